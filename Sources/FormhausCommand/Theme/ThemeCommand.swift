import Formhaus
import FormhausCore
import FormhausUI
import FormhausViews
import Surface

/// `formhaus theme`
@MainActor
struct ThemeCommand {
  /// What is done with themes.
  enum Task: String, CaseIterable {
    case list, preview, check
  }

  let task: Task
  let choice: ThemeChoice?
  /// How a preview is shown; nil for the other tasks.
  let presentation: PresentationOptions?

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    task = arguments.operands.first.flatMap(Task.init(rawValue:)) ?? .list
    choice = try arguments.operands.dropFirst().first.map { text throws(Failure) in try ThemeChoice(text) }
    presentation = task == .preview ? try PresentationOptions(arguments, environment: environment) : nil
  }

  func run() async throws(Failure) {
    switch task {
    case .list: try list()
    case .preview: try await preview()
    case .check: try check()
    }
  }

  private func list() throws(Failure) {
    guard choice == nil else { throw .usage("theme list takes no theme; to see one: formhaus theme preview") }
    let lines = FormhausTheme.builtIn.map { [$0.name, ThemeCommand.remarks[$0.name] ?? ""] }.inColumns
    try StandardStreams.write(lines.map { $0 + "\n" }.joined())
  }

  /// What each built-in theme is for.
  static let remarks = [
    "standard": "Right on dark and on light; the default.",
    "light": "For a light background.",
    "dark": "For a dark background.",
    "high-contrast": "The terminal's own colours; what matters is bold or reversed.",
    "monochrome": "No colours.",
  ]

  private func preview() async throws(Failure) {
    var themes = FormhausTheme.builtIn
    if let theme = try choice?.theme(), !themes.contains(theme) { themes.insert(theme, at: 0) }
    var first = 0
    if case .builtIn(let theme)? = choice { first = themes.firstIndex(of: theme) ?? 0 }
    let view = ThemePreview(themes, first: first) { ThemeCommand.contrasts($0, $1) }
    guard var options = presentation else { return }
    options.interface = .full
    options.profile = nil
    try await options.show(
      view, title: "Themes", labels: Labels(locale: "en"), messages: Messages(locale: "en"),
      isSent: { false }, ended: {})
  }

  /// How well a token can be read with 256 and with 16 colours: of a background, what is written on it.
  static func contrasts(_ theme: FormhausTheme, _ token: ThemeToken) -> [String] {
    let pair: (text: ThemeToken, ground: ThemeToken) =
      switch token {
      case .surface, .surfaceElevated, .fill: (.textPrimary, token)
      case .accentOn: (.accentOn, .accent)
      case .textPrimary, .textSecondary, .textTertiary, .separator, .accent, .danger: (token, .surface)
      }
    return [.indexed256, .ansi16].map { depth in
      theme.contrast(of: pair.text, on: pair.ground, at: depth)?.asContrast ?? "own"
    }
  }

  private func check() throws(Failure) {
    guard case .file(let input)? = choice else {
      throw .usage("theme check needs a theme file: formhaus theme check FILE.json")
    }
    let warnings = try ThemeFile(input).warnings
    let summary = "\(input.name): no errors, \(counted(warnings.count, "warning"))"
    try StandardStreams.write((warnings + [summary]).map { $0 + "\n" }.joined())
  }
}
