public import Address

/// The state of an address form: the address as typed, what is wrong with it, and how far saving has come.
public struct AddressFormState: Sendable, Hashable {
  /// The address as it is typed; nil while a saved one is on its way.
  public internal(set) var address: Address?
  /// The parts that a Save refused: they are checked again on each edit.
  public internal(set) var refused: Set<AddressPart> = []
  /// What the host said about parts when it did not take the address; each is forgotten when its part changes,
  /// all in another country.
  var hostMessages: [AddressPart: String] = [:]
  /// How far saving has come.
  public internal(set) var submission: Submission = .idle
  /// The sentences to be said last, counted.
  public internal(set) var spoken = Spoken()
  /// Where the focus is to move, counted.
  public internal(set) var focusWish = FocusWish()
  /// What there is to say about the address as it stands, by the rules of its country; nil while there is none.
  public internal(set) var check: AddressCheck?

  /// A wish to move the focus; another count has it carried out again.
  public struct FocusWish: Sendable, Hashable {
    public internal(set) var count = 0
    /// Nil for the button that saves.
    public internal(set) var part: AddressPart?

    mutating func move(to part: AddressPart?) {
      count += 1
      self.part = part
    }
  }

  /// The problem of a part that is shown: of one that was refused, as long as it is wrong.
  public func problem(of part: AddressPart) -> AddressProblem? {
    refused.contains(part) ? check?.errors.first { $0.part == part } : nil
  }

  /// What is wrong with a part, for a person: by the rules of its country, else what the host said of it.
  public func message(of part: AddressPart, texts: AddressTexts) -> String? {
    guard let check else { return nil }
    return problem(of: part)?.message(check.format, texts: texts) ?? hostMessages[part]
  }

  /// What is unusual about a part, which refuses nothing.
  public func warning(of part: AddressPart) -> AddressProblem? {
    check?.warnings.first { $0.part == part }
  }
}

/// What a person or the host does to an address form.
public enum AddressFormAction: Sendable {
  /// A saved address has come; what was typed before stays.
  case loaded(Address)
  case setText(AddressPart, String)
  case setDefault(Bool)
  /// Takes over the street, city, region, postal code and country of an address that was found for a text.
  case fill(Address, typed: String)
  /// Checks one part and shows what is wrong with it.
  case check(AddressPart)
  case save(AddressSaving)
  case submission(SubmissionAction)
}

/// The host's part in saving an address.
public struct AddressSaving: Sendable {
  /// Takes the address with every part trimmed; a thrown `LocalizedError` says what went wrong, an
  /// `AddressRefusal` with which parts.
  public var save: @Sendable @MainActor (Address) async throws -> Void
  /// Called once the check has been shown.
  public var succeeded: @Sendable @MainActor () -> Void
  /// How long the check is shown; zero under Reduce Motion.
  public var checkTime: Duration

  public init(
    checkTime: Duration, save: @escaping @Sendable @MainActor (Address) async throws -> Void,
    succeeded: @escaping @Sendable @MainActor () -> Void
  ) {
    self.save = save
    self.succeeded = succeeded
    self.checkTime = checkTime
  }
}
