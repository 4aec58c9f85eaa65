public import FormhausText

/// Why a profile cannot be read, and where.
///
/// The message may quote the text: it needs `SafeText` before it is shown.
public struct AutofillProfileError: Error, Sendable, Hashable {
  /// What is wrong, in words.
  public let message: String
  /// The byte of the source at which it stands.
  public let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension AutofillProfile {
  /// Reads a profile: a JSON object of details by their tokens, or the first card of a vCard 3.0 or 4.0.
  public init(reading source: SourceText) throws(AutofillProfileError) {
    if VCardReader.isCard(source.bytes) {
      self.init(details: try VCardReader.details(of: source.bytes))
    } else {
      self.init(details: try AutofillProfile.details(of: source))
    }
  }

  private static func details(
    of source: SourceText
  ) throws(AutofillProfileError) -> [AutocompleteToken: String] {
    let root: JSONNode
    do {
      root = try JSONParser.parse(source)
    } catch {
      throw AutofillProfileError(error.message, at: error.offset)
    }
    guard let members = root.members else {
      throw AutofillProfileError("a profile must be an object", at: root.offset)
    }
    var details: [AutocompleteToken: String] = [:]
    for member in members where member.key != "$schema" {
      let token = try token(member)
      guard case .string(let text) = member.value.content else {
        throw AutofillProfileError("\"\(member.key)\" must be a text", at: member.value.offset)
      }
      if token.name == "bday", CivilDate(text) == nil {
        throw AutofillProfileError(
          "\"\(member.key)\" must be a date like 1990-04-03", at: member.value.offset)
      }
      guard details.updateValue(text, forKey: token) == nil else {
        throw AutofillProfileError("\"\(member.key)\" is there twice", at: member.keyOffset)
      }
    }
    return details
  }

  private static func token(_ member: JSONMember) throws(AutofillProfileError) -> AutocompleteToken {
    switch AutocompleteToken.read(member.key) {
    case .success(let token?) where token.isSecret:
      throw AutofillProfileError("\"\(member.key)\" is a secret and is never offered", at: member.keyOffset)
    case .success(let token?): return token
    case .success(nil), .failure(.unnamed), .failure(.misplaced):
      throw AutofillProfileError("\"\(member.key)\" is no detail of a person", at: member.keyOffset)
    case .failure(.unknown(let word)):
      let hint = Spelling.suggestion(for: word, among: AutocompleteToken.words).map { ". " + $0 } ?? ""
      throw AutofillProfileError("unknown detail \"\(member.key)\"\(hint)", at: member.keyOffset)
    }
  }
}
