import FormhausText

/// Finds patterns whose search explodes on some texts, by trying texts that explode what is prone to it.
enum PatternProbe {
  /// Whether the search of some text gives up.
  static func findsBomb(in pattern: Pattern) -> Bool {
    guard isProne(pattern.source) else { return false }
    let letters = letters(of: pattern.source)
    // A letter that must occur occurs at the end, so that its absence does not end the search at once.
    let ending = "\u{1}" + letters.joined()
    return letters.contains { pattern.matches(String(repeating: $0, count: 40) + ending) == .tooComplex }
  }

  /// Whether something that repeats, or has alternatives, stands in a group that repeats.
  private static func isProne(_ source: String) -> Bool {
    var open: [Bool] = []
    var closedProne = false
    var isEscaped = false
    var isInClass = false
    for character in source.unicodeScalars {
      let followsProne = closedProne
      closedProne = false
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if isInClass {
        isInClass = character != "]"
      } else {
        switch character {
        case "[": isInClass = true
        case "(": open.append(false)
        case ")":
          closedProne = open.popLast() ?? false
          if closedProne, !open.isEmpty { open[open.count - 1] = true }
        case "*", "+", "{":
          if followsProne { return true }
          if !open.isEmpty { open[open.count - 1] = true }
        case "|":
          if !open.isEmpty { open[open.count - 1] = true }
        default: break
        }
      }
    }
    return false
  }

  /// A few characters that the pattern is likely to repeat.
  private static func letters(of source: String) -> [String] {
    let written = source.unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    var letters = ["a", "0", " ", "A", "-", "."]
    for scalar in written where !letters.contains(String(scalar)) && letters.count < 12 {
      letters.append(String(scalar))
    }
    return letters
  }
}
