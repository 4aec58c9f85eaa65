import FormhausCore

/// The words of plain mode in the language of a conversation.
struct PlainPhrases {
  let labels: Labels
  let prefix: String
  private let phrases: [LabelKey: Phrase]

  init(labels: Labels, prefix: String) {
    self.labels = labels
    self.prefix = prefix
    phrases = Dictionary(
      uniqueKeysWithValues: LabelKey.allCases.filter { PlainPhrases.isSpoken($0) }.map {
        ($0, Phrase($0, labels, prefix: prefix))
      })
  }

  private static func isSpoken(_ key: LabelKey) -> Bool {
    let others: Set<LabelKey> = [
      .checking, .loadingOptions, .sending, .sent, .stopping, .addressLookingUp, .addressLoading,
      .addressSaving, .notGiven, .itemOf,
    ]
    return key.rawValue.hasPrefix("plain") || others.contains(key)
  }

  subscript(_ key: LabelKey) -> Phrase { phrases[key] ?? Phrase(key, labels, prefix: prefix) }

  var colon: String { labels[.colon] }

  /// What errors begin with.
  var error: String { labels[.plainError] + colon + " " }

  func isError(_ line: String) -> Bool { line.hasPrefix(error) }

  /// Whether a line is one of some phrases.
  func isAny(_ keys: [LabelKey], _ line: some StringProtocol) -> Bool {
    keys.contains { self[$0].isWhole(line) }
  }

  /// Whether a text has the words of one of some phrases.
  func hasAny(_ keys: [LabelKey], _ text: some StringProtocol) -> Bool {
    keys.contains { self[$0].isPart(of: text) }
  }

  /// Whether a text ends with a sign that ends a sentence or announces what follows.
  static func endsWithSign(_ text: some StringProtocol) -> Bool {
    text.last.map { ".!?:;\u{2026}\u{3002}\u{FF01}\u{FF1F}\u{FF1A}\u{061F}\u{06D4}".contains($0) } ?? false
  }

  /// The text behind a label, or nil when the label does not begin the line.
  func value(behind label: String, in line: some StringProtocol) -> String? {
    let start = label + (PlainPhrases.endsWithSign(label) ? " " : colon + " ")
    return line.hasPrefix(start) ? String(line.dropFirst(start.count)) : nil
  }
}

/// What a typed line asks for, read from the rules and not from the program.
enum TypedMeaning: Equatable {
  case blank
  case command(String)
  /// Begins like a command, and is none.
  case unknown
  case text(String)

  static let commands: Set<String> = [
    "back", "edit", "review", "list", "clear", "help", "quit", "skip", "mine", "retry", "add", "remove",
    "move",
  ]
  /// How many numbers stand behind the commands that take some.
  private static let takeNumbers: [String: ClosedRange<Int>] = [
    "edit": 0...1, "add": 0...0, "remove": 1...1, "move": 2...2,
  ]

  init(_ line: String, prefix: String) {
    let words = line.split { $0.isWhitespace }.joined(separator: " ")
    if words.isEmpty {
      self = .blank
    } else if words == "?" || words == "\u{FF1F}" {
      self = .command("help")
    } else if words.hasPrefix(prefix + prefix) {
      self = .text(String(words.dropFirst(prefix.count)))
    } else if words.hasPrefix(prefix) {
      let parts = words.dropFirst(prefix.count).lowercased().split(separator: " ").map(String.init)
      let word = parts.first ?? ""
      let takesNumbers = TypedMeaning.takeNumbers[word]?.contains(parts.count - 1) ?? (parts.count == 1)
      let areNumbers = parts.dropFirst().allSatisfy { number in
        !number.isEmpty && number.drop { "+-".contains($0) }.allSatisfy(\.isWholeNumber)
      }
      self =
        TypedMeaning.commands.contains(word) && takesNumbers && areNumbers ? .command(word) : .unknown
    } else {
      self = .text(words)
    }
  }
}
