public import FormhausText

/// Steps of 1 and of 10 from a typed number, exact, and not beyond its limits.
public struct NumberStepper: TextStepper, Hashable {
  private let notation: NumberNotation
  private let min: JSONNumber?
  private let max: JSONNumber?

  /// Steps in a notation that stay between limits, where there are any.
  public init(_ notation: NumberNotation, min: JSONNumber? = nil, max: JSONNumber? = nil) {
    self.notation = notation
    self.min = min
    self.max = max
  }

  /// An empty text counts as 0.
  public func stepped(_ typed: CaretText, _ step: TextStep) -> CaretText? {
    let isEmpty = typed.text.trimmed.isEmpty
    guard let number = isEmpty ? JSONNumber(0) : notation.number(typed.text),
      let next = number.adding((step.isUp ? 1 : -1) * (step.isFar ? 10 : 1))
    else { return nil }
    let text = notation.text(clamped(next))
    return CaretText(text, caret: text.count)
  }

  private func clamped(_ number: JSONNumber) -> JSONNumber {
    if let min, number < min { return min }
    if let max, max < number { return max }
    return number
  }
}
