/// The keys of every text that the screens and plain mode draw by themselves.
public enum LabelKey: String, Sendable, CaseIterable {
  case `continue`, back, submit, skip, cancel
  case review, edit, editStep, notGiven, hiddenAnswer, notFinished, stepNotFinished, backToReview
  case stepOf, stepHeading, stepIncomplete
  case required, optional
  case sending, sent, submitFailed
  case yes, no, choose
}
