import FormhausText
import FormhausViews

/// What an element tree says, in reading order.
@MainActor
struct PlainPage {
  var step: Step?
  var items: [Item] = []
  /// The button that moves on or sends, or that says how far sending has come.
  var primary: Control?
  var back: Control?
  /// The button that leaves the step out.
  var skip: Semantics?
  /// The answers of a review page.
  var groups: [ReviewGroup] = []
  var notes: [SafeText] = []
  var failures: [SafeText] = []
  /// What the receiver answered.
  var sentMessages: [SafeText] = []
  var announcements: [Announcement] = []
  /// The wishes to move the focus, by which a page tells that it has filled in an answer.
  var focusRequests: Set<FocusRequest> = []
  /// Whether what the page asks is still to come.
  var isLoading = false
  /// A question that is asked before anything else: a press accepts, `cancel` declines.
  var dialog: Semantics?

  struct Step: Hashable {
    var number: Int
    var of: Int
    var title: SafeText
    /// How the page itself would announce the step.
    var heading: SafeText
  }

  enum Item {
    /// Text that is read in order with the questions.
    case passage(Passage)
    case groupHeading(GroupHeading)
    /// Where an item of a group begins; its heading is said before what is said of it.
    case itemHeading(PlainGroup.Place)
    case question(Question)
  }

  struct Passage: Hashable {
    var id: ElementID
    var text: SafeText
    /// Whether it is a heading, or tells where a part of the page ends.
    var isTitle: Bool
  }

  /// Sentences that an element asks to be said.
  struct Announcement {
    var id: ElementID
    var serial: Int
    var sentences: [SafeText]
  }

  /// A button of the page by its purpose.
  struct Control {
    var semantics: Semantics
    var isBusy: Bool
  }

  init(_ tree: Element) {
    var reader = PageReader()
    reader.read(tree)
    self = reader.page
  }

  init() {}

  var passages: Set<Passage> {
    Set(items.compactMap { if case .passage(let passage) = $0 { passage } else { nil } })
  }

  var questions: [Question] {
    items.compactMap { if case .question(let question) = $0 { question } else { nil } }
  }

  /// The questions that can be answered, in order.
  var openQuestions: [Question] { questions.filter(\.isOpen) }

  func question(_ key: Question.Key) -> Question? {
    questions.first { $0.key == key }
  }

  /// Whether the page waits for its own work: sending, or checking a step.
  var isWorking: Bool { isSending || primary?.isBusy == true }

  var isSending: Bool { primary?.semantics.purpose == .sending }

  var isSent: Bool { primary?.semantics.purpose == .sent }

  /// Whether the button of the page sends the form.
  var isLast: Bool { primary?.semantics.purpose == .submit }

  /// Whether the page shows the answers of other pages.
  var isReview: Bool { !groups.isEmpty }
}

/// The answers of one step on a review page.
@MainActor
struct ReviewGroup {
  /// The title, with the remark that the step is not finished where it is not.
  var title: SafeText?
  /// Goes back to the step.
  var edit: Semantics?
  var answers: [Answer] = []

  struct Answer {
    var label: SafeText
    var value: SafeText
    var focusTag: String?

    /// `Email: maya@example.com`; without a label a remark on the whole step.
    func line(in wording: PlainWording) -> SafeText {
      label.isEmpty ? value.sentence(in: wording) : label.with(value, in: wording)
    }
  }
}
