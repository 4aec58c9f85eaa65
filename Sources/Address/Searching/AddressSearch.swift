/// Finds addresses while a street is typed: what an address service, an index or a test offers.
///
/// ```swift
/// let search = AddressSearch(
///   suggest: { text, countryCode in try await service.suggestions(text, in: countryCode) },
///   resolve: { suggestion in try await service.address(suggestion.id) })
/// ```
public struct AddressSearch: Sendable {
  /// The graphemes that must be typed before suggestions are asked for.
  public static let shortestText = 3
  /// The most suggestions that are shown.
  public static let mostSuggestions = 8

  /// An address that may be the one being typed.
  public struct Suggestion: Sendable, Hashable {
    /// What the provider knows it by.
    public var id: String
    /// The first line, such as the street.
    public var title: String
    /// The rest, such as town and postal code.
    public var subtitle: String
    /// The address itself where the provider gives it at once; nil where `resolve` is to be asked.
    public var address: Address?

    /// A suggestion.
    public init(id: String, title: String, subtitle: String = "", address: Address? = nil) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.address = address
    }
  }

  /// Who looks up, shown where what is typed leaves the machine.
  public struct Provider: Sendable, Hashable {
    /// The name that is shown.
    public var name: String
    /// Whom the data must be credited to; blank for nobody.
    public var attribution: String

    /// A provider.
    public init(name: String, attribution: String = "") {
      self.name = name
      self.attribution = attribution
    }
  }

  /// The suggestions for what is typed in a country, the best first.
  public var suggest: @Sendable (_ text: String, _ countryCode: String) async throws -> [Suggestion]
  /// The address of a suggestion, of which street, city, region, postal code and country are used.
  public var resolve: @Sendable (_ suggestion: Suggestion) async throws -> Address
  /// Nil for a search that asks nobody else.
  public var provider: Provider?
  /// Whether the search may be asked only when the person asks for it, as the policy of some services demands, not while
  /// a street is typed.
  public var isOnRequest: Bool

  /// A search of these closures; `provider` is whoever they ask over a network.
  public init(
    provider: Provider? = nil,
    isOnRequest: Bool = false,
    suggest: @escaping @Sendable (_ text: String, _ countryCode: String) async throws -> [Suggestion],
    resolve: @escaping @Sendable (_ suggestion: Suggestion) async throws -> Address
  ) {
    self.provider = provider
    self.isOnRequest = isOnRequest
    self.suggest = suggest
    self.resolve = resolve
  }
}
