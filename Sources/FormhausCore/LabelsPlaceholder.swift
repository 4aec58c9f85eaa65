public enum LabelKey: String, Sendable {
  case yes, no, choose, sending, sent, review, edit, notGiven, notFinished, backToReview, `continue`, back,
    submit, submitFailed, stepIncomplete
}
public struct Labels: Sendable {
  public init() {}
  public subscript(_ k: LabelKey) -> String { k.rawValue }
  public func stepHeading(number: Int, of: Int, title: String) -> String {
    "Step \(number) of \(of), \(title)"
  }
  public func stepPosition(number: Int, of: Int) -> String { "Step \(number) of \(of)" }
  public func notFinished(_ title: String) -> String { "\(title), not finished" }
  public func edit(_ title: String) -> String { "Edit \(title)" }
}
