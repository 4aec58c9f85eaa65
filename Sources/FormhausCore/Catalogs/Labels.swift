import Address
import FormhausText

/// The texts that screens and plain mode draw by themselves, in the language in use.
public struct Labels: Sendable {
  /// The locale that they are for, as it was given: `de_AT.UTF-8`.
  public let locale: String
  private let layers: TextLayers

  /// Labels for a locale name such as `de_AT.UTF-8`, with texts of the host over the bundled ones and those of the
  /// definition over both.
  ///
  /// In debug builds `onWarning` is told, once in the life of the process, of each text that is shown
  /// though neither the definition nor the host's catalog, or without one that of the language, has it.
  public init(
    locale: String = "en", host: Catalog = [:], definition: FormDefinition? = nil,
    onWarning: (@Sendable (FormWarning) -> Void)? = nil
  ) {
    self.locale = locale
    layers = .layers(
      locale: locale, host: host, definition: definition, own: \.labels, bundled: \.labels,
      everywhere: .calendar(locale),
      missing: onWarning.map { MissingTexts(kind: .label, language: languageCode(locale), onWarning: $0) })
  }

  /// A text without arguments.
  public subscript(_ key: LabelKey) -> String { text(key) }

  /// A text with its arguments; `count` chooses the plural form and fills `{n}`.
  public func text(_ key: LabelKey, _ arguments: [String: String] = [:], count: Int? = nil) -> String {
    layers.text(key.rawValue, arguments, count: count)
  }

  /// A text of the address form with its placeholders.
  func text(_ address: AddressText) -> String { layers.text(address.rawValue, [:], count: nil) }

  /// `Step 2 of 4`
  public func stepPosition(number: Int, of total: Int) -> String {
    text(.stepOf, ["n": String(number), "total": String(total)])
  }

  /// `Step 2 of 4, Day and time`
  public func stepHeading(number: Int, of total: Int, title: String) -> String {
    text(.stepHeading, ["n": String(number), "total": String(total), "title": title])
  }

  /// `Edit Day and time`
  public func edit(_ title: String) -> String { text(.editStep, ["title": title]) }

  /// `Day and time, not finished`
  public func notFinished(_ title: String) -> String { text(.stepNotFinished, ["title": title]) }

  /// `Street Elm 1. City Ulm`: with the full stops of the language between them, and none behind the last.
  public func sentences(_ sentences: [String]) -> String {
    sentences.joined(separator: spaced(.fullStop))
  }

  /// What stands between the parts of a list: `, `, in Japanese `、`.
  public var listSeparator: String { spaced(.comma) }

  /// What stands between parts that have commas of their own: `; `.
  public var outerListSeparator: String { spaced(.semicolon) }

  /// Sentences that have their full stops, one behind the other, with a blank between them where the language has blanks.
  public func passage(of sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.reduce("") { text, sentence in
      let isGlued = isWide(.fullStop) && text.last.map { TextWidth.table.cells(of: String($0)) > 1 } ?? false
      return text.isEmpty ? sentence : text + (isGlued ? "" : " ") + sentence
    }
  }

  /// A sign with the blank behind it; one that takes two cells has that in itself.
  private func spaced(_ sign: LabelKey) -> String { self[sign] + (isWide(sign) ? "" : " ") }

  private func isWide(_ sign: LabelKey) -> Bool { TextWidth.table.cells(of: self[sign]) > 1 }

  /// `Email: Enter a valid email`; a label that ends a sentence stands without the colon.
  public func remark(_ message: String, on label: String) -> String {
    let isSentence = label.last.map { "?!.:？！。：".contains($0) } ?? true
    return label.isEmpty ? message : "\(label)\(isSentence ? "" : self[.colon]) \(message)"
  }
}
