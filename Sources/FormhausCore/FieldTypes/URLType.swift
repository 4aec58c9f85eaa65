import FormhausText

extension FieldType {
  static let url = FieldType("url", .text, isTrimmed: true) { value, context in
    guard case .string(let text) = value else { return RuleFailure(.string) }
    return tooLong(text, context) ?? (isWebAddress(text) ? nil : RuleFailure(.url))
  }

  /// Whether a text is `http://` or `https://`, a host without blanks, and anything without blanks after it.
  public static func isWebAddress(_ text: String) -> Bool {
    let lowered = text.lowercased()
    guard let scheme = ["http://", "https://"].first(where: lowered.hasPrefix),
      !text.unicodeScalars.contains(where: { $0.properties.isWhitespace || $0.value < 0x20 })
    else { return false }
    let rest = lowered.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let host = authority.drop { $0 != "@" }.isEmpty ? authority : authority.drop { $0 != "@" }.dropFirst()
    return !(host.first == ":" || host.isEmpty || host.first == "." || host.contains(".."))
  }
}
