import FormhausTesting
import FormhausViews

extension Option {
  static let dumpIds = Option.choice(
    "--dump-ids", alone: IdFormat.table,
    help: "Ask nobody: list the test ids of the first screen with role, label and place, from 1.")
  static let demo = Option.choice(
    "--demo", DemoName.self, help: "A form that comes with the program, in the place of FORM.json.")
  static let size = Option.value(
    "--size", "COLUMNSxROWS", help: "The extent of the terminal. Default: 80x24.")
  static let snapshotFormat = Option.choice(
    "--format", SnapshotFormat.self,
    help: "How it is written; keys lists the keys that work there. Default: text.")
  static let step = Option.value(
    "--step", "NUMBER",
    help:
      "Go to a step, 1 for the first, without checking those before it; "
      + "behind the last one is Review, which needs answers that pass."
  )
  static let keys = Option.value(
    "--keys", "KEYS", help: "Keys to press then, as scenario files write them: 'Ada<Tab><Enter>'.")
  static let background = Option.choice(
    "--background", PictureBackground.self, help: "The colours of the terminal. Default: dark.")
  static let title = Option.value(
    "--title", "TEXT", help: "What the window is called; '' for nothing. Default: the form's title.")
  static let today = Option.value(
    "--today", "YYYY-MM-DD", help: "The day it is in the picture. Default: \(SnapshotOptions.standardDay).")
  static let pictureFile = Option.value(
    "--output-file", short: "-o", "FILE", help: "Write the picture to a file, whole or not at all.")
  static let components = Option.choice(
    "--components", ComponentSet.self,
    help: "The views of a form written as JSON: those of Formhaus, or the terminal's own. Default: standard.")
}

/// The sets of views that a picture can show.
enum ComponentSet: String, CaseIterable, Sendable {
  case standard, system

  var components: FormComponents {
    switch self {
    case .standard: .standard
    case .system: .system
    }
  }
}
