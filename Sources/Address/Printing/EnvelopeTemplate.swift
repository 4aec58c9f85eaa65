/// The lines of a printed address: parts and the text between them.
///
/// `%N` is the name, `%A` the street and line 2, `%D` the level below the city, `%C` the city, `%S` the region, `%Z` the
/// postal code, `%n` a new line.
struct EnvelopeTemplate: Sendable, Hashable {
  enum Element: Sendable, Hashable {
    case part(AddressPart)
    case text(String)
  }

  private(set) var lines: [[Element]] = [[]]

  init(_ format: String) {
    var text = ""
    var isSign = false
    for character in format {
      if isSign {
        append(text)
        text = ""
        append(sign: character)
        isSign = false
      } else if character == "%" {
        isSign = true
      } else {
        text.append(character)
      }
    }
    append(text)
  }

  /// Whether a format has only signs that are known.
  static func isValid(_ format: String) -> Bool {
    let signs = format.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    return signs.allSatisfy { $0.first.map { "NADCSZn".contains($0) } ?? false }
  }

  private mutating func append(_ text: String) {
    if !text.isEmpty { lines[lines.count - 1].append(.text(text)) }
  }

  private mutating func append(sign: Character) {
    let part: AddressPart? =
      switch sign {
      case "N": .fullName
      case "A": .street
      case "D": .sublocality
      case "C": .city
      case "S": .region
      case "Z": .postalCode
      default: nil
      }
    if let part {
      lines[lines.count - 1].append(.part(part))
    } else if sign == "n" {
      lines.append([])
    }
  }

  /// The lines with texts in place of the parts. A part of several lines starts a new line for each.
  func filled(_ texts: (AddressPart) -> [String]) -> [String] {
    lines.flatMap { line in
      var writer = PrintedLine()
      for element in line {
        switch element {
        case .text(let text): writer.append(between: text)
        case .part(let part): writer.append(texts(part))
        }
      }
      return writer.finished
    }
  }
}

/// Writes one line of a template. Text between two parts is written when both are, text before a part when the part is.
private struct PrintedLine {
  private var lines: [String] = []
  private var pending = ""
  private var isAfterPart = false

  mutating func append(between text: String) {
    // What stands after a part that was left out, at the start of a line, belongs to that part.
    if isAfterPart, lines.isEmpty { return }
    pending = text
  }

  mutating func append(_ texts: [String]) {
    isAfterPart = true
    guard let first = texts.first else {
      if lines.isEmpty { pending = "" }
      return
    }
    let start = (lines.popLast() ?? "") + pending + first
    lines += [start] + texts.dropFirst()
    pending = ""
  }

  /// The lines; a line that is text alone is kept.
  var finished: [String] { lines.isEmpty && !isAfterPart && !pending.isEmpty ? [pending] : lines }
}
