extension SafeText {
  public static func + (left: SafeText, right: SafeText) -> SafeText {
    SafeText(safe: left.string + right.string)
  }

  public static func += (left: inout SafeText, right: SafeText) {
    left = left + right
  }

  /// The text's lines, without their line feeds; one at least.
  public var lines: [SafeText] {
    string.split(separator: "\n", omittingEmptySubsequences: false).map { SafeText(safe: String($0)) }
  }

  /// The text on one line: line feeds and runs of spaces become one space, and none stands at the ends.
  public var onOneLine: SafeText {
    SafeText(safe: string.split { $0 == " " || $0 == "\n" }.joined(separator: " "))
  }

  /// The text wrapped to lines of at most `columns` cells.
  public func wrapped(to columns: Int, by width: TextWidth) -> [SafeText] {
    width.wrap(string, width: columns).map { SafeText(safe: String($0)) }
  }

  /// The text, cut with an ellipsis when it takes more than `cells` cells.
  public func truncated(to cells: Int, by width: TextWidth) -> SafeText {
    SafeText(safe: width.truncate(string, to: cells))
  }
}

extension Sequence<SafeText> {
  /// The texts one after the other with `separator` between them.
  public func joined(separator: SafeText = "") -> SafeText {
    SafeText(safe: map(\.string).joined(separator: separator.string))
  }
}
