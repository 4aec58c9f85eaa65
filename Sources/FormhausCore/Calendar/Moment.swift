/// What an answer about time names.
public enum Moment: Sendable, Hashable {
  /// `2026-12-24`
  case date
  /// `14:30`
  case time
  /// `2026-12-24T14:30`
  case dateTime

  /// What the answers of a type of field name; nil for types that are not about time.
  public init?(type: String) {
    switch type {
    case "date": self = .date
    case "time": self = .time
    case "datetime": self = .dateTime
    default: return nil
    }
  }
}

extension FieldDefinition {
  /// What the answer names when it is about time.
  public var moment: Moment? { Moment(type: type) }
}
