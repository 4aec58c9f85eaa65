public import FormhausText

/// Steps of the hour or of the minutes of a typed time, whichever the caret is in.
///
/// Minutes go by 5 and by 30, to the next multiple; hours by 1 and by 6. A time alone goes on around midnight.
public struct TimeStepper: TextStepper, Hashable {
  private let moment: Moment
  private let dates: DateNotation
  private let earliest: String?
  private let latest: String?

  private static let dayMinutes = 24 * 60

  /// Steps of a time of day, alone or behind a day.
  ///
  /// - Parameters:
  ///   - earliest: the least answer of a time as `HH:mm`.
  ///   - latest: the last answer of a time as `HH:mm`.
  public init(_ moment: Moment, _ dates: DateNotation, earliest: String? = nil, latest: String? = nil) {
    self.moment = moment
    self.dates = dates
    self.earliest = earliest
    self.latest = latest
  }

  /// The time a step further, written as the one before; nil where the caret is in no time.
  public func stepped(_ typed: CaretText, _ step: TextStep) -> CaretText? {
    guard moment == .dateTime else { return steppedTime(typed, step) }
    guard let parts = dates.parts(of: typed.text), typed.caret >= parts.timeStart else { return nil }
    let day = String(typed.text.prefix(parts.timeStart))
    let time = CaretText(parts.time, caret: typed.caret - parts.timeStart)
    guard let next = steppedTime(time, step) else { return nil }
    return CaretText(day + next.text, caret: parts.timeStart + next.caret)
  }

  private func steppedTime(_ typed: CaretText, _ step: TextStep) -> CaretText? {
    if typed.text.trimmed.isEmpty {
      return written(TimeStepper.minutes(earliest) ?? 12 * 60, typed, isHour: true)
    }
    guard let now = TimeStepper.minutes(TimeNotation.time(typed.text)) else { return nil }
    let isHour = typed.caret <= TimeStepper.hourEnd(Array(typed.text))
    let size = isHour ? (step.isFar ? 360 : 60) : step.isFar ? 30 : 5
    let next =
      isHour
      ? now + (step.isUp ? size : -size)
      : step.isUp
        ? (now / size + 1) * size : (now - 1 + TimeStepper.dayMinutes) / size * size - TimeStepper.dayMinutes
    guard let minutes = bounded(next, from: now) else { return typed }
    return written(minutes, typed, isHour: isHour)
  }

  /// The minutes of a day; nil where a day and time would leave its day.
  private func bounded(_ minutes: Int, from now: Int) -> Int? {
    let wrapped = (minutes % TimeStepper.dayMinutes + TimeStepper.dayMinutes) % TimeStepper.dayMinutes
    guard moment == .time else { return wrapped == minutes ? minutes : nil }
    let (first, last) = (
      TimeStepper.minutes(earliest) ?? 0, TimeStepper.minutes(latest) ?? TimeStepper.dayMinutes - 1
    )
    guard first <= last, earliest != nil || latest != nil else { return wrapped }
    return min(max(minutes, first), last)
  }

  /// A time in the way in which the one before was written, as far as it says which half of the day it is in.
  private func written(_ minutes: Int, _ typed: CaretText, isHour: Bool) -> CaretText {
    let (hour, minute) = (minutes / 60, minutes % 60)
    let isHalfDay = typed.text.lowercased().contains { $0 == "a" || $0 == "p" }
    let shownHour = isHalfDay ? String(hour % 12 == 0 ? 12 : hour % 12) : String(hour).twoDigits
    let text =
      shownHour + ":" + String(minute).twoDigits + (isHalfDay ? (hour < 12 ? " am" : " pm") : "")
    return CaretText(text, caret: shownHour.count + (isHour ? 0 : 3))
  }

  private static func minutes(_ time: String?) -> Int? {
    guard let time, DateText.isTime(time), let hour = Int(time.prefix(2)), let minute = Int(time.suffix(2))
    else {
      return nil
    }
    return hour * 60 + minute
  }

  /// How many graphemes of a time are its hour.
  private static func hourEnd(_ text: [Character]) -> Int {
    let digits = text.prefix { $0.isWholeNumber }.count
    return digits > 2 ? digits - 2 : digits
  }
}
