public import FormhausText

extension FieldDefinition {
  /// Whether the field can hold a value at all, right or wrong; a group also looks into its items.
  public func canHold(_ value: JSONValue) -> Bool {
    guard FieldType.named(type).canHold(value) else { return false }
    guard let group, let items = value.arrayValue else { return true }
    return items.allSatisfy { item in
      group.fields.withoutSections.allSatisfy { field in item[field.key].map(field.canHold) ?? true }
    }
  }

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
    // Several options may have one value: it is picked once.
    let known = order.map(\.value).filter(kept.contains).withoutRepetitions
    return known + kept.filter { !known.contains($0) }.withoutRepetitions
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
