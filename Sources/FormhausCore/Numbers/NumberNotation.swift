public import FormhausText

/// How numbers are written where a person lives: with a point or a comma before the fraction.
///
/// Digits of any script are read; what is read comes out as JSON writes it, digit for digit. Marks between groups of
/// digits are not taken: `1.500` is one and a half to some and fifteen hundred to others.
public struct NumberNotation: Sendable, Hashable {
  /// Stands before the fraction.
  public let decimalMark: Character

  /// The notation of a locale name such as `de_AT.UTF-8`.
  public init(locale: String) {
    decimalMark = LocaleName.usesDecimalComma(locale) ? "," : "."
  }

  /// The number that a text says; nil for anything else, and for numbers too large to calculate with.
  public func number(_ text: String) -> JSONNumber? {
    var plain = ""
    for scalar in text.trimmed.unicodeScalars {
      guard let character = plainCharacter(scalar) else { return nil }
      plain.append(character)
    }
    guard let number = JSONNumber(typed: plain), number.double.isFinite else { return nil }
    return number
  }

  /// A number as the person writes it.
  public func text(_ number: JSONNumber) -> String {
    decimalMark == "." ? number.text : String(number.text.map { $0 == "." ? decimalMark : $0 })
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

extension LocaleName {
  /// Whether a comma stands before the fraction of numbers, by the data of CLDR.
  static func usesDecimalComma(_ locale: String) -> Bool {
    let name = normalized(locale)
    return commaLanguages.contains(languageCode(locale)) && !pointRegions.contains(name)
  }

  private static let commaLanguages: Set<String> = [
    "af", "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo", "fr", "gl",
    "hr",
    "hu", "hy", "id", "is", "it", "ka", "kk", "ky", "lt", "lv", "mk", "mn", "nb", "nl", "nn", "no", "pl",
    "pt",
    "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
  ]

  /// Where the point is used all the same.
  private static let pointRegions: Set<String> = [
    "de-ch", "de-li", "es-do", "es-gt", "es-hn", "es-mx", "es-ni", "es-pa", "es-pe", "es-pr", "es-sv",
    "es-us",
    "it-ch",
  ]
}
