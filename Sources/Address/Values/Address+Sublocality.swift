import FormhausText

extension Address {
  private static let separator = ", "

  /// The address with the level below the city at the start of its second line, as it is saved.
  public var joiningSublocality: Address {
    var joined = splittingSublocality
    let below = joined.sublocality.trimmed
    guard !below.isEmpty else { return joined }
    let line = joined.line2.trimmed
    joined.line2 = line.isEmpty ? below : below + Address.separator + line
    return joined
  }

  /// The address without the level below the city in its second line, as it is edited and printed.
  public var splittingSublocality: Address {
    let below = sublocality.trimmed
    guard !below.isEmpty, line2.trimmed.utf8.starts(with: below.utf8) else { return self }
    let rest = line2.trimmed.utf8.dropFirst(below.utf8.count)
    guard rest.isEmpty || rest.starts(with: Address.separator.utf8) else { return self }
    var split = self
    split.line2 = String(decoding: rest.dropFirst(Address.separator.utf8.count), as: UTF8.self)
    return split
  }
}
