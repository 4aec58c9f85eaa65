public import FormhausCore
public import FormhausText

/// What a person or the host does to a form.
public enum FormAction: Sendable {
  /// The person changed the text of a field.
  case setText(key: String, String)
  /// The person typed the name of a value into a field that takes any text.
  case setName(key: String, String, value: JSONValue)
  /// The person picked a value; nil takes the answer back.
  case setValue(key: String, JSONValue?)
  /// The person is done with a field; moves on when the field says `autoAdvance`.
  case commit(key: String)
  /// The person goes on to another question in a presentation that asks one at a time: the answer is checked.
  case check(key: String)
  /// Adds an item at the end of a group and goes to its first field.
  case addItem(group: String)
  /// Removes an item of a group, after a question when it has answers; the focus goes to the next item, else to the last
  /// one, else to the group.
  case removeItem(group: String, ItemID)
  /// Moves an item of a group to another place; the focus stays.
  case moveItem(group: String, from: Int, to: Int)
  case next
  case back
  case skip(SubmissionWork)
  /// An Edit link of Review: the step's place on the path.
  case edit(Int)
  case submit(SubmissionWork)
  /// Goes to a field, on whatever step it is, as a line of the error summary does.
  case goTo(key: String)
  /// Gives the form up, after a question when something was filled in.
  case cancel(Ending)
  /// Answers the question that is asked.
  case answer(accepts: Bool)
  /// Calls off what is on its way, such as a check or sending.
  case stop
  /// Asks once more what could not be asked: the options or the check of a field.
  case retry(key: String)
  /// The form is shown: what its first page wants to know of the host is asked.
  case appeared
  /// A hook, the submit handler, a check or a provider of options has answered.
  case answered(SessionAction)
  /// The check was shown long enough.
  case checkShown(SubmissionWork)
  /// The host refuses answers.
  case setErrors([FieldError])
  /// The host calls the engine itself; the place follows the engine's step.
  ///
  /// While the form is being sent the change waits until it has come to rest. A form that was sent is over: changes that
  /// waited, and those that come later, are dropped.
  case engine(EngineChange)
  /// What happens to the draft by itself.
  case draft(DraftAction)

  /// What the host does once the form was given up.
  public typealias Ending = @Sendable @MainActor () -> Void

  /// A change that the host makes to the engine.
  public typealias EngineChange = @Sendable @MainActor (inout FormEngine) -> Void
}
