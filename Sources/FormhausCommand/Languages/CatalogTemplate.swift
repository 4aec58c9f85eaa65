import FormhausCore
import FormhausText

/// A catalog as JSON for people to fill in: the texts of the program by their keys, in its order.
struct CatalogTemplate {
  let locale: String
  /// The messages and labels that it has.
  let keys: MissingKeys

  /// All the texts of a language; those of months and days are known without it.
  init(locale: String) {
    self.init(locale: locale, keys: Self.allKeys(locale))
  }

  init(locale: String, keys: MissingKeys) {
    (self.locale, self.keys) = (locale, keys)
  }

  private static func allKeys(_ locale: String) -> MissingKeys {
    if BundledLocale.all.contains(where: { LanguageCatalog(locale: $0.language).isFor(locale) }) {
      return MissingKeys(messages: MessageKey.allCases, labels: LabelKey.allCases)
    }
    return LanguageCatalog(locale: locale).missing
  }

  var json: JSONObject {
    let bundled = BundledLocale.named(locale)
    return [
      "locale": .string(locale),
      "messages": .object(
        JSONObject(keys.messages.map { ($0.rawValue, json(bundled.messages[$0.rawValue])) })),
      "labels": .object(JSONObject(keys.labels.map { ($0.rawValue, json(bundled.labels[$0.rawValue])) })),
    ]
  }

  /// The keys with their English texts, one a line: `labels.back: Back`.
  var lines: [String] {
    let english = BundledLocale.named("en")
    return keys.messages.map { line("messages", $0.rawValue, english.messages) }
      + keys.labels.map { line("labels", $0.rawValue, english.labels) }
  }

  private func line(_ part: String, _ key: String, _ catalog: Catalog) -> String {
    switch catalog[key] {
    case .text(let text)?: "\(part).\(key): \(text)"
    case .plural(let forms)?:
      "\(part).\(key) (\(categories.map(\.rawValue).joined(separator: ", "))): \(forms[.other] ?? "")"
    case nil: "\(part).\(key)"
    }
  }

  private var categories: [PluralCategory] { PluralCategory.needed(in: locale) }

  private func json(_ text: CatalogText?) -> JSONValue {
    switch text {
    case .text(let text)?: .string(text)
    case .plural(let forms)?:
      .object(JSONObject(categories.map { ($0.rawValue, .string(forms[$0] ?? forms[.other] ?? "")) }))
    case nil: .string("")
    }
  }
}
