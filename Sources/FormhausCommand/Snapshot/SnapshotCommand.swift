import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews

/// `formhaus snapshot`
@MainActor
struct SnapshotCommand {
  let options: SnapshotOptions

  /// Shows the form, does what is asked and writes the picture.
  func run() async throws(Failure) {
    let (form, title) = try stage()
    if let step = options.step { try await form.show(step: step) }
    await form.terminal.settle()
    try await form.press(options.keys)
    let picture = options.format.picture(
      form.terminal, title: title.isEmpty ? nil : SafeText(label: title).string,
      background: options.background)
    if let output = options.output {
      try output.write(picture)
    } else {
      try StandardStreams.write(picture)
    }
  }

  private func stage() throws(Failure) -> (form: HeadlessForm, title: String) {
    switch options.subject {
    case .demo(.booking):
      return try stage(StepFormExample(today: options.today) { _ in }, DemoName.bookingTitle)
    case .demo(.address): return try stage(AddressFormExample { _ in }, DemoName.addressTitle)
    case .demo(.signup): return try stage(try DefinitionFile(DemoName.signupSource))
    case .file(let file): return try stage(try DefinitionFile(file, limit: options.definitionLimit))
    }
  }

  private func stage(_ view: some View, _ title: String) throws(Failure) -> (
    form: HeadlessForm, title: String
  ) {
    guard options.answers == nil else { throw .usage("--answers is for forms written as JSON") }
    let form = HeadlessForm(view, language: try options.locale.language(), look: try look())
    return (form, options.title ?? title)
  }

  private func look() throws(Failure) -> HeadlessLook {
    HeadlessLook(
      size: options.size, theme: try options.theme?.theme() ?? .standard, colours: options.colours,
      components: options.components.components, borders: options.borders, isLarge: options.isLarge)
  }

  private func stage(_ file: DefinitionFile) throws(Failure) -> (form: HeadlessForm, title: String) {
    let definition = file.definition
    let language = try options.locale.language(for: definition)
    var engineOptions = FormEngineOptions.inProgram(language, hiddenValues: options.hiddenValues)
    engineOptions.today = options.today.description
    var answers: JSONObject = [:]
    if let file = options.answers { answers = try AnswersFile.read(file, for: definition) }
    let form = HeadlessForm(
      file.form, answers: answers, options: engineOptions, hasReview: options.hasReview,
      look: try look())
    return (form, options.title ?? definition.localized(to: language.locale).title)
  }
}
