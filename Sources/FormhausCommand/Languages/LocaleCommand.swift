import Address
import FormhausCore
import FormhausText

/// `formhaus locale`
struct LocaleCommand {
  /// What is done with languages.
  enum Task: String, CaseIterable {
    case list, print, missing
  }

  /// How what is missing is written.
  enum Output: String, CaseIterable {
    case text, json
  }

  private let task: Task
  private let subject: String?
  private let output: Output?
  private let locale: String?

  init(_ arguments: Arguments) {
    task = arguments.operands.first.flatMap(Task.init(rawValue:)) ?? .list
    subject = arguments.operands.dropFirst().first
    output = arguments.choice(.missingOutput)
    locale = arguments[.translatedInto]
  }

  func run() throws(Failure) {
    if task != .missing, output != nil { throw .usage("--format is for locale missing") }
    if task != .missing, locale != nil { throw .usage("--into is for locale missing") }
    switch task {
    case .list: try list()
    case .print: try print()
    case .missing: try missing()
    }
  }

  private func list() throws(Failure) {
    guard subject == nil else {
      throw .usage("locale list takes nothing more; a catalog: formhaus locale print LANG")
    }
    let bundled = BundledLocale.all.map(\.language)
    let others = CountryList.languages.filter { !bundled.contains($0) }.sorted()
    let lines = (bundled + others).map { tag in
      [
        tag,
        bundled.contains(tag)
          ? "texts, dates, numbers, countries" : "dates, numbers, countries; texts by --catalog",
      ]
    }.inColumns
    try StandardStreams.write(lines.map { $0 + "\n" }.joined())
  }

  private func print() throws(Failure) {
    guard let subject else { throw .usage("locale print needs a language: formhaus locale print nl") }
    guard LocaleName.isTag(subject) else {
      throw .usage("locale print cannot take \"\(subject)\"; pass the tag of a language, such as nl or pt-BR")
    }
    try write(CatalogTemplate(locale: subject).json)
  }

  private func missing() throws(Failure) {
    guard let subject else {
      throw .usage("locale missing needs a catalog or a form: formhaus locale missing FILE")
    }
    if let locale, !LocaleName.isTag(locale) {
      throw .usage("--into cannot be \"\(locale)\"; pass the tag of a language, such as nl or pt-BR")
    }
    let source = try InputFile(path: subject).read(limit: DefinitionFile.standardLimit)
    let root = try source.parsed(limit: DefinitionFile.standardLimit)
    let isForm = ["id", "submit", "fields", "steps"].contains { root.member($0) != nil }
    let isComplete = isForm ? try missing(inForm: source) : try missing(inCatalog: source)
    if !isComplete { throw Failure(.cancelled, []) }
  }

  /// Tells what a catalog lacks; whether that is nothing.
  private func missing(inCatalog source: SourceText) throws(Failure) -> Bool {
    if locale != nil { throw .usage("--into is for forms; a catalog says its language itself") }
    let catalog = try CatalogFile.catalog(source)
    let missing = CatalogTemplate(locale: catalog.locale, keys: catalog.missing)
    if output == .json {
      try write(missing.json)
    } else {
      try write(missing.lines)
    }
    return missing.lines.isEmpty
  }

  /// Tells what the translations of a form lack; whether that is nothing.
  private func missing(inForm source: SourceText) throws(Failure) -> Bool {
    let definition = try DefinitionFile(source).definition
    let texts = definition.writtenTexts
    let languages = locale.map { [$0] } ?? definition.i18n.keys.sorted()
    let lacking = languages.map { language in
      (language, texts.filter { definition.i18n[language]?.texts[$0.address] == nil })
    }
    if output == .json {
      try write(
        JSONObject(lacking.map { ($0.0, .object(JSONObject($0.1.map { ($0.address, .string($0.text)) }))) }))
    } else {
      try write(lacking.flatMap { language, texts in texts.map { "\(language) \($0.address): \($0.text)" } })
    }
    return lacking.allSatisfy { $0.1.isEmpty }
  }

  private func write(_ lines: [String]) throws(Failure) {
    try StandardStreams.write(lines.map { SafeText(value: $0).string + "\n" }.joined())
  }

  private func write(_ json: JSONObject) throws(Failure) {
    try StandardStreams.write(JSONWriter.string(.object(json), pretty: true) + "\n")
  }
}

extension Option {
  static let missingOutput = Option.choice(
    "--format", LocaleCommand.Output.self,
    help: "How missing texts are written: text, or json to fill in and add. Default: text.")
  static let translatedInto = Option.value(
    "--into", "LANG", help: "The language that a form is to be translated into. Default: those it has.")
}
