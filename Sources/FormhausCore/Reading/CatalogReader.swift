import FormhausText

/// Reads a catalog file, noting all that is wrong with it.
struct CatalogReader {
  /// One of the two parts of a catalog.
  private enum Part: String {
    case messages, labels

    /// What one text of it is called.
    var noun: String { self == .messages ? "message" : "label" }
    var other: Part { self == .messages ? .labels : .messages }
    var english: Catalog { self == .messages ? BundledLocale.english.messages : BundledLocale.english.labels }

    /// Texts that are chosen by a number too, though one form will do in every language of ours.
    private static let counted: Set<String> = [
      "addAtLeast", "atMost", "textCut", "pickedCount", "pickedOfMost", "plainKindManyChoices",
    ]

    /// Whether a key's texts are chosen by a number.
    func isCounted(_ key: String) -> Bool {
      Part.counted.contains(key)
        || BundledLocale.all.contains { locale in
          let catalog = self == .messages ? locale.messages : locale.labels
          if case .plural? = catalog[key] { return true }
          return false
        }
    }
  }

  private(set) var problems: [(offset: Int, message: String)] = []
  private var locale = "en"

  /// The catalog, without what is wrong.
  mutating func catalog(_ root: JSONNode) -> LanguageCatalog {
    guard let members = root.members else {
      report(
        "a catalog is an object: {\"locale\": \"nl\", \"labels\": {...}, \"messages\": {...}}", root.offset)
      return LanguageCatalog(locale: locale)
    }
    locale = readLocale(root)
    var texts: [Part: Catalog] = [:]
    for member in members where member.key != "locale" && member.key != "$schema" {
      if let part = Part(rawValue: member.key) {
        texts[part] = readTexts(member.value, part)
      } else {
        let known = ["locale", "labels", "messages"]
        report(
          "a catalog has no \"\(member.key)\""
            + mend(member.key, among: known, "it has locale, labels and messages"),
          member.keyOffset)
      }
    }
    return LanguageCatalog(locale: locale, messages: texts[.messages] ?? [:], labels: texts[.labels] ?? [:])
  }

  private mutating func readLocale(_ root: JSONNode) -> String {
    guard let node = root.member("locale")?.value else {
      report("the catalog does not say its language; add \"locale\": \"nl\"", root.offset)
      return locale
    }
    let shape = "\"locale\" is the tag of a language in quotes, such as \"nl\" or \"pt-BR\""
    guard case .string(let tag) = node.content, LocaleName.isTag(tag) else {
      report(shape, node.offset)
      return locale
    }
    return tag
  }

  private mutating func readTexts(_ node: JSONNode, _ part: Part) -> Catalog {
    guard let members = node.members else {
      report("\"\(part.rawValue)\" is an object of texts by their keys: {\"KEY\": \"text\"}", node.offset)
      return [:]
    }
    var catalog: Catalog = [:]
    for member in members {
      guard let english = part.english[member.key] else {
        reportUnknown(member, part)
        continue
      }
      guard let text = readText(member, english, part) else { continue }
      catalog[member.key] = text
      catalog.offsets[member.key] = member.value.offset
    }
    return catalog
  }

  private mutating func reportUnknown(_ member: JSONMember, _ part: Part) {
    let key = member.key
    if part.other.english[key] != nil {
      report("\"\(key)\" is a \(part.other.noun); move it to \"\(part.other.rawValue)\"", member.keyOffset)
    } else {
      report(
        "no \(part.noun) has the key \"\(key)\""
          + mend(key, among: part.english.texts.keys.sorted(), "take it away"),
        member.keyOffset)
    }
  }

