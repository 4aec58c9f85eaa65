public import FormhausText

/// Options built one at a time, so that a list of 100,000 costs what is visible of it.
@MainActor
public struct ChoiceList {
  /// How many options there are.
  public let count: Int
  /// How a typed text finds the options; nil where it is looked for in their labels.
  public let lookup: ChoiceLookup?
  private let option: @MainActor (Int) -> Choice
  private let label: (@MainActor (Int) -> SafeText)?
  private let disabled: (@MainActor (Int) -> Bool)?
  private let source: AnyObject?

  /// - Parameters:
  ///   - source: what the labels come from: lists of one source have the same labels, and what was worked out for one
  ///     holds for the other; nil and no two lists are known to have the same.
  ///   - lookup: finds the options that a typed text means; nil and it is looked for in their labels.
  ///   - isDisabled: tells without building an option whether it cannot be picked; nil and the option is asked.
  ///   - label: gives the label of an option alone; nil and the option is asked.
  ///   - option: gives the option at an index from 0 to `count - 1`.
  public init(
    count: Int, source: AnyObject? = nil, lookup: ChoiceLookup? = nil,
    isDisabled: (@MainActor (Int) -> Bool)? = nil, label: (@MainActor (Int) -> SafeText)? = nil,
    option: @escaping @MainActor (Int) -> Choice
  ) {
    self.count = count
    self.lookup = lookup
    self.source = source
    self.option = option
    self.label = label
    disabled = isDisabled
  }

  /// A list of options that are there already.
  public init(_ options: [Choice]) {
    self.init(count: options.count) { options[$0] }
  }

  /// The option at an index from 0 to `count - 1`.
  public subscript(index: Int) -> Choice { option(index) }

  /// The label of the option at an index.
  public func label(at index: Int) -> SafeText { label?(index) ?? option(index).label }

  /// Whether the option at an index cannot be picked.
  public func isDisabled(at index: Int) -> Bool { disabled?(index) ?? option(index).isDisabled }

  /// Whether both are known to have the same labels; false says nothing.
  public func hasLabels(of other: ChoiceList) -> Bool {
    guard let source, let theirs = other.source else { return false }
    return source === theirs && count == other.count
  }
}

/// One option of a choice.
public struct Choice: Sendable, Hashable {
  /// What a person reads.
  public var label: SafeText
  /// A second, quieter line.
  public var detail: SafeText?
  /// A short name, such as a code, that stands quietly at the end of a row of a list; it is not read out.
  public var code: SafeText?
  /// Whether the option cannot be picked.
  public var isDisabled: Bool
  /// The name by which tests reach the option; nil for none.
  public var testID: String?
  /// What is typed to come to the option; nil for its label.
  public var typed: String?
  /// Whether picking it leads to further suggestions, as a folder does; the panel stays open.
  public var leadsOn = false

  public init(
    label: SafeText, detail: SafeText? = nil, isDisabled: Bool = false, testID: String? = nil,
    typed: String? = nil
  ) {
    self.label = label
    self.detail = detail
    self.isDisabled = isDisabled
    self.testID = testID
    self.typed = typed
  }
}
