import FormhausCore

/// A question of a transcript, taken apart.
struct PlainPrompt: Equatable {
  let text: String
  let isSecret: Bool
  let kind: Kind

  enum Kind: Equatable {
    /// An answer: the label, and what is stated behind it.
    case question(label: String, stated: String)
    /// Which of what was looked up is meant.
    case found
    /// Whether to send.
    case send
    /// Whether to go on, where there is nothing to answer.
    case stuck
    /// Whether a group has more items.
    case group
    /// Whether an item is to be removed.
    case remove
    /// Whether to leave.
    case leave
    /// Whether to do what the form asks by itself, such as to go on with a draft.
    case decide
    case unknown
  }

  init(_ text: String, isSecret: Bool, _ phrases: PlainPhrases) {
    self.text = text
    self.isSecret = isSecret
    let words = text.hasSuffix(" ") ? text.dropLast() : text[...]
    func isAny(_ keys: [LabelKey]) -> Bool { phrases.isAny(keys, words) }
    if isAny([.plainSendPrompt, .plainRetryPrompt]) {
      kind = .send
    } else if isAny([.plainProceedPrompt, .plainStuckPrompt]) {
      kind = .stuck
    } else if isAny([.plainGroupFirst, .plainGroupMore, .plainGroupFull]) {
      kind = .group
    } else if isAny([.plainRemovePrompt]) {
      kind = .remove
    } else if isAny([.plainLeavePrompt]) {
      kind = .leave
    } else if isAny([.plainYesOrNo]) {
      kind = .decide
    } else if words == phrases.labels[.plainNumberOrLookUp] + phrases.colon {
      kind = .found
    } else {
      kind = PlainPrompt.question(words, phrases)
    }
  }

  /// `Email, required, now maya@:`, and `Which day? required, number or name:`
  private static func question(_ words: Substring, _ phrases: PlainPhrases) -> Kind {
    guard words.hasSuffix(phrases.colon) else { return .unknown }
    let text = words.dropLast(phrases.colon.count)
    let comma = phrases.labels.listSeparator
    let keys: [LabelKey] = [.required, .optional, .plainKindYesNo, .plainNumberOrMore]
    var best: (label: Substring, stated: Substring)?
    for statement in keys.map({ phrases.labels[$0] }) {
      for range in text.ranges(of: statement) {
        let (before, after) = (text[..<range.lowerBound], text[range.upperBound...])
        guard after.isEmpty || after.hasPrefix(comma) else { continue }
        let label =
          before.hasSuffix(comma)
          ? before.dropLast(comma.count)
          : before.hasSuffix(" ") && PlainPhrases.endsWithSign(before.dropLast()) ? before.dropLast() : ""
        guard !label.isEmpty, label.count < best?.label.count ?? .max else { continue }
        best = (label, text[range.lowerBound...])
      }
    }
    return best.map { .question(label: String($0.label), stated: String($0.stated)) } ?? .unknown
  }

  /// What is asked for; nil where it is no answer.
  var label: String? { if case .question(let label, _) = kind { label } else { nil } }

  /// What is said of the answer; empty where none is asked for.
  var stated: String { if case .question(_, let stated) = kind { stated } else { "" } }

  /// Whether commands are understood; a question whether to leave or to remove something is answered by yes or no.
  var takesCommands: Bool { ![.leave, .remove, .decide, .unknown].contains(kind) }

  func states(_ keys: [LabelKey], _ phrases: PlainPhrases) -> Bool { phrases.hasAny(keys, stated) }

  /// Whether the current answer is told.
  func statesValue(_ phrases: PlainPhrases) -> Bool { phrases[.plainNow].isPart(of: stated) }

  func isLongText(_ phrases: PlainPhrases) -> Bool { states([.plainKindLongText], phrases) }

  /// The kinds of answers that have to be written in a notation of their own.
  static let notations: [LabelKey] = [
    .plainKindDate, .plainKindTime, .plainKindDateTime, .plainKindEmail, .plainKindPhone, .plainKindURL,
    .plainKindNumber, .plainKindRange, .plainKindFile, .plainKindOneOf, .plainKindSeveralOf, .plainKindYesNo,
  ]
}