  private mutating func readText(_ member: JSONMember, _ english: CatalogText, _ part: Part) -> CatalogText? {
    let (key, node) = (member.key, member.value)
    switch node.content {
    case .string(let text):
      guard !text.isEmpty else { return nil }
      check(text, key, english, mayLeaveOutNumber: false, node.offset)
      return .text(text)
    case .object(let forms):
      guard part.isCounted(key) else {
        report("\"\(key)\" does not depend on a number; write one text in quotes", node.offset)
        return nil
      }
      return readForms(forms, key, english, node.offset)
    default:
      let forms = PluralCategory.needed(in: locale).map { "\"\($0.rawValue)\": \"...\"" }.joined(
        separator: ", ")
      report("\"\(key)\" is a text in quotes" + (part.isCounted(key) ? ", or {\(forms)}" : ""), node.offset)
      return nil
    }
  }

  private mutating func readForms(
    _ members: [JSONMember], _ key: String, _ english: CatalogText, _ offset: Int
  ) -> CatalogText? {
    var forms: [PluralCategory: String] = [:]
    let (used, needed) = (PluralCategory.used(in: locale), PluralCategory.needed(in: locale))
    for member in members {
      guard let category = PluralCategory(rawValue: member.key), used.contains(category) || category == .other
      else {
        report(
          "\"\(key)\" has the plural form \"\(member.key)\", which numbers in \"\(locale)\" do not have; they have "
            + listed(used), member.keyOffset)
        continue
      }
      guard case .string(let text) = member.value.content else {
        report("\"\(key)\", \"\(member.key)\" is a text in quotes", member.value.offset)
        continue
      }
      // An empty form is one that is yet to be written.
      guard !text.isEmpty else { continue }
      check(text, key, english, mayLeaveOutNumber: category != .other, member.value.offset)
      forms[category] = text
    }
    let written = members.filter { $0.value.value.stringValue != "" }
    if written.isEmpty, !members.isEmpty { return nil }
    let lacking = needed.filter { category in !written.contains { $0.key == category.rawValue } }
    if !lacking.isEmpty {
      report(
        "\"\(key)\" lacks the plural form \(listed(lacking)); numbers in \"\(locale)\" have \(listed(needed))",
        offset)
    }
    return .plural(forms)
  }

  /// Refuses a text that shows nothing or holds what no screen can show, and compares its placeholders with those of the
  /// English one.
  private mutating func check(
    _ text: String, _ key: String, _ english: CatalogText, mayLeaveOutNumber: Bool, _ offset: Int
  ) {
    if text.trimmed.isEmpty { report("\"\(key)\" is blank; write a text, or take it away", offset) }
    for scalar in text.unicodeScalars where scalar.isUnfitForLabels {
      let code = String(scalar.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
      report("\"\(key)\" holds the control character \(name); take it away", offset)
      break
    }
    let wanted = english.placeholders.reduce(into: Set<String>()) { $0.formUnion($1) }
    let found = CatalogText.text(text).placeholders.first ?? []
    let named = wanted.isEmpty ? "it has none" : "it has \(bracketed(wanted))"
    for name in found.subtracting(wanted).sorted() {
      report("\"\(key)\" has no placeholder {\(name)}; \(named)", offset)
    }
    let lacking = wanted.subtracting(found).subtracting(mayLeaveOutNumber ? ["n"] : [])
    if !lacking.isEmpty { report("\"\(key)\" lacks \(bracketed(lacking)); put it where it belongs", offset) }
  }

  private func bracketed(_ names: Set<String>) -> String {
    names.sorted().map { "{\($0)}" }.joined(separator: ", ")
  }

  private func listed(_ categories: [PluralCategory]) -> String {
    categories.map(\.rawValue).joined(separator: ", ")
  }

  /// What else may be meant, or what to do instead.
  private func mend(_ word: String, among known: [String], _ otherwise: String) -> String {
    Spelling.closest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? "; \(otherwise)"
  }

  private mutating func report(_ message: String, _ offset: Int) {
    problems.append((offset, message))
  }
}

extension Unicode.Scalar {
  /// Whether it controls the terminal, ends a line or turns the direction of all that follows.
  fileprivate var isUnfitForLabels: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
