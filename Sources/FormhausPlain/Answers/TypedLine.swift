import FormhausText

/// What a typed line means, before it is known what was asked.
enum TypedLine: Equatable {
  /// Nothing but blanks.
  case empty
  case command(Command)
  case listCommand(ListCommand)
  /// To change the answer with a number on Review; nil when there is no number.
  case edit(Int?)
  /// Begins like a command, but is none.
  case unknownCommand(String)
  /// An answer.
  case text(String)

  /// The commands; a lone `?`, also a full-width one, is `help`.
  enum Command: String, CaseIterable {
    case back, clear, list, mine, review, retry, skip, help, quit
  }

  /// The commands for the items of a group; numbers count from 1.
  enum ListCommand: Equatable {
    case add
    case remove(Int)
    case move(Int, to: Int)

    /// Reads `add`, `remove 2`, `move 2 1`.
    init?(_ text: String) {
      let words = text.lowercased().split { $0 == " " }
      let numbers = words.dropFirst().compactMap { ListNumber.read(String($0)) }
      guard let word = words.first, numbers.count == words.count - 1 else { return nil }
      switch (word, numbers.count) {
      case ("add", 0): self = .add
      case ("remove", 1): self = .remove(numbers[0])
      case ("move", 2): self = .move(numbers[0], to: numbers[1])
      default: return nil
      }
    }

    var word: String {
      switch self {
      case .add: "add"
      case .remove: "remove"
      case .move: "move"
      }
    }
  }

  /// - Parameters:
  ///   - prefix: what commands begin with; doubled, it begins an answer.
  ///   - keepsBlanks: whether blanks alone are an answer.
  init(_ line: String, prefix: String, keepsBlanks: Bool = false) {
    let text = TypedLine.printable(line)
    let trimmed = text.trimmed
    if ["?", "\u{FF1F}"].contains(trimmed) {
      self = .command(.help)
    } else if trimmed.hasPrefix(prefix + prefix) {
      let start = text.firstRange(of: prefix)
      self = .text(start.map { text.replacingCharacters(in: $0) } ?? text)
    } else if trimmed.hasPrefix(prefix) {
      let word = String(trimmed.dropFirst(prefix.count))
      self =
        Command(rawValue: word.lowercased()).map(TypedLine.command)
        ?? ListCommand(word).map(TypedLine.listCommand) ?? TypedLine.editCommand(word)
        ?? .unknownCommand(trimmed)
    } else if keepsBlanks ? text.isEmpty : trimmed.isEmpty {
      self = .empty
    } else {
      self = .text(text)
    }
  }

  /// Reads `edit` and `edit 3`.
  private static func editCommand(_ text: String) -> TypedLine? {
    let words = text.lowercased().split { $0 == " " }
    guard words.first == "edit", words.count <= 2 else { return nil }
    let number = words.count == 2 ? ListNumber.read(String(words[1])) : nil
    return words.count == 1 || number != nil ? .edit(number) : nil
  }

  /// The line without control characters; a tab is a space.
  private static func printable(_ line: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if scalar == "\t" {
        scalars.append(" ")
      } else if scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
    String(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
