/// Texts by key: validation messages or screen labels of one language.
public struct Catalog: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// The texts by key.
  public var texts: [String: CatalogText]
  /// Where texts that were read start in the source text, in bytes, by key.
  var offsets: [String: Int] = [:]

  /// A catalog of texts by their keys.
  public init(_ texts: [String: CatalogText] = [:]) {
    self.texts = texts
  }

  /// A catalog of texts that have no plural forms.
  public static func catalog(_ texts: [String: String]) -> Catalog {
    Catalog(texts.mapValues { .text($0) })
  }

  /// A catalog of texts.
  public static func catalog(_ texts: [String: CatalogText]) -> Catalog {
    Catalog(texts)
  }

  public init(dictionaryLiteral elements: (String, CatalogText)...) {
    self.texts = Dictionary(elements) { _, last in last }
  }

  /// The texts of both; where both have one, that of the other.
  func merging(_ other: Catalog) -> Catalog {
    var merged = self
    merged.texts.merge(other.texts) { $1 }
    return merged
  }

  /// The texts that say something, in every form that they have.
  var withoutEmpty: Catalog { Catalog(texts.filter { !$0.value.forms.contains("") }) }

  /// The text of a key.
  public subscript(key: String) -> CatalogText? {
    get { texts[key] }
    set { texts[key] = newValue }
  }
}

/// One text of a catalog, with placeholders like `{n}`.
public enum CatalogText: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The same text for every number.
  case text(String)
  /// Chosen by the plural category of `n`; `other` stands in for what is missing or empty.
  case plural([PluralCategory: String])

  public init(stringLiteral text: String) {
    self = .text(text)
  }

  /// The text, or one for each plural category.
  var forms: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): Array(forms.values)
    }
  }

  /// The names of the placeholders in each form.
  var placeholders: [Set<String>] { forms.map(placeholderNames) }

  /// The text for these arguments, nil where it says nothing; `count` chooses the plural form and fills `{n}`.
  func filled(_ arguments: [String: String], count: Int?, language: String) -> String? {
    var arguments = arguments
    if let count, arguments["n"] == nil { arguments["n"] = String(count) }
    let candidates: [String?] =
      switch self {
      case .text(let text): [text]
      case .plural(let forms):
        [forms[count.map { PluralCategory.of($0, language: language) } ?? .other], forms[.other]]
      }
    return candidates.compactMap(\.self).first { !$0.isEmpty }.map { fill($0, arguments) }
  }
}

/// Replaces every `{name}` that has an argument; anything else stays as it is.
private func fill(_ text: String, _ arguments: [String: String]) -> String {
  guard !arguments.isEmpty else { return text }
  var filled = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "{") {
    filled += rest[..<open]
    rest = rest[open...]
    guard let close = rest.firstIndex(of: "}") else { break }
    let name = String(rest[rest.index(after: open)..<close])
    filled += arguments[name] ?? String(rest[...close])
    rest = rest[rest.index(after: close)...]
  }
  return filled + rest
}

/// The names between braces.
private func placeholderNames(_ text: String) -> Set<String> {
  var names: Set<String> = []
  var rest = text[...]
  while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
    names.insert(String(rest[rest.index(after: open)..<close]))
    rest = rest[rest.index(after: close)...]
  }
  return names
}
