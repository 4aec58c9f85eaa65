import CCharacterWidth
import Glibc

/// Which characters reach the terminal, by the locale of the environment.
enum CharacterSet {
  /// Sets the locale of characters, and says whether it is Unicode. A locale that is not installed, but
  /// names UTF-8, is replaced by C.UTF-8; without Unicode only ASCII is drawn.
  static func establish(ambiguousWide: Bool) -> Bool {
    fh_set_ambiguous_wide(ambiguousWide ? 1 : 0)
    if setlocale(LC_CTYPE, "") != nil, isUnicode { return true }
    if namesUnicode {
      for locale in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where setlocale(LC_CTYPE, locale) != nil && isUnicode
      {
        return true
      }
    }
    setlocale(LC_CTYPE, "C")
    return false
  }

  /// The cells libc and ncurses give a character: -1 for one that is not drawn.
  static func width(of scalar: Unicode.Scalar) -> Int {
    Int(fh_width(wchar_t(bitPattern: scalar.value)))
  }

  private static var isUnicode: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }

  /// The locale that the environment's first locale variable that is set names, and whether the C library has it.
  static var wanted: (name: String, isThere: Bool) { (name, setlocale(LC_CTYPE, "") != nil) }

  private static var name: String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment($0) }.first { !$0.isEmpty } ?? ""
  }

  /// Whether that locale asks for UTF-8.
  private static var namesUnicode: Bool {
    let name = name.lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8") || name.contains("utf-8@")
      || name.contains("utf8@")
  }
}

/// The value of an environment variable; nil when it is not set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
