public import FormhausText

/// How numbers are written where a person lives: with a point or a comma before the fraction.
///
/// Digits of any script are read; what is read comes out as JSON writes it, digit for digit. Points and commas between
/// groups of digits are not taken: `1.500` is one and a half to some and fifteen hundred to others. Blanks and apostrophes
/// are, where the locale groups digits with them: they mean nothing else.
public struct NumberNotation: Sendable, Hashable {
  /// Stands before the fraction.
  public let decimalMark: Character
  /// Stands between groups of three digits, where it is a blank or an apostrophe.
  private let groupMark: Character?

  /// The notation of a locale name such as `de_AT.UTF-8`.
  public init(locale: String) {
    let format = LocaleFormat.of(locale)
    decimalMark = format.decimalMark
    groupMark = format.groupMark.flatMap { " '".contains($0) ? $0 : nil }
  }

  /// The number that a text says; nil for anything else, and for numbers too large to calculate with.
  public func number(_ text: String) -> JSONNumber? {
    var plain = ""
    guard let text = withoutGroups(text.trimmed) else { return nil }
    for scalar in text.unicodeScalars {
      guard let character = plainCharacter(scalar) else { return nil }
      plain.append(character)
    }
    guard let number = JSONNumber(typed: plain), number.double.isFinite else { return nil }
    return number
  }

  /// A number with the marks between groups of digits that are read, such as `12 345`; nil where none are.
  public var groupedExample: String? { groupMark.map { "12\($0)345" } }

  /// A number as the person writes it.
  public func text(_ number: JSONNumber) -> String {
    decimalMark == "." ? number.text : String(number.text.map { $0 == "." ? decimalMark : $0 })
  }

  /// The text without the marks between its groups of digits; nil where they are not groups of three.
  private func withoutGroups(_ text: String) -> String? {
    guard let groupMark else { return text }
    let marks = groupMark == " " ? " \u{A0}\u{202F}" : "'\u{2019}"
    guard text.contains(where: marks.contains) else { return text }
    let sign = text.prefix { "+-\u{2212}\u{FF0D}\u{FF0B}".contains($0) }
    let whole = text.dropFirst(sign.count).prefix { $0 != decimalMark }
    let rest = text.dropFirst(sign.count + whole.count)
    let groups = whole.split(omittingEmptySubsequences: false, whereSeparator: marks.contains)
    let areGroups = groups.enumerated().allSatisfy { index, group in
      (index == 0 ? 1...3 : 3...3).contains(group.count) && group.allSatisfy(\.isWholeNumber)
    }
    return areGroups && !rest.contains(where: marks.contains) ? sign + groups.joined() + rest : nil
  }

  /// The ASCII character that a character of a typed number stands for.
  private func plainCharacter(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "0"..."9", "+", "-", "e", "E": return Character(scalar)
    case ".", "\u{FF0E}": return decimalMark == "." ? "." : nil
    case ",", "\u{FF0C}": return decimalMark == "," ? "." : nil
    case "\u{66B}": return "."
    case "\u{2212}", "\u{FF0D}": return "-"
    case "\u{FF0B}": return "+"
    default:
      guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue else {
        return nil
      }
      return Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit)))
    }
  }
}

extension FormEngine {
  /// How the person writes numbers.
  public var numbers: NumberNotation { NumberNotation(locale: options.locale) }
}
