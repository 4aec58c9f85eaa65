import CNcurses
import Glibc

/// The description of a terminal, from the system's terminfo.
@MainActor
enum Terminfo {
  /// Loads the first description there is for `name`. Throws when there is none, or when it has no way to
  /// move the cursor.
  static func load(_ name: String, _ tty: Tty) throws(TerminalError) -> String {
    for candidate in TerminalName.candidates(for: name) {
      var outcome: Int32 = 0
      guard setupterm(candidate, tty.descriptor, &outcome) == OK else { continue }
      guard string("cup") != nil else {
        unload()
        throw .cannotDraw(term: name)
      }
      return candidate
    }
    throw .unknown(term: name)
  }

  /// Forgets the description that `load` has loaded.
  static func unload() {
    if let description = set_curterm(nil) { del_curterm(description) }
  }

  /// The loaded terminal's string capability; nil when it has none of that name.
  static func string(_ capability: String) -> String? {
    guard let value = tigetstr(capability), value != UnsafeMutablePointer(bitPattern: -1) else { return nil }
    return String(cString: value)
  }

  /// How many colours the loaded terminal has; 0 for none.
  static var colours: Int { max(0, Int(tigetnum("colors"))) }

  /// Whether the loaded terminal has the boolean capability.
  static func flag(_ capability: String) -> Bool {
    tigetflag(capability) > 0
  }
}
