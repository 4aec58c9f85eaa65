import FormhausCore
import FormhausText

extension FieldContext {
  /// Which answers the rules of the field let pass, so that they can be told beforehand.
  var limits: AnswerLimits {
    switch field.type {
    case "number": numberLimits
    case "scale", "rating": field.scale.map { limits(of: $0) } ?? AnswerLimits()
    case "date": limits(like: "2026-12-03")
    case "time": limits(like: "14:30")
    case "datetime": limits(like: "2026-12-03T14:30")
    case "text", "textarea", "password", "email", "phone", "url", "autocomplete", "multiselect": lengthLimits
    default: AnswerLimits()
    }
  }

  /// An error as it is shown: with an answer that is written well, where what was typed cannot be read.
  func shown(_ error: String) -> String {
    guard let example = notationExample else { return error }
    return labels.text(.errorExample, ["error": error, "example": example])
  }

  private var notationExample: String? {
    let typed = text.trimmed
    guard !typed.isEmpty else { return nil }
    if field.type == "url" { return FieldType.isWebAddress(typed) ? nil : "https://example.com" }
    let moments: [String: Moment] = ["date": .date, "time": .time, "datetime": .dateTime]
    guard let moment = moments[field.type], dates.answer(typed, moment) == nil else { return nil }
    return limits.example?.string
  }

  private var numberLimits: AnswerLimits {
    var limits = AnswerLimits()
    let (least, largest) = (field.validation?.min, field.validation?.max)
    limits.min = least.map { written($0) }
    limits.max = largest.map { written($0) }
    limits.notation = numbers
    let examples = [JSONNumber("1.5"), least.flatMap { JSONNumber($0.text + ".5") }, least, largest]
    limits.example = examples.compactMap(\.self)
      .first { number in least.map { $0 <= number } ?? true && largest.map { number <= $0 } ?? true }
      .map { written($0) }
    return limits
  }

  /// The most numbers that are named one by one.
  private static let fewNumbers = 5

  private func limits(of scale: ScaleDefinition) -> AnswerLimits {
    var limits = AnswerLimits()
    limits.min = written(scale.min)
    limits.max = written(scale.max)
    limits.notation = numbers
    if scale.step != JSONNumber(1) {
      limits.step = written(scale.step)
      limits.numbers = scale.numbers(limit: FieldContext.fewNumbers).map { written($0) }
    }
    return limits
  }

  private func written(_ number: JSONNumber) -> SafeText { SafeText(label: numbers.text(number)) }

  /// The limits of a date or time; its example is the usual one where that lies between them.
  private func limits(like example: String) -> AnswerLimits {
    let (earliest, latest) = (bound(field.earliest), bound(field.latest))
    let completed = [example] + [earliest, latest].compactMap { $0.map { complete($0, like: example) } }
    var limits = AnswerLimits()
    limits.min = earliest.map { SafeText(label: dates.text($0)) }
    limits.max = latest.map { SafeText(label: dates.text($0)) }
    limits.example =
      completed
      .first { text in
        !(earliest.map { precedes(text, $0) } ?? false) && !(latest.map { precedes($0, text) } ?? false)
      }
      .map { SafeText(label: dates.text($0)) }
    return limits
  }

  /// The first and the last day that a date may be.
  var firstDay: CivilDate? { bound(field.earliest).flatMap { CivilDate(String($0.prefix(10))) } }
  var lastDay: CivilDate? { bound(field.latest).flatMap { CivilDate(String($0.prefix(10))) } }

  private func bound(_ text: String?) -> String? {
    text == "today" ? (field.type == "time" ? nil : today) : text
  }

  /// A bound with the time of day that a day alone lacks.
  private func complete(_ bound: String, like example: String) -> String {
    bound.utf8.count < example.utf8.count ? bound + example.dropFirst(bound.count) : bound
  }

  /// Compares as far as both are written, as the check of the answer does.
  private func precedes(_ left: String, _ right: String) -> Bool {
    let length = min(left.utf8.count, right.utf8.count)
    return left.utf8.prefix(length).lexicographicallyPrecedes(right.utf8.prefix(length))
  }

  private var lengthLimits: AnswerLimits {
    var limits = AnswerLimits()
    limits.minLength = field.validation?.minLength
    limits.maxLength = field.validation?.maxLength
    limits.example = field.mask.map { SafeText(label: TextMask($0).example) }
    return limits
  }
}
