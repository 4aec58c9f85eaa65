import FormhausCore

/// Every token of a theme and every widget on one page; Left and Right on its first row change the theme.
package struct ThemePreview: View {
  /// How well the text of a token can be read, in words: with 256 colours and with 16.
  package typealias Contrasts = @MainActor (FormhausTheme, ThemeToken) -> [String]

  private let themes: [FormhausTheme]
  private let contrasts: Contrasts
  @State private var number: Int
  @Environment(\.finish) private var finish

  /// - Parameters:
  ///   - themes: at least one.
  ///   - first: the place of the theme that is shown first, from 0.
  package init(_ themes: [FormhausTheme], first: Int = 0, contrasts: @escaping Contrasts) {
    self.themes = themes
    self.contrasts = contrasts
    number = first
  }

  package var body: some View {
    let theme = themes.indices.contains(number) ? themes[number] : .standard
    VStack(spacing: 1) {
      Picker("Theme", selection: $number) {
        ForEach(themes.indices, id: \.self) { Text(value: themes[$0].name).tag($0) }
      }
      .pickerStyle(.chips)
      .meaning { $0.actions.cancel = finish }
      .sticky()
      TokenTable(theme: theme, contrasts: contrasts)
      StateSamples()
      SampleForm().onFormCancel(finish)
    }
    .formhausTheme(theme)
  }
}

/// A row a token: its name, what it looks like, how well it can be read.
private struct TokenTable: View {
  let theme: FormhausTheme
  let contrasts: ThemePreview.Contrasts

  var body: some View {
    Card {
      row("Token", Text("Sample"), ["256", "16"]).foregroundStyle(.textSecondary)
      ForEach(ThemeToken.allCases, id: \.self) { token in
        row(token.rawValue, sample(token), contrasts(theme, token))
      }
      Text("256 and 16: the contrast with so many colours; own: the terminal's own. Esc leaves.")
        .foregroundStyle(.textSecondary)
    }
  }

  private func row(_ name: String, _ sample: some View, _ contrasts: [String]) -> some View {
    HStack(spacing: 1) {
      Text(name).frame(width: 15)
      sample.frame(width: 6)
      ForEach(contrasts.indices, id: \.self) { Text(contrasts[$0]).frame(width: 4) }
    }
  }

  @ViewBuilder private func sample(_ token: ThemeToken) -> some View {
    switch token {
    case .surface, .surfaceElevated, .fill: Text("Sample").background(token.color)
    case .accentOn: Text("Sample").foregroundStyle(.accentOn).background(.accent)
    case .separator: Text("------").foregroundStyle(.separator)
    case .textPrimary, .textSecondary, .textTertiary, .accent, .danger:
      Text("Sample").foregroundStyle(token.color)
    }
  }
}

/// What forms show besides fields that wait for an answer.
private struct StateSamples: View {
  @State private var name = "Maya Chen"
  @State private var email = "maya@"
  @State private var city = ""
  @FocusState private var isOnRefused

  var body: some View {
    VStack(spacing: 1) {
      StepIndicator(number: 2, of: 4, title: "States")
      ErrorSummary(
        errors: [FieldError(key: "refused", message: refusal)], testID: nil, label: { _ in "Refused" },
        goTo: { _ in isOnRefused = true })
      Card {
        Well("Answered") { TextField("", text: $name) }
        Well("Refused", isInvalid: true) {
          TextField("", text: $email).answer(error: refusal).focused($isOnRefused)
        }
        ErrorText(refusal).padding(.horizontal, 2)
        Well("Waiting for an answer") { TextField("Example", text: $city) }
        Text("A remark on the field").foregroundStyle(.textSecondary).padding(.horizontal, 2)
        Well("Locked") { TextField("", text: $name).locked() }
        Well("Unavailable") { TextField("", text: $name) }.disabled()
        Spinner("Working...").padding(.horizontal, 2)
        Divider()
        Skeleton(rows: 1)
      }
      NotePanel { Text("A note, on fill where the theme has one.") }
      Button("The main action") {}.buttonStyle(.borderedProminent)
      Button("The main action, not ready") {}.buttonStyle(.borderedProminent).dimmed("Something is missing")
      Button("An action beside it") {}.buttonStyle(.bordered)
      Button("An action that is unavailable") {}.buttonStyle(.bordered).disabled()
      Button("A link") {}.buttonStyle(.plain)
    }
  }

  private var refusal: String { "Enter a valid email" }
}
