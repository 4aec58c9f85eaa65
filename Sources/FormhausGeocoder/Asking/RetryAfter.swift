/// What a `Retry-After` header says: seconds, or a date of HTTP.
enum RetryAfter {
  /// A day: no header keeps a form waiting for longer.
  private static let longest = 86_400

  /// The seconds to wait, from 0 to a day; nil when the text says nothing.
  ///
  /// - Parameter now: seconds since 1970.
  static func seconds(_ text: String, now: Int) -> Int? {
    let text = text.filter { $0 != "\t" }.split(separator: " ").joined(separator: " ")
    if !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      return min(Int(text) ?? longest, longest)
    }
    return date(text).map { max(0, min($0 - now, longest)) }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Seconds since 1970 of the three forms of RFC 9110: `Sun, 06 Nov 1994 08:49:37 GMT`,
  /// `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`.
  private static func date(_ text: String) -> Int? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
    let parts: (day: String, month: String, year: String, time: String)
    if words.count == 6, words[5] == "GMT" {
      parts = (words[1], words[2], words[3], words[4])
    } else if words.count == 5 {
      parts = (words[2], words[1], words[4], words[3])
    } else {
      return nil
    }
    guard let day = Int(parts.day), 1...31 ~= day, let month = months.firstIndex(of: parts.month),
      let year = Int(parts.year), 0...9999 ~= year
    else { return nil }
    let time = parts.time.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2], 0..<24 ~= hour,
      0..<60 ~= minute, 0...60 ~= second
    else { return nil }
    let full = parts.year.utf8.count > 2 ? year : year + (year < 70 ? 2000 : 1900)
    return days(full, month + 1, day) * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// The days since 1970 of a date.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
