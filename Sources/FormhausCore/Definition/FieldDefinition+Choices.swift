extension FieldDefinition {
  /// The option with this value.
  public func option(_ value: String) -> OptionDefinition? {
    options?.first { isSameText($0.value, value) }
  }

  /// The picked values after `value` was switched, in option order; exclusive options clear the others.
  public func toggling(_ value: String, in picked: [String]) -> [String] {
    if picked.contains(value) { return picked.filter { $0 != value } }
    guard option(value)?.exclusive != true else { return [value] }
    let kept = picked.filter { option($0)?.exclusive != true } + [value]
    let order = options ?? []
    let known = order.map(\.value).filter(kept.contains)
    return known + kept.filter { !known.contains($0) }
  }
}
