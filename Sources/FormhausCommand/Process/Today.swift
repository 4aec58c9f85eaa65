import Glibc

/// The date where the program runs.
enum Today {
  /// `YYYY-MM-DD`
  static var text: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return [(parts.tm_year + 1900, 4), (parts.tm_mon + 1, 2), (parts.tm_mday, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }.joined(separator: "-")
  }
}
