import FormhausCore
import FormhausUI
import Glibc

/// The theme that the command line asks for: a built-in one, or one in a file.
enum ThemeChoice: Equatable {
  case builtIn(FormhausTheme)
  case file(InputFile)

  /// A text with a slash or with `.json` at its end is a file, and what there is a file of.
  ///
  /// - Throws: a usage failure that lists the themes when there is none of the name.
  init(_ text: String) throws(Failure) {
    if let theme = FormhausTheme(named: text) {
      self = .builtIn(theme)
    } else if text.contains("/") || text.hasSuffix(".json") || access(text, F_OK) == 0 {
      self = .file(InputFile(path: text))
    } else {
      let names = FormhausTheme.builtIn.map(\.name)
      let mend = closest(to: text, among: names)
      throw .usage(
        "there is no theme \"\(text)\"; pass \(names.joined(separator: ", ")) or a FILE.json\(mend)")
    }
  }

  /// The theme; what is odd about its file is told on standard error.
  func theme() throws(Failure) -> FormhausTheme {
    switch self {
    case .builtIn(let theme): return theme
    case .file(let file):
      let file = try ThemeFile(file)
      file.warnings.forEach(StandardStreams.tell)
      return file.theme
    }
  }
}

extension Option {
  static let theme = Option.value(
    "--theme", "NAME|FILE",
    help: "The colours: \(FormhausTheme.builtIn.map(\.name).joined(separator: ", ")) or a theme file.")
}

extension Arguments {
  /// The theme that `--theme` asks for; nil without it.
  var theme: ThemeChoice? {
    get throws(Failure) { try self[.theme].map { text throws(Failure) in try ThemeChoice(text) } }
  }
}
