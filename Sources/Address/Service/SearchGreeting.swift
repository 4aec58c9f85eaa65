import FormhausText

/// The first line of a search provider that is another program: who it is.
///
/// `{"formhausSearch": 1, "provider": {"name": "Photon", "attribution": "OpenStreetMap contributors"}, "onRequest": false}`.
/// `provider` is there when what is typed leaves the machine.
public struct SearchGreeting: Sendable, Hashable {
  /// The version of the lines that follow.
  public static let version = 1

  /// Who looks up; nil where nothing leaves the machine.
  public var provider: AddressSearch.Provider?
  /// Whether it may be asked only when the person asks for it.
  public var isOnRequest: Bool
  /// Whether a newer request makes it end the work on an older one at once.
  public var dropsOlder: Bool

  /// A greeting.
  public init(
    provider: AddressSearch.Provider? = nil, isOnRequest: Bool = false, dropsOlder: Bool = false
  ) {
    (self.provider, self.isOnRequest, self.dropsOlder) = (provider, isOnRequest, dropsOlder)
  }

  /// The greeting on one line, without a line end.
  public var line: String {
    var members: JSONObject = ["formhausSearch": JSONValue(SearchGreeting.version)]
    if let provider {
      members["provider"] = [
        "name": .string(provider.name), "attribution": .string(provider.attribution),
      ]
    }
    if isOnRequest { members["onRequest"] = true }
    if dropsOlder { members["dropsOlder"] = true }
    return JSONWriter.string(.object(members))
  }

  /// Reads a line.
  public init(line: String) throws(SearchLineError) {
    let members = try SearchLine.members(of: line)
    guard let version = members["formhausSearch"]?.numberValue?.int else {
      throw SearchLineError("the line has no formhausSearch")
    }
    guard version == SearchGreeting.version else {
      throw SearchLineError("formhausSearch is \(version); this formhaus speaks \(SearchGreeting.version)")
    }
    if let provider = members["provider"], !provider.isNull {
      guard let name = provider["name"]?.stringValue, !ForeignText.cleaned(name).isEmpty else {
        throw SearchLineError("the provider has no name")
      }
      let attribution = provider["attribution"]?.stringValue ?? ""
      self.provider = AddressSearch.Provider(
        name: ForeignText.cleaned(name), attribution: ForeignText.cleaned(attribution))
    } else {
      provider = nil
    }
    isOnRequest = members["onRequest"]?.boolValue ?? false
    dropsOlder = members["dropsOlder"]?.boolValue ?? false
  }
}
