import FormhausCore
import FormhausText
import FormhausViews

extension AnswerKind {
  /// What a prompt says of the answer; nil when any text will do.
  var word: LabelKey? {
    switch self {
    case .text: nil
    case .email: .plainKindEmail
    case .phone: .plainKindPhone
    case .url: .plainKindURL
    case .number: .plainKindNumber
    case .password: .plainKindPassword
    case .longText: .plainKindLongText
    case .date: .plainKindDate
    case .time: .plainKindTime
    case .dateTime: .plainKindDateTime
    case .file: .plainKindFile
    case .oneOf: .plainKindOneOf
    case .severalOf: .plainKindSeveralOf
    case .yesNo: .plainKindYesNo
    case .range: .plainKindRange
    }
  }

  /// What to type, in a sentence; nil when any text will do.
  var hint: LabelKey? {
    switch self {
    case .text: nil
    case .email: .plainHintEmail
    case .phone: .plainHintPhone
    case .url: .plainHintURL
    case .number: .plainHintNumber
    case .password: .plainHintPassword
    case .longText: .plainHintLongText
    case .date: .plainHintDate
    case .time: .plainHintTime
    case .dateTime: .plainHintDateTime
    case .file: .plainHintFile
    case .oneOf: .plainHintOneOf
    case .severalOf: .plainHintSeveralOf
    case .yesNo: .plainHintYesNo
    case .range: .plainHintRange
    }
  }

  /// The hint where it says how an answer is written, for one that was refused.
  var notation: LabelKey? {
    switch self {
    case .email, .phone, .url, .number, .date, .time, .dateTime, .file, .oneOf, .severalOf, .yesNo, .range:
      hint
    case .text, .password, .longText: nil
    }
  }

  /// What fills the words and the hint.
  var arguments: [String: SafeText] {
    if case .range(let min, let max) = self { ["min": min, "max": max] } else { [:] }
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
