/// What an answer is, in the words of HTML's `autocomplete`: `email`, `work tel`, `shipping postal-code`.
public struct AutocompleteToken: Sendable, Hashable {
  /// Which of two addresses is meant.
  public enum Address: String, Sendable, Hashable, CaseIterable {
    case shipping, billing
  }

  /// Which of several ways to reach a person is meant.
  public enum Contact: String, Sendable, Hashable, CaseIterable {
    case home, work, mobile, fax, pager
  }

  /// Nil where it does not matter.
  public let address: Address?
  /// Nil where any will do.
  public let contact: Contact?
  /// One of `names`.
  public let name: String

  /// The token of a text such as `section-guest shipping work tel`; nil for `on`, `off` and what is no token.
  public init?(_ text: String) {
    guard case .success(let token?) = AutocompleteToken.read(text) else { return nil }
    self = token
  }

  init(_ address: Address? = nil, _ contact: Contact? = nil, _ name: String) {
    self.address = address
    self.contact = contact
    self.name = name
  }

  /// The same details of the person under another name.
  func named(_ name: String) -> AutocompleteToken { AutocompleteToken(address, contact, name) }

  /// The details that will do for this one, the nearest first: its own, then those of the person.
  var alternatives: [AutocompleteToken] {
    // What reaches a fax reaches nobody on a telephone.
    let hasOwnLine = contact == .fax || contact == .pager
    let contacts: [Contact?] = contact == nil || hasOwnLine ? [contact] : [contact, nil]
    let addresses: [Address?] = address == nil ? [nil] : [address, nil]
    return addresses.flatMap { address in
      contacts.map { contact in AutocompleteToken(address, contact, name) }
    }
  }
}

/// Why a text is no autocomplete token.
enum AutocompleteProblem: Error, Equatable {
  /// A word that HTML does not know.
  case unknown(String)
  /// A word that stands behind another one than it may, or twice.
  case misplaced(String)
  /// Words that say which of several details is meant, and not which detail.
  case unnamed
}

extension AutocompleteToken {
  /// The token of a text; nil for a blank one, `on` and `off`, which name none.
  static func read(_ text: String) -> Result<AutocompleteToken?, AutocompleteProblem> {
    var words = text.lowercased().split { $0 == " " || $0.isNewline || $0 == "\t" }.map(String.init)
    if words.isEmpty || words == ["on"] || words == ["off"] { return .success(nil) }
    if words.count > 1, words.last == "webauthn" { words.removeLast() }
    if words.first?.hasPrefix("section-") == true { words.removeFirst() }
    let address = words.first.flatMap(Address.init)
    if address != nil { words.removeFirst() }
    let contact = words.first.flatMap(Contact.init)
    if contact != nil { words.removeFirst() }
    guard let name = words.first else { return .failure(.unnamed) }
    guard names.contains(name) else { return .failure(isWord(name) ? .misplaced(name) : .unknown(name)) }
    if let more = words.dropFirst().first {
      return .failure(isWord(more) || names.contains(more) ? .misplaced(more) : .unknown(more))
    }
    return .success(AutocompleteToken(address, contact, name))
  }

  /// Whether a word may stand in front of or behind a name.
  private static func isWord(_ word: String) -> Bool {
    Address(rawValue: word) != nil || Contact(rawValue: word) != nil || word.hasPrefix("section-")
      || ["on", "off", "webauthn"].contains(word)
  }
}
