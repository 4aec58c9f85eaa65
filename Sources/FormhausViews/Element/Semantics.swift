public import FormhausCore
public import FormhausStore
public import FormhausText

/// What an element means to a person, however it is presented.
@MainActor
public struct Semantics {
  /// What kind of thing the element is.
  public var role: Role
  /// The accessible name, with the required marker in words where it belongs to it.
  public var label: SafeText
  /// The current value in words; nil when there is none.
  public var value: SafeText?
  /// A line of help.
  public var hint: SafeText?
  /// What kind of answer is expected.
  public var kind: AnswerKind = .text
  /// Which answers of the kind will do, as far as that can be told beforehand.
  public var limits = AnswerLimits()
  /// What the answer is, as a token of HTML such as `email`, in the words of the form; nil where none is given.
  public var autocomplete: String?
  /// The focus tags of the questions that the answer gives their names, or takes away; empty for most.
  public var governs: [String] = []
  /// Whether an answer must be given.
  public var isRequired = false
  /// What is wrong with the answer, in words; the view that refuses it draws the message. Nil while it is not refused.
  public var error: SafeText?
  /// What the host could not do for the element; `retry` has it tried again.
  public var failure: SafeText?
  /// Whether something of the element, such as its options, is on its way.
  public var isWaiting = false
  /// Cannot be focused or used.
  public var isDisabled = false
  /// Can be read and focused, but not changed.
  public var isLocked = false
  /// Why pressing does not do what the label says yet; the element stays focusable.
  public var dimmedReason: SafeText?
  /// What a dialog asks: a press accepts, `cancel` declines.
  public var confirmation: Confirmation?
  /// What the element is for in a form, for presentations that ask instead of drawing.
  public var purpose: Purpose?
  /// The name by which tests reach the element; nil for none.
  public var testID: String?
  /// The name by which a focus request finds the element, such as a field key.
  public var focusTag: String?
  /// Two-way link with a view's focus state.
  public var focus: Binding<Bool>?
  /// What a person can do to the element.
  public var actions = Actions()

  public init(role: Role, label: SafeText, value: SafeText? = nil, hint: SafeText? = nil) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
  }

  /// The kinds of things on a page: what is filled in or pressed, and what is read.
  public enum Role: Sendable, Hashable {
    case input, choice, toggle, button
    /// A heading.
    case header
    /// A label with its answer, read as one.
    case answer
    /// A message that is read when it appears.
    case status
    /// Text read in order with the rest.
    case text
    /// A question above everything else.
    case dialog
    /// A part of the page as a whole, such as the form; what is in it is read by itself.
    case region
  }

  /// What a person can do to the element. A nil action is not offered.
  @MainActor
  public struct Actions {
    /// Replaces the text of an input.
    public var setText: (@MainActor (String) -> Void)?
    /// Picks the option at an index; in a multiple choice it turns it over.
    public var pick: (@MainActor (Int) -> Void)?
    /// Takes the answer back.
    public var clear: (@MainActor () -> Void)?
    /// Presses a button, turns a toggle over.
    public var press: (@MainActor () -> Void)?
    /// Turns a toggle on or off; off is an answer as well, which a toggle that was never touched does not have.
    public var setOn: (@MainActor (Bool) -> Void)?
    /// Says that the person is done with the field, as Enter does.
    public var commit: (@MainActor () -> Void)?
    /// Checks the answer and shows what is wrong with it, for presentations that ask one question at a time.
    public var check: (@MainActor () -> Void)?
    /// Calls off what the element is doing, as Esc does while sending; declines a dialog, closes a sheet.
    public var cancel: (@MainActor () -> Void)?
    /// Has a text looked up at once; what is found is suggested.
    public var lookUp: (@MainActor (String) -> Void)?
    /// Tries again what could not be done for the element.
    public var retry: (@MainActor () -> Void)?
    /// Moves an item of the group, whose Add the element is, from one place to another; both count from 0.
    public var moveItem: (@MainActor (_ from: Int, _ to: Int) -> Void)?

    public init() {}
  }

  /// A question before something is done that cannot be undone.
  public struct Confirmation: Sendable, Hashable {
    /// The question.
    public var title: SafeText
    /// What will be lost; nil says nothing.
    public var message: SafeText?
    /// The button that does it.
    public var accept: SafeText
    /// The button that leaves everything as it is.
    public var decline: SafeText
    /// Whether the button that does it is the one that is wanted as a rule, and so the first to press.
    public var isExpected = false
    /// The name by which tests find the button that does it; nil for none.
    public var acceptTestID: String?
    /// The name by which tests find the button that does nothing; nil for none.
    public var declineTestID: String?

    public init(title: SafeText, message: SafeText? = nil, accept: SafeText, decline: SafeText) {
      self.title = title
      self.message = message
      self.accept = accept
      self.decline = decline
    }
  }

  /// Whether Tab stops at the element.
  public var isFocusable: Bool {
    switch role {
    case .input, .choice, .toggle, .button: !isDisabled
    case .header, .answer, .status, .text, .dialog, .region: false
    }
  }

  /// Whether the element is one of the form's questions.
  public var isQuestion: Bool {
    switch role {
    case .input, .choice, .toggle: true
    case .button, .header, .answer, .status, .text, .dialog, .region: false
    }
  }
}

