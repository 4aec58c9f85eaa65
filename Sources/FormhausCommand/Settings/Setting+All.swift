import Formhaus
import FormhausUI

extension Setting {
  static let ui = Setting(
    member: "ui", option: .ui, values: .choice(Interface.words),
    shorthands: [(.plain, "plain"), (.noPlain, "full"), (.noInput, "none")],
    variables: PresentationVariable.interface, standard: auto,
    remark: "full screen where the terminal can show one, else line by line")

  static let color = Setting(
    member: "color", option: .color, values: .choice(ColorChoice.allCases.map(\.rawValue)),
    variables: PresentationVariable.color, standard: auto, remark: "as many colours as the terminal has")

  static let theme = Setting(
    member: "theme", option: .theme, values: .nameOrFile(FormhausTheme.builtIn.map(\.name)),
    standard: "standard")

  static let borders = Setting(
    member: "borders", option: .borders, values: .choice(Borders.words), standard: auto,
    remark: "none where less motion or a theme of high contrast was asked for, else line")

  static let large = Setting(member: "large", option: .large, values: .flag, standard: "off")

  static let reduceMotion = Setting(
    member: "reduceMotion", option: .reduceMotion, values: .flagOrAuto,
    variables: PresentationVariable.reduceMotion, standard: auto,
    remark: "on for the consoles linux and vt*, and while a line is slow")

  static let bell = Setting(member: "bell", option: .bell, values: .flag, standard: "off")
  static let flash = Setting(member: "flash", option: .flash, values: .flag, standard: "off")
  static let mouse = Setting(member: "mouse", option: .mouse, values: .flag, standard: "off")
  static let ambiguousWide = Setting(
    member: "ambiguousWide", option: .ambiguousWide, values: .flag, standard: "off")
  static let quietWait = Setting(member: "quietWait", option: .quietWait, values: .flag, standard: "off")
  static let commandPrefix = Setting(
    member: "commandPrefix", option: .commandPrefix, values: .sign, standard: "/")

  /// Every setting, in the order in which it is told.
  static let all = [
    ui, color, theme, borders, large, reduceMotion, bell, flash, mouse, ambiguousWide, quietWait,
    commandPrefix,
  ]
}

extension Option {
  static let ui = Option.words(
    "--ui", Interface.words, help: "How to ask: --plain, --no-plain or --no-input.")
  static let plain = Option.flag("--plain", help: "Ask line by line; for screen readers, braille and logs.")
  static let noPlain = Option.flag("--no-plain", help: "Ask full screen.")
  static let noInput = Option.flag(
    "--no-input", help: "Ask nobody: check the answers that are given, then submit and print them.")
  static let color = Option.choice(
    "--color", ColorChoice.self, help: "Whether colours are used. Default: auto.")
  static let borders = Option.words(
    "--borders", Borders.words,
    help: "The lines around cards, fields and lists. Default: line; none with less motion or high contrast.")
  static let large = Option.onOff(
    "--large", help: "For large letters: nothing stands side by side, and suggestions and options wrap.")
  static let reduceMotion = Option.onOffAuto(
    "--reduce-motion", help: "No slides and no spinner: words instead.")
  static let bell = Option.onOff(
    "--bell",
    help:
      "Ring when the step changes, a suggestion fills fields, answers are refused, sent or cannot be sent.")
  static let flash = Option.onOff("--flash", help: "Flash the screen then.")
  static let mouse = Option.onOff(
    "--mouse", help: "Clicks focus and press; the terminal then selects no text.")
  static let ambiguousWide = Option.onOff(
    "--ambiguous-wide",
    help:
      "The terminal draws Greek, Cyrillic and other letters of ambiguous width in two cells; lines are ASCII."
  )
  static let quietWait = Option.onOff(
    "--quiet-wait", help: "Line by line, do not say again and again that something takes long.")
  static let commandPrefix = Option.value(
    "--command-prefix", "SIGN",
    help: "What commands begin with line by line, such as : in the place of / for answers that begin with /.")
}

extension Interface {
  /// What the interface can be asked to be.
  fileprivate static let words = allCases.map(\.rawValue) + [Setting.auto]
}

extension Borders {
  /// What the lines can be asked to be.
  fileprivate static let words = allCases.map(\.rawValue) + [Setting.auto]
}

/// How much colour is used.
enum ColorChoice: String, CaseIterable, Sendable {
  case never, auto, always
}
