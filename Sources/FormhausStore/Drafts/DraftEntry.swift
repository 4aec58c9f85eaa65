public import FormhausText

/// One thing that a draft keeps.
public enum DraftEntry: Sendable, Hashable {
  /// A field has another answer, or none any more.
  case answer(DraftAnswer)
  /// The person is at another place.
  case place(DraftPlace)
}

/// The answer of a field as a draft keeps it.
public struct DraftAnswer: Sendable, Hashable {
  /// The key of the field in the form.
  public var key: String
  /// The type of the field.
  public var type: String
  /// What the field was called when it was answered.
  public var label: String
  /// The types of the fields of an item by their keys, where the field is a group.
  public var itemTypes: [String: String] = [:]
  /// The answer; nil when it was taken back.
  public var value: JSONValue?
  /// Texts as they were typed, where the answer alone does not tell them: by part, such as `` for the answer itself,
  /// `city` in an address and `0.name` in a group.
  public var texts: [String: String] = [:]
  /// The part that was changed last.
  public var part = ""

  public init(key: String, type: String, label: String, value: JSONValue? = nil) {
    self.key = key
    self.type = type
    self.label = label
    self.value = value
  }

  /// The key of the field that was changed last, in an item or an address that of its part.
  var changedKey: String { fullKey(of: part) }

  func fullKey(of part: String) -> String { part.isEmpty ? key : "\(key).\(part)" }
}

/// Where a person is in a form of steps.
public struct DraftPlace: Sendable, Hashable {
  /// The id of the step.
  public var step: String
  /// Whether Review shows.
  public var isReview: Bool
  /// Whether an Edit link of Review led to the step.
  public var returnsToReview: Bool
  /// The ids of the steps that were skipped.
  public var skipped: [String]

  public init(step: String, isReview: Bool = false, returnsToReview: Bool = false, skipped: [String] = []) {
    self.step = step
    self.isReview = isReview
    self.returnsToReview = returnsToReview
    self.skipped = skipped
  }
}
