import FormhausText
import FormhausViews

/// What the conversation waits for.
enum Turn {
  case idle
  /// An answer.
  case asking(Asking)
  /// What the host does for a question.
  case loading(Question.Key)
  /// What the page is to ask.
  case loadingPage
  /// What is looked up for an answer.
  case lookingUp(LookUp)
  /// Whether to send, or which answer to change.
  case reviewing
  /// A page that does not go on by itself, and has nothing to answer.
  case stuck
  /// Whether the person really wants to leave.
  indirect case leaving(from: Turn, by: PlainEnding)
  /// Whether an item of a group is to be removed.
  indirect case removing(from: Turn, PlainGroup.Place, of: Question.Key)
  /// What the form asks before it can be answered: whether to go on with a draft.
  case deciding
  /// The form: it is sending, or checking a step.
  case working(Work)
  /// What the host does after sending.
  case sent
  case ended

  /// Whether it is waited for something that may take long, also while it is asked whether to leave.
  var isWaiting: Bool {
    switch self {
    case .working, .loading, .loadingPage: true
    case .leaving(let turn, _): turn.isWaiting
    case .asking, .lookingUp, .idle, .reviewing, .stuck, .removing, .deciding, .sent, .ended: false
    }
  }

  /// Whether something is to be typed.
  var isPrompting: Bool {
    switch self {
    case .asking, .reviewing, .stuck, .leaving, .removing, .deciding: true
    case .loading, .loadingPage, .lookingUp, .idle, .working, .sent, .ended: false
    }
  }
}

/// A question that is being answered.
struct Asking {
  var key: Question.Key
  /// The lines of a longer text so far.
  var lines: [String] = []
  /// The names of the first options as they were when it was asked.
  var optionNames: [SafeText] = []
  /// The options said last, by index.
  var shown: [Int] = []
  /// The options that matched but were not said yet.
  var unsaid: [Int] = []
  /// Whether what was looked up has been said, and a number picks of it.
  var hasFound = false
  /// The text that was looked up last.
  var lookedUp: String?
  /// The open questions of the page before the answer, to tell which appear and go because of it.
  var questionsBefore: [Other] = []
  var answerBefore: Question.Answer?

  struct Other {
    var key: Question.Key
    var label: SafeText
    var isRequired: Bool
  }
}

/// A look-up, or the filling in of what was picked, that the conversation waits for.
struct LookUp {
  var asking: Asking
  /// The page's wishes to move the focus before a pick: another one tells that it was filled in; nil for a look-up.
  var requestsBeforePick: Set<FocusRequest>?
}

/// What a number on Review leads to.
enum ReviewItem {
  /// The Edit link of a group, by its place, and the answer of it that is to be changed.
  case edit(group: Int, ReviewGroup.Answer?)
  /// A question of the page itself.
  case question(Question.Key)
  /// Nothing: the answer cannot be changed.
  case locked
}

/// Work of the form that the conversation waits for.
struct Work {
  var isSending: Bool
  /// Whether it is to leave the step out.
  var isSkipping = false
  /// Where it was started.
  var step: PlainPage.Step?
  /// How often the person called it off: the first time it may come to its end, then it is given up.
  var interruptions = 0
}

/// An answer that is being changed from Review.
struct Editing {
  /// Asks one question only, without the heading of its step.
  var isBrief: Bool
  /// Whether the step of the answer was reached.
  var hasArrived = false
  var didChange = false
}
