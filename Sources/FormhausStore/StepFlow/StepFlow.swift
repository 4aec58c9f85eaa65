/// Where a person is in a form of steps that ends with Review.
public struct StepFlow: Sendable, Hashable {
  /// The step that is showing, from 0; the number of steps means Review.
  public var current: Int
  /// Whether the person came from Review through an Edit link and goes back there.
  public var returnsToReview = false
  /// Steps that the person left unfinished by Back since that Edit link: they are not asked again before Review,
  /// which marks them.
  public var leftOpen: Set<Int> = []
  /// Whether the last move was towards the end.
  public var isForward = true
  /// Counts the moves, so that each of them slides in.
  public var moves = 0
  public var submission: Submission = .idle
  /// The sentence to be said last, counted.
  public var spoken = Spoken()

  public init(current: Int = 0) {
    self.current = current
  }
}

/// What the steps report at the moment of an action.
public struct StepFacts: Sendable, Hashable {
  /// The title and validity of each step, Review not among them.
  public var steps: [Fact]
  public var reviewTitle: String

  public struct Fact: Sendable, Hashable {
    public var title: String
    public var isValid: Bool

    public init(title: String, isValid: Bool) {
      self.title = title
      self.isValid = isValid
    }
  }

  public init(steps: [Fact], reviewTitle: String) {
    self.steps = steps
    self.reviewTitle = reviewTitle
  }

  /// The first step that still wants something.
  public var firstUnfinished: Int? { steps.firstIndex { !$0.isValid } }

  /// The first step that still wants something and is not one of these.
  public func firstUnfinished(besides left: Set<Int>) -> Int? {
    steps.indices.first { !steps[$0].isValid && !left.contains($0) }
  }

  /// The title of a step, or that of Review behind the last one.
  public func title(_ index: Int) -> String {
    steps.indices.contains(index) ? steps[index].title : reviewTitle
  }
}
