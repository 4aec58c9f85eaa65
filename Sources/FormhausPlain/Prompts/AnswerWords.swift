import FormhausCore
import FormhausText
import FormhausViews

/// What is said of the answer that is expected: its kind, and between what it has to lie.
struct AnswerWords {
  let kind: AnswerKind
  let limits: AnswerLimits
  let wording: PlainWording

  /// What a prompt says of the answer; nil when any text will do.
  var word: SafeText? {
    switch kind {
    case .text: nil
    case .email: wording.text(.plainKindEmail)
    case .phone: wording.text(.plainKindPhone)
    case .url: wording.text(.plainKindURL)
    case .number: number
    case .password: wording.text(.plainKindPassword)
    case .longText: wording.text(.plainKindLongText)
    case .date: moment(.plainNounDate, .plainKindDate)
    case .time: moment(.plainNounTime, .plainKindTime)
    case .dateTime: moment(.plainNounDateTime, .plainKindDateTime)
    case .file: wording.text(.plainKindFile)
    case .oneOf: wording.text(.plainKindOneOf)
    case .severalOf: wording.text(.plainKindSeveralOf)
    case .yesNo: wording.text(.plainKindYesNo)
    case .range(let min, let max):
      numbers
        ?? limits.step.map { wording.text(.plainRangeStep, ["min": min, "max": max, "step": $0]) }
        ?? wording.text(.plainKindRange, ["min": min, "max": max])
    }
  }

  /// What to type, in a sentence; nil when any text will do.
  var hint: SafeText? {
    switch kind {
    case .text: shape
    case .email: shape ?? wording.text(.plainHintEmail)
    case .phone: shape ?? wording.text(.plainHintPhone)
    case .url: shape ?? wording.text(.plainHintURL)
    case .number: numberHint
    case .password: wording.text(.plainHintPassword)
    case .longText: wording.text(.plainHintLongText)
    case .date: wording.text(.plainHintDate, ["example": example])
    case .time: wording.text(.plainHintTime, ["example": example])
    case .dateTime: wording.text(.plainHintDateTime, ["example": example])
    case .file: wording.text(.plainHintFile)
    case .oneOf: wording.text(.plainHintOneOf)
    case .severalOf: wording.text(.plainHintSeveralOf)
    case .yesNo: wording.text(.plainHintYesNo)
    case .range(let min, let max):
      numbers.map { wording.text(.plainHintRangeNumbers, ["numbers": $0]) }
        ?? limits.step.map { wording.text(.plainHintRangeStep, ["min": min, "max": max, "step": $0]) }
        ?? wording.text(.plainHintRange, ["min": min, "max": max])
    }
  }

  /// The mask of a text.
  private var shape: SafeText? { limits.example.map { wording.text(.plainHintShape, ["example": $0]) } }

  /// How many characters a text may have, or how many options may be picked; empty when that is not limited.
  var lengths: [SafeText] {
    if case .severalOf = kind {
      return [
        limits.minLength.map { wording.text(.plainAtLeast, ["n": SafeText(label: String($0))]) },
        limits.maxLength.map { wording.text(.plainAtMost, ["n": SafeText(label: String($0))]) },
      ]
      .compactMap(\.self)
    }
    return [
      limits.minLength.map { wording.text(.plainAtLeastCharacters, count: $0) },
      limits.maxLength.map { wording.text(.plainAtMostCharacters, count: $0) },
    ]
    .compactMap(\.self)
  }

  // MARK: Numbers

  /// `number from 1 to 4`, `number, at least 1`
  private var number: SafeText {
    let number = wording.text(.plainKindNumber)
    switch (limits.min, limits.max) {
    case (let min?, let max?):
      return wording.text(.plainKindBetween, ["kind": number, "min": min, "max": max])
    case (let min?, nil): return number + wording.comma + wording.text(.plainAtLeast, ["n": min])
    case (nil, let max?): return number + wording.comma + wording.text(.plainAtMost, ["n": max])
    case (nil, nil): return number
    }
  }

  /// How the person writes numbers with a fraction.
  private var numberHint: SafeText {
    guard let notation = limits.notation, let example = limits.example else {
      return wording.text(.plainHintNumber)
    }
    let isComma = notation.decimalMark == ","
    guard let grouped = notation.groupedExample else {
      return wording.text(
        isComma ? .plainHintDecimalComma : .plainHintDecimalPoint, ["example": example])
    }
    return wording.text(
      isComma ? .plainHintDecimalCommaGroups : .plainHintDecimalPointGroups,
      ["example": example, "grouped": SafeText(label: grouped)])
  }

  /// `0, 0.5 or 1`; nil where they are not few.
  private var numbers: SafeText? {
    guard let last = limits.numbers.last, limits.numbers.count > 1 else { return limits.numbers.first }
    // A comma in a number and one between two would be taken for the other.
    let mark = wording.separator(
      of: limits.numbers + [SafeText(label: String(limits.notation?.decimalMark ?? "."))])
    return wording.text(
      .plainRangeNumbers,
      ["numbers": limits.numbers.dropLast().joined(separator: mark), "last": last])
  }

  // MARK: Dates and times

  /// `date like 2026-12-03`, `date from 2030-01-01 to 2030-12-31`
  private func moment(_ noun: LabelKey, _ withExample: LabelKey) -> SafeText {
    let showsNotation = [limits.min, limits.max].contains { $0?.string.count == example.string.count }
    let kind = showsNotation ? wording.text(noun) : wording.text(withExample, ["example": example])
    switch (limits.min, limits.max) {
    case (let min?, let max?):
      return wording.text(.plainKindBetween, ["kind": kind, "min": min, "max": max])
    case (let min?, nil): return wording.text(.plainKindFrom, ["kind": kind, "min": min])
    case (nil, let max?): return wording.text(.plainKindUntil, ["kind": kind, "max": max])
    case (nil, nil): return kind
    }
  }

  private var example: SafeText { limits.example ?? usualExample }

  private var usualExample: SafeText {
    switch kind {
    case .time: "14:30"
    case .dateTime: "2026-12-03 14:30"
    default: "2026-12-03"
    }
  }
}

extension AnswerKind {
  /// Whether the hint says how an answer is written, which helps with one that was refused.
  var hasNotation: Bool {
    switch self {
    case .email, .phone, .url, .number, .date, .time, .dateTime, .file, .oneOf, .severalOf, .yesNo, .range:
      true
    case .text, .password, .longText: false
    }
  }

  /// Whether the hint is said before the first question of this kind; the prompts of the others say enough.
  var saysHintFirst: Bool {
    switch self {
    case .oneOf, .severalOf: true
    case .text, .email, .phone, .url, .number, .password, .longText, .date, .time, .dateTime, .file, .yesNo,
      .range:
      false
    }
  }

  /// Whether the word is left out beside a label that says it already, such as `Email`.
  var isNamedByLabel: Bool {
    switch self {
    case .email, .phone, .url, .number: true
    case .text, .password, .longText, .date, .time, .dateTime, .file, .oneOf, .severalOf, .yesNo, .range:
      false
    }
  }
}

extension AnswerLimits {
  /// Whether it is said how long a text is, or how many options are picked.
  var isAboutLength: Bool { minLength != nil || maxLength != nil }
}
