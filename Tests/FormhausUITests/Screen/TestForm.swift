import FormhausText
import Surface

@testable import FormhausUI
@testable import FormhausViews

/// The answers behind a form of a test, and how its fields behave.
@MainActor
final class TestAnswers {
  var texts: [String: String] = [:]
  var picked: [String: Set<Int>] = [:]
  var switches: [String: Bool] = [:]
  var pressed: [String] = []
  var committed: [String] = []
  var isLocked = false
  /// Fields that are locked by themselves.
  var locked: Set<String> = []
  var isBusy = false
  /// What all buttons are for, instead of what each is for.
  var purpose: Purpose?
  /// Why the buttons that lead on are not ready.
  var dimmedReason: String?
  /// Texts that are required.
  var required: Set<String> = []
  /// Fields that are not on the page.
  var hidden: Set<String> = []
  var errors: [String: String] = [:]
  var step = 0
  /// Another edition gives every field another identity.
  var edition = 0
  var isForward = true
  var announcement: Announcement?
  var focusRequest: FocusRequest?
  /// Called whenever something changed.
  var changed: (@MainActor () -> Void)?

  func text(_ key: String) -> Binding<String> {
    Binding(get: { self.texts[key] ?? "" }, set: { self.change(\.texts[key], $0) })
  }

  func isOn(_ key: String) -> Binding<Bool> {
    Binding(get: { self.switches[key] ?? false }, set: { self.change(\.switches[key], $0) })
  }

  func change<Value>(_ path: ReferenceWritableKeyPath<TestAnswers, Value>, _ value: Value) {
    self[keyPath: path] = value
    changed?()
  }
}

/// A page of any fields, in the order in which they are given.
struct TestForm: View {
  enum Field {
    case line(String, limit: Int? = nil)
    case secret(String)
    case lines(String, rows: Int = 3)
    case choice(
      String, [String], look: ChoicesLook = .inline, several: Bool = false, isRequired: Bool = false)
    case flag(String)
    case words(String, rows: Int)
    case button(String, Purpose? = nil)
  }

  let answers: TestAnswers
  let fields: [Field]

  var body: some View {
    VStack {
      VStack {
        ForEach(fields.indices, id: \.self) { index in
          row(fields[index]).id(answers.edition)
        }
      }
      .slide(key: answers.step, isForward: answers.isForward)
    }
    .signals(Signals(announcement: answers.announcement, focusRequest: answers.focusRequest))
  }

  @ViewBuilder private func row(_ field: Field) -> some View {
    switch field {
    case .line(let key, let limit):
      if !answers.hidden.contains(key) {
        well(key) { TextField("", text: answers.text(key)).limited(limit) }
      }
    case .secret(let key): well(key) { SecureField("", text: answers.text(key)) }
    case .lines(let key, let rows): well(key) { TextField("", text: answers.text(key), rows: rows) }
    case .choice(let key, let options, let look, let several, let isRequired):
      well(key) {
        TestChoice(answers: answers, key: key, options: options, look: look, several: several)
          .answer(isRequired: isRequired)
      }
    case .flag(let key): Toggle(key, isOn: answers.isOn(key)).handles(key, answers)
    case .words(let text, let rows): Text((0..<rows).map { "\(text) \($0)" }.joined(separator: "\n"))
    case .button(let key, let purpose):
      Button(key, isBusy: answers.isBusy) { answers.change(\.pressed, answers.pressed + [key]) }
        .handles(key, answers)
        .meaning { semantics in
          semantics.purpose = answers.purpose ?? purpose
          semantics.dimmedReason = answers.dimmedReason.map(SafeText.init(label:))
          if answers.isBusy {
            semantics.actions.cancel = { answers.change(\.pressed, answers.pressed + ["cancel"]) }
          }
        }
    }
  }

  private func well(_ key: String, @ViewBuilder _ control: () -> some View) -> some View {
    VStack {
      Well(key) { control().handles(key, answers) }
      if let error = answers.errors[key] { Text("! " + error) }
    }
  }
}

private struct TestChoice: PrimitiveView {
  let answers: TestAnswers
  let key: String
  let options: [String]
  let look: ChoicesLook
  let several: Bool

  func resolve(in context: ResolveContext) -> [Element] {
    let picked = answers.picked[key] ?? []
    var semantics = Semantics(role: .choice, label: SafeText(label: key))
    semantics.value =
      picked.isEmpty
      ? nil : SafeText(value: picked.sorted().map { options[$0] }.joined(separator: ", "))
    semantics.actions.pick = { [answers, key, several] index in
      answers.change(\.picked[key], several ? picked.symmetricDifference([index]) : [index])
    }
    semantics.actions.clear = { [answers, key] in answers.change(\.picked[key], []) }
    let list = options.map { option in
      Choice(
        label: SafeText(value: option), isDisabled: option.hasPrefix("-"), testID: key + "." + option)
    }
    let content = ChoicesContent(
      look: look, allowsMultiple: several, options: ChoiceList(list), picked: picked, prompt: "Choose")
    return [Element(id: context.id, content: .choices(content), semantics: semantics)]
  }
}

extension View {
  /// What every control of a test form has.
  @MainActor
  fileprivate func handles(_ key: String, _ answers: TestAnswers) -> some View {
    meaning { semantics in
      semantics.testID = key
      semantics.focusTag = key
      semantics.isLocked = answers.isLocked || answers.locked.contains(key)
      if answers.required.contains(key) { semantics.isRequired = true }
      semantics.error = answers.errors[key].map(SafeText.init(notes:))
      semantics.actions.commit = { answers.committed.append(key) }
    }
  }

  fileprivate func limited(_ limit: Int?) -> some View {
    modified { element in
      guard case .input(var input) = element.content else { return }
      input.limit = limit
      element.content = .input(input)
    }
  }
}

extension ScreenPilot {
  /// A screen on a form whose changes it follows.
  convenience init(
    _ fields: [TestForm.Field], answers: TestAnswers, rows: Int = 24, columns: Int = 60,
    options: ScreenOptions = ScreenOptions(colours: .monochrome, reduceMotion: true)
  ) {
    self.init(
      TestForm(answers: answers, fields: fields), size: Size(columns: columns, rows: rows), options: options)
    answers.changed = { [weak self] in self?.screen.host.invalidate() }
  }
}