/// What an input expects, said in plain mode when it is not text.
public enum AnswerKind: Sendable, Hashable {
  case text, email, phone, url, number, password, longText, date, time, dateTime, file
  case oneOf, severalOf, yesNo
  /// A number between two others, as they are written.
  case range(min: SafeText, max: SafeText)
}

/// What an element is for in a form.
public enum Purpose: Sendable, Hashable {
  /// The heading of the step that is showing, counted from 1.
  case step(number: Int, of: Int, title: SafeText)
  /// Moves on: Continue, Back to review.
  case next
  case back
  /// Sends the form.
  case submit
  /// Leaves the step out.
  case skip
  case cancel
  /// On the review page, goes back to a step's answers.
  case edit
  /// An answer on the review page; `focusTag` names the field where it is known.
  case answer
  /// A message about sending: in progress, failed, sent.
  case sending, failed, sent
  /// The heading of a repeatable group: the items that follow, and how many there may be.
  case group(items: Int, atLeast: Int, atMost: Int?)
  /// What sets the fields behind a section apart from it.
  case sectionEnd
  /// The heading of an item of a repeatable group; the number counts from 1.
  case item(title: SafeText, number: Int, of: Int)
  /// Adds an item to the repeatable group with a label; it stands behind the items.
  case addItem(group: SafeText)
  case removeItem
  case moveItem
  /// Tells what the host does for a field, or tries it again.
  case fieldWork
  /// A remark below the answers.
  case note
  /// The list of what was refused.
  case summary
}

/// Things to do once: a signal is carried out when its serial number changes.
public struct Signals: Sendable, Hashable {
  /// Sentences to be said; nil for none.
  public var announcement: Announcement?
  /// A wish to move the focus; nil for none.
  public var focusRequest: FocusRequest?

  public init(announcement: Announcement? = nil, focusRequest: FocusRequest? = nil) {
    self.announcement = announcement
    self.focusRequest = focusRequest
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { announcement == nil && focusRequest == nil }
}

/// Sentences to be said on the status row, or each as a line in plain mode; none take back what stands there.
public struct Announcement: Sendable, Hashable {
  /// Another number has the sentences said again.
  public var serial: Int
  /// What is said, in order.
  public var sentences: [SafeText]
  /// What has happened, for a bell or a flash; nil for nothing of that kind.
  public var cue: Cue?

  public init(serial: Int, sentences: [SafeText], cue: Cue? = nil) {
    self.serial = serial
    self.sentences = sentences
    self.cue = cue
  }

  /// All sentences one after the other, with the full stops of a language between them.
  public func text(in labels: Labels) -> SafeText {
    SafeText(notes: labels.sentences(sentences.map(\.string)))
  }
}

/// A wish to move the focus to the element with a focus tag.
public struct FocusRequest: Sendable, Hashable {
  /// Another number has the wish carried out again.
  public var serial: Int
  /// The `focusTag` of the element.
  public var tag: String

  public init(serial: Int, tag: String) {
    self.serial = serial
    self.tag = tag
  }
}
