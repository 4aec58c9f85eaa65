package import FormhausCore
import Glibc

extension CivilDate {
  /// The date where the program runs.
  package static var today: CivilDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let day = CivilDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return day ?? CivilDate(dayNumber: Int(now) / 86_400)
  }
}
