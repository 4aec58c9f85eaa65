import Surface

extension EscapeSequence {
  enum Meaning: Equatable {
    case key(Key)
    case mouse(MouseEvent)
    case pasteStart
  }

  /// What a finished sequence says; nil for one that nobody needs.
  var meaning: Meaning? {
    guard let final = bytes.last, kind != .text else { return nil }
    let body = String(decoding: bytes.dropLast(), as: UTF8.self)
    let last = Character(Unicode.Scalar(final))
    if kind == .single {
      return EscapeSequence.single[last].map(Meaning.key)
    }
    if body.hasPrefix("<") { return mouse(body.dropFirst(), isPress: last == "M", last) }
    if body == "200", last == "~" { return .pasteStart }
    return key(body, last).map(Meaning.key)
  }

  private func key(_ body: String, _ final: Character) -> Key? {
    if body == "[" { return EscapeSequence.consoleFunctions[final] }
    let parameters = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard parameters.count <= 2 else { return nil }
    let plain: Key? =
      if final == "~" {
        parameters.first.flatMap { $0 }.flatMap { EscapeSequence.numbered[$0] }
      } else {
        EscapeSequence.lettered[final]
      }
    let modifier = parameters.count == 2 ? parameters[1] : 1
    switch modifier {
    case 1: return plain
    case 2: return plain?.shifted
    case 3: return plain == .down ? .altDown : nil
    case 5: return plain?.controlled
    default: return nil
    }
  }

  /// `ESC [ < button ; column ; row` with M for a press and m for a release; columns and rows count from 1.
  private func mouse(_ body: Substring, isPress: Bool, _ final: Character) -> Meaning? {
    let numbers = body.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, final == "M" || final == "m", numbers[1] > 0, numbers[2] > 0 else { return nil }
    let point = Point(x: numbers[1] - 1, y: numbers[2] - 1)
    // Bits 2 to 4 are Shift, Alt and Control; bit 5 is motion, which nobody asked for.
    switch numbers[0] & ~0b1_1100 {
    case 0...2:
      let button = (numbers[0] & 0b11) + 1
      return .mouse(
        MouseEvent(action: isPress ? .press(button: button) : .release(button: button), point: point))
    case 64 where isPress: return .mouse(MouseEvent(action: .scrollUp, point: point))
    case 65 where isPress: return .mouse(MouseEvent(action: .scrollDown, point: point))
    default: return nil
    }
  }

  private static let lettered: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  private static let consoleFunctions: [Character: Key] = [
    "A": .function(1), "B": .function(2), "C": .function(3), "D": .function(4), "E": .function(5),
  ]

  /// Arrows of the application mode, F1 to F4 and the number pad.
  private static let single: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "M": .enter,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    "p": .character("0"), "q": .character("1"), "r": .character("2"), "s": .character("3"),
    "t": .character("4"), "u": .character("5"), "v": .character("6"), "w": .character("7"),
    "x": .character("8"), "y": .character("9"), "j": .character("*"), "k": .character("+"),
    "l": .character(","), "m": .character("-"), "n": .character("."), "o": .character("/"),
  ]
}
