public import Address
import FormhausText

/// The addresses that are offered while a street is typed.
///
/// What is typed is asked for after a pause. One request is in flight: while another text is typed, the request is
/// called off and the newer one waits until it has ended; the address of a pick alone is asked for at once. An answer counts only for the text that is typed when it comes.
public struct AddressLookup: Sendable, Hashable {
  /// What is looked up.
  public struct Query: Sendable, Hashable {
    /// The street as typed, trimmed.
    public var text: String
    /// Two letters of ISO 3166.
    public var countryCode: String

    public init(text: String, countryCode: String) {
      self.text = text.trimmed
      self.countryCode = countryCode
    }

    /// Whether the text is long enough to be looked up.
    public var isEnough: Bool { text.count >= AddressSearch.shortestText }
  }

  /// How long a person has not typed before the text is looked up.
  public static let pause = Duration.milliseconds(200)
  /// How long an answer is awaited.
  public static let timeLimit = Duration.seconds(2)

  /// What is offered for the street as it is typed, the best first.
  public internal(set) var suggestions: [AddressSearch.Suggestion] = []
  /// The text that the last answer was for, as it stands; nil while there is none.
  public internal(set) var answered: Query?
  /// The picked suggestion whose address is on its way.
  public internal(set) var picked: AddressSearch.Suggestion?
  /// Whether the last request came to nothing; the next one that succeeds takes it back.
  public internal(set) var hasFailed = false
  /// The sentence to be said last, counted.
  public internal(set) var spoken = Spoken()
  /// Counts the picks that were carried out: the focus moves on after each.
  public internal(set) var filled = 0

  /// The street as it is typed now.
  var typed: Query?
  /// The query that is in flight.
  var asked: Query?
  /// Whether the request in flight was called off: its answer counts no more.
  var isCalledOff = false
  /// Whether the typed query is to be asked for as soon as no other one is in flight.
  var isDue = false
  /// Whether the person asked for it, and is to be told what came of it.
  var isRequested = false
  /// Whether the address of a pick is being put into the form.
  var isFilling = false

  public init() {}

  /// Whether an answer for the street as it is typed, or the address of a pick, has not arrived yet.
  public var isLooking: Bool { picked != nil || isFilling || isDue || asked != nil && !isCalledOff }
}

/// What happens to the suggestions of a street.
public enum AddressLookupAction: Sendable {
  /// The person typed; with the country that the address has.
  case typed(AddressLookup.Query)
  /// The person wants the text looked up at once.
  case requested(AddressLookup.Query)
  case paused(AddressLookup.Query)
  /// Nil when the request failed.
  case answered(AddressLookup.Query, [AddressSearch.Suggestion]?)
  /// The address has another country.
  case countryChanged
  /// Takes the suggestion at an index; `fill` puts its address into the form.
  case pick(Int, fill: AddressFill)
  /// Nil when the request failed.
  case resolved(AddressSearch.Suggestion, Address?, typed: String, fill: AddressFill)
  /// Nil when the form took the address no more.
  case filled(FilledAddress?)
  case timedOut
}

/// Puts the address of a suggestion into a form, with the text that it was found for, and says what was filled; nil where
/// the form takes it no more.
public typealias AddressFill = @Sendable @MainActor (Address, _ typed: String) -> FilledAddress?

/// What a picked suggestion has done to a form.
public struct FilledAddress: Sendable, Hashable {
  /// What was filled, in words.
  public var sentence: String
  /// The street and country as they are now: they need not be looked up.
  public var query: AddressLookup.Query

  public init(sentence: String, query: AddressLookup.Query) {
    self.sentence = sentence
    self.query = query
  }
}
