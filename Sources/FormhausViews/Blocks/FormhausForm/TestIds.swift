/// How the parts of a form are named for tests.
public struct TestIds: Sendable {
  private let name: (@Sendable (_ form: String, TestIdTarget) -> String?)?

  /// No names.
  public static let off = TestIds(name: nil)

  /// Names that start with the id of the definition, such as `signup.email`.
  public static let automatic = TestIds { form, target in
    switch target.kind {
    case .field: "\(form).\(target.key ?? "")"
    case .option: "\(form).\(target.key ?? "").\(target.value ?? "")"
    case .edit, .add, .remove, .moveUp, .moveDown, .retry:
      "\(form).\(target.key ?? "").\(target.kind.rawValue)"
    case .form, .submit, .next, .back, .skip, .cancel, .summary, .review, .accept, .decline:
      "\(form).\(target.kind.rawValue)"
    }
  }

  /// Names of your own; nil names nothing.
  public static func custom(_ name: @escaping @Sendable (TestIdTarget) -> String?) -> TestIds {
    TestIds { _, target in name(target) }
  }

  func id(_ kind: TestIdTarget.Kind, key: String? = nil, value: String? = nil, in form: String) -> String? {
    name?(form, TestIdTarget(kind: kind, key: key, value: value))
  }
}

/// A part of a form that can have a test id.
public struct TestIdTarget: Sendable, Hashable {
  /// What a part of a form is; `form` is the whole, `option` an option of a choice, `edit` a link of Review.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case form, field, option, submit, next, back, skip, cancel, summary, review, edit
    case add, remove, moveUp, moveDown, retry
    /// The two answers to a question.
    case accept, decline
  }

  /// What the part is.
  public let kind: Kind
  /// The key of the field; for `edit` the id of the step, for `add` that of the group, and for what is done to an item
  /// its place, such as `people.0`.
  public let key: String?
  /// The value of the option.
  public let value: String?
}

/// How a form is drawn for its surroundings.
public struct FormRendererOptions: Sendable {
  /// How the parts of the form are named for tests.
  public var testIds: TestIds

  public init(testIds: TestIds = .off) {
    self.testIds = testIds
  }
}
