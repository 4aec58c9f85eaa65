public import FormhausCore

/// Something that happens in a conversation in plain mode.
public enum PlainEvent: Sendable {
  /// A line was written, without its line feed.
  case line(String)
  /// A question was written, with the blank at its end; the facts are what the form itself knows at that moment.
  case prompt(String, isSecret: Bool = false, facts: PlainFacts? = nil)
  /// A line was typed at the question before.
  case typed(String, isSecret: Bool = false)
  case interrupted
  /// There will be no further lines.
  case inputEnded
  case passed(Duration)
  case ended(PlainClosing)
}

/// How a conversation ended.
public enum PlainClosing: Sendable {
  case sent, left, interrupted, endOfInput, signalled
}

/// What is so in a form when something is asked, by which the words of the question are judged.
public struct PlainFacts: Sendable {
  /// The questions of the page that can be answered.
  public var questions: [Question]
  /// The number of the page; nil in a form of one page.
  public var step: Int?
  /// The sentences that fields give as their own help.
  public var hints: Set<String>
  /// What is asked; nil where it is no field.
  public var asked: Asked?

  public init(questions: [Question], step: Int?, hints: Set<String>, asked: Asked?) {
    (self.questions, self.step, self.hints, self.asked) = (questions, step, hints, asked)
  }

  /// A question as others are told of it.
  public struct Question: Sendable, Hashable {
    /// What tells it from others of the same label.
    public var key: String
    public var label: String

    public init(key: String, label: String) { (self.key, self.label) = (key, label) }
  }

  /// What a question has to state.
  public struct Asked: Sendable {
    /// What tells it from others of the same label.
    public var key: String
    public var label: String
    public var isRequired: Bool
    /// The phrases by one of which the kind of the answer is told; empty where any text will do.
    public var kinds: [LabelKey]
    /// Whether there is an answer that has to be told.
    public var hasValue: Bool

    public init(question: Question, isRequired: Bool, kinds: [LabelKey], hasValue: Bool) {
      (key, label) = (question.key, question.label)
      (self.isRequired, self.kinds, self.hasValue) = (isRequired, kinds, hasValue)
    }
  }
}
