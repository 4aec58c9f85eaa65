internal import FormhausText

/// How a country's postal codes are checked and written.
struct PostalRule: Sendable {
  private struct Shape: Sendable {
    let text: [UInt8]
    /// The letters and digits that it has room for.
    let room: Int
  }

  private let shapes: [Shape]
  /// The longest first.
  private let prefixes: [PostalText]
  /// Nil where any code is taken.
  private let pattern: Lazy<Pattern?>?

  init(_ fields: FormatFields) {
    shapes = fields.postalShapes.map { shape in
      Shape(text: Array(shape.utf8), room: shape.utf8.count { $0 == UInt8(ascii: "*") })
    }
    prefixes = fields.postalPrefixes.map(PostalText.init).sorted { $0.bytes.count > $1.bytes.count }
    pattern = fields.postalRegex.map { regex in Lazy { PostalRule.wholePattern(regex) } }
  }

  /// A pattern that only whole codes match; nil when it is none.
  static func wholePattern(_ regex: String) -> Pattern? { try? Pattern("^(?:\(regex))$") }

  /// The code as it is saved; nil when it is refused. Blank codes are not asked about.
  func canonical(_ typed: String) -> String? {
    let code = PostalText(typed)
    guard let pattern = pattern?.value else { return code.text }
    if let written = written(code, pattern) { return written }
    for prefix in prefixes {
      guard let rest = code.rest(after: prefix) else { continue }
      return written(rest, pattern)
    }
    return nil
  }

  private func written(_ code: PostalText, _ pattern: Pattern) -> String? {
    let bare = code.bare
    for shape in shapes where shape.room == bare.room {
      if let text = matching(bare.filling(shape.text), pattern) { return text }
    }
    return matching(bare, pattern) ?? (bare == code ? nil : matching(code, pattern))
  }

  private func matching(_ code: PostalText, _ pattern: Pattern) -> String? {
    let text = code.text
    return pattern.matches(text) == .matched ? text : nil
  }
}

extension AddressFormat {
  /// A postal code as it is saved: plain digits, capitals, canonical spacing; nil when the country has no such code.
  public func canonicalPostalCode(_ typed: String) -> String? { rules.postalRule.canonical(typed) }
}
