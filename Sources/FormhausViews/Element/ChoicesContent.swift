public import FormhausText

/// How a set of options is drawn.
public enum ChoicesLook: Sendable, Hashable {
  /// One row an option, always open.
  case inline
  /// One row that shows the picked option and opens a dropdown.
  case menu
  /// One row that shows the picked option and opens a panel in the middle of the screen, with a search on top.
  case sheet
  /// Blocks that flow in rows.
  case chips
  /// Short options, such as numbers, side by side; below them what the first and the last one mean.
  case scale
  /// One star an option, filled up to the picked one, and the picked one in words.
  case stars
}

extension ChoicesLook {
  /// Whether one row shows the answer alone, and the options are in a list that opens.
  var showsAnswerOnly: Bool { self == .menu || self == .sheet }
}

/// The options of a choice and which of them are picked, by index.
@MainActor
public struct ChoicesContent {
  /// How the options are drawn.
  public var look: ChoicesLook
  /// Whether more than one option can be picked.
  public var allowsMultiple: Bool
  /// What can be picked.
  public var options: ChoiceList
  /// The options that are picked, by index.
  public var picked: Set<Int>
  /// Shown while nothing is picked.
  public var prompt: SafeText
  /// Says how many options are picked, where their names may not all be in sight; nil where that goes without saying.
  public var pickedCount: SafeText?
  /// What the ends of a scale mean.
  public var ends = ScaleEnds()
  /// The option that agrees with the person's own details, which they may take; never picked until they do.
  public var ghost: Int?
  /// Whether the first arrow key picks the option under the cursor rather than the one beside it; while one is picked
  /// it never does.
  public var startsAtFirst = false

  public init(
    look: ChoicesLook, allowsMultiple: Bool, options: ChoiceList, picked: Set<Int>, prompt: SafeText
  ) {
    self.look = look
    self.allowsMultiple = allowsMultiple
    self.options = options
    self.picked = picked
    self.prompt = prompt
  }
}

/// What the first and the last option of a scale mean.
public struct ScaleEnds: Sendable, Hashable {
  /// What the first option means; nil says nothing.
  public var first: SafeText?
  /// What the last option means; nil says nothing.
  public var last: SafeText?

  public init(first: SafeText? = nil, last: SafeText? = nil) {
    self.first = first
    self.last = last
  }
}
