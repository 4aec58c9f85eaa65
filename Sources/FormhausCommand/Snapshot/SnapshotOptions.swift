import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import Surface

/// Everything the command line says about a picture.
struct SnapshotOptions {
  enum Subject {
    case file(InputFile)
    case demo(DemoName)
  }

  /// The day it is when nothing else is said, so that pictures stay as they are.
  static let standardDay = "2026-10-22"

  var subject: Subject
  var answers: InputFile?
  var step: Int?
  var keys: [Key]
  var size: Size
  var format: SnapshotFormat
  var background: PictureBackground
  var color: ColorChoice
  var components: ComponentSet
  var borders: Borders
  var isLarge: Bool
  /// Nil for the standard theme.
  var theme: ThemeChoice?
  /// Nil leaves it to the form.
  var title: String?
  var hasReview: Bool
  var today: CivilDate
  var hiddenValues: HiddenValues
  var definitionLimit: Int
  var locale: LocaleChoice
  var output: OutputFile?

  /// Pictures do not depend on the machine: the environment has no say.
  init(_ arguments: Arguments) throws(Failure) {
    subject = try SnapshotOptions.subject(arguments)
    answers = arguments[.answers].map(InputFile.init(path:))
    step = try arguments[.step].map { text throws(Failure) in
      guard let number = Int(text), number > 0 else {
        throw .usage("--step cannot be \"\(text)\"; pass a number, 1 for the first step")
      }
      return number
    }
    do throws(KeySequence.SyntaxError) {
      keys = try KeySequence(arguments[.keys] ?? "").keys
    } catch {
      throw .usage("--keys: \(error.description)")
    }
    size = try arguments.terminalSize
    format = arguments.choice(.snapshotFormat) ?? .text
    background = arguments.choice(.background) ?? .dark
    color = arguments.choice(.color) ?? .auto
    components = arguments.choice(.components) ?? .standard
    theme = try arguments.theme
    borders = arguments.choice(.borders) ?? .line
    isLarge = arguments.choice(.large) == OnOff.on
    title = arguments[.title]
    hasReview = !arguments.has(.noReview)
    let day = arguments[.today] ?? SnapshotOptions.standardDay
    guard let today = CivilDate(written: day) else {
      throw .usage("--today cannot be \"\(day)\"; pass a day such as \(SnapshotOptions.standardDay)")
    }
    self.today = today
    hiddenValues = arguments.choice(.hiddenValues) ?? .clear
    definitionLimit = try arguments.definitionLimit
    locale = try LocaleChoice(arguments, environment: [:])
    output = arguments[.pictureFile].map { OutputFile(path: $0, isPrivate: false) }
  }

  /// The colours of the terminal that the picture shows.
  var colours: ColourDepth {
    switch color {
    case .auto: .indexed256
    case .always: .truecolor
    case .never: .monochrome
    }
  }

  private static func subject(_ arguments: Arguments) throws(Failure) -> Subject {
    let demo: DemoName? = arguments.choice(.demo)
    switch (arguments.operands.first, demo) {
    case (let path?, nil): return .file(InputFile(path: path))
    case (nil, let demo?): return .demo(demo)
    case (nil, nil): throw .usage("snapshot needs a form: pass FORM.json or --demo NAME")
    case (_?, _?): throw .usage("FORM.json and --demo are two forms; pass one of them")
    }
  }
}

extension Arguments {
  /// The extent of the terminal that `--size` asks for.
  var terminalSize: Size {
    get throws(Failure) {
      let text = self[.size] ?? "80x24"
      guard let size = FormhausCommand.terminalSize(text) else {
        throw .usage("--size cannot be \"\(text)\"; pass columns and rows such as 80x24, up to 500 each")
      }
      return size
    }
  }
}

extension CivilDate {
  /// The day of a text such as 2026-10-22; nil when there is no such day.
  fileprivate init?(written text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
