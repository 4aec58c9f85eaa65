public import FormhausCore
import FormhausText

/// The months from which the day of an input may be picked.
public struct CalendarContent: Sendable, Hashable {
  /// How the day is written into the input.
  public var notation: DateNotation
  /// Whether a time of day follows the day.
  public var includesTime: Bool
  /// The current day; nil where it is not known.
  public var today: CivilDate?
  /// The first day that can be picked.
  public var earliest: CivilDate?
  /// The last day that can be picked.
  public var latest: CivilDate?

  public init(
    notation: DateNotation, includesTime: Bool = false, today: CivilDate? = nil, earliest: CivilDate? = nil,
    latest: CivilDate? = nil
  ) {
    self.notation = notation
    self.includesTime = includesTime
    self.today = today
    self.earliest = earliest
    self.latest = latest
  }

  /// The day that the text of the input names.
  public func day(in text: String) -> CivilDate? {
    let day = includesTime ? notation.parts(of: text)?.day ?? text : text
    return notation.day(day).flatMap { CivilDate($0) }
  }

  /// The text of the input with another day; a time of day stays.
  public func text(_ text: String, picking day: CivilDate) -> String {
    let written = notation.text(day.description)
    guard includesTime else { return written }
    return written + " " + (notation.parts(of: text)?.time ?? "")
  }

  /// Whether a day lies between the first and the last one.
  public func canPick(_ day: CivilDate) -> Bool {
    earliest.map { $0 <= day } ?? true && latest.map { day <= $0 } ?? true
  }
}
