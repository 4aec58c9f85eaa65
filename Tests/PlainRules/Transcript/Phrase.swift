import FormhausCore

/// A text of a catalog as it may stand in a transcript: what is fixed, and what is filled in between.
struct Phrase {
  /// The forms for different numbers.
  private var forms: Set<Form> = []

  fileprivate struct Form: Hashable {
    /// What is fixed, around the gaps.
    var literals: [String]
    var names: [String]
  }

  private static let names = [
    "n", "total", "title", "text", "value", "label", "labels", "reason", "kind", "min", "max", "step",
    "numbers",
    "last", "example", "item", "choice", "names", "questions", "work", "part", "command", "parts", "size",
    "grouped",
  ]
  /// The signs that stand for what is filled in, one for each name.
  private static let marks = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { place, name in
      (name, Character(Unicode.Scalar(UInt32(0xE000 + place)) ?? "?"))
    })

  init(_ key: LabelKey, _ labels: Labels, prefix: String) {
    var arguments = Phrase.marks.mapValues { String($0) }
    arguments["prefix"] = prefix
    arguments["more"] = labels[.plainMoreWord]
    forms.insert(Phrase.form(labels.text(key, arguments)))
    guard Phrase.counted.contains(key), let mark = arguments["n"] else { return }
    for count in [1, 7] {
      let text = labels.text(key, arguments, count: count).replacing(String(count), with: mark)
      forms.insert(Phrase.form(text))
    }
  }

  private static func form(_ text: String) -> Form {
    var form = Form(literals: [""], names: [])
    for character in text {
      if let name = marks.first(where: { $0.value == character })?.key {
        form.names.append(name)
        form.literals.append("")
      } else {
        form.literals[form.literals.count - 1].append(character)
      }
    }
    return form
  }

  private static let counted: Set<LabelKey> = [
    .plainSteps, .plainQuestions, .plainLinesSoFar, .plainAppeared, .plainSeveralMatch, .plainShown,
    .plainStillSeconds, .plainStillMinutes, .plainMissingSteps, .plainKindManyChoices, .plainItems,
    .addressesFound, .plainAtLeastCharacters, .plainAtMostCharacters,
  ]

  /// What is filled in when the phrase is the whole text; nil when it is not.
  func match(_ text: some StringProtocol) -> [String: String]? {
    forms.lazy.compactMap { $0.match(Substring(text)) }.first
  }

  /// Whether the phrase is the whole text.
  func isWhole(_ text: some StringProtocol) -> Bool { match(text) != nil }

  /// Whether what is fixed stands in the text, in order.
  func isPart(of text: some StringProtocol) -> Bool {
    forms.contains { $0.isPart(of: Substring(text)) }
  }
}

extension Phrase.Form {
  fileprivate func match(_ text: Substring) -> [String: String]? {
    guard let first = literals.first, let last = literals.last, text.hasPrefix(first) else { return nil }
    var rest = text.dropFirst(first.count)
    var values: [String: String] = [:]
    if names.isEmpty { return rest.isEmpty ? values : nil }
    for (name, literal) in zip(names.dropLast(), literals.dropFirst()) {
      guard let range = rest.firstRange(of: literal) else { return nil }
      values[name] = String(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    guard rest.count > last.count, rest.hasSuffix(last), let name = names.last else { return nil }
    values[name] = String(rest.dropLast(last.count))
    return values
  }

  fileprivate func isPart(of text: Substring) -> Bool {
    var rest = text
    for literal in literals where !literal.isEmpty {
      guard let range = rest.firstRange(of: literal) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
