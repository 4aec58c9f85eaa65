import Address
import AddressIndex

/// Where suggestions for addresses come from, as `--search` says it.
enum SearchChoice: Equatable {
  /// From nowhere.
  case none
  /// An index of places.
  case index(String)
  /// A file of addresses, which is made an index once.
  case file(String)
  /// A shell line that starts a provider.
  case command(String)
  /// A service on the network, asked by `formhaus-geocoder`, and its address.
  case http(GeocodingPreset, url: String)

  /// Reads the choice of a command line.
  ///
  /// - Throws: a usage failure that says what to pass instead.
  init(_ arguments: Arguments) throws(Failure) {
    self = try SearchChoice.read(arguments[.search] ?? "none", url: arguments[.searchURL])
    if case .http = self { return }
    if arguments.has(.searchURL) {
      throw .usage("--search-url is for a service: --search http:photon --search-url URL")
    }
  }

  private static func read(_ text: String, url: String?) throws(Failure) -> SearchChoice {
    if text == "none" { return .none }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let value = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "index": return .index(try filled(value, "index:X.places"))
    case "file": return .file(try filled(value, "file:ADDRESSES.csv"))
    case "command": return .command(try filled(value, "command:'COMMAND'"))
    case "http": return try service(filled(value, "http:photon"), url: url)
    default:
      let kinds = ["none", "index", "file", "command", "http"]
      throw .usage(
        "--search cannot be \"\(text)\"; pass none, index:FILE, file:FILE, command:COMMAND or http:SERVICE"
          + closest(to: parts[0], among: kinds))
    }
  }

  private static func filled(_ value: String, _ example: String) throws(Failure) -> String {
    guard value.contains(where: { !$0.isWhitespace }) else {
      throw .usage("--search \(example.prefix { $0 != ":" }): needs a value: --search \(example)")
    }
    return value
  }

  private static func service(_ name: String, url: String?) throws(Failure) -> SearchChoice {
    let names = GeocodingPreset.allCases.map(\.rawValue)
    guard let preset = GeocodingPreset(rawValue: name) else {
      throw .usage(
        "--search http: has no service \"\(name)\"; pass \(names.joined(separator: ", "))"
          + closest(to: name, among: names))
    }
    guard let url else {
      throw .usage("--search http:\(name) needs its address: --search-url https://\(name).example.org")
    }
    guard ["http://", "https://"].contains(where: url.lowercased().hasPrefix) else {
      throw .usage("--search-url cannot be \"\(url)\"; pass an address that begins with https://")
    }
    return .http(preset, url: url)
  }
}

extension Option {
  static let search = Option.value(
    "--search", "KIND[:VALUE]",
    help:
      "Where suggestions for addresses come from: none (default), index:X.places, file:ADDRESSES.csv, "
      + "command:COMMAND, or http:SERVICE, the only one by which what is typed leaves the machine.")
  static let searchURL = Option.value(
    "--search-url", "URL",
    help: "The address of the service of --search http:photon, http:pelias, http:addok or http:nominatim.")

  /// Where suggestions come from.
  static let addressSearch = [search, searchURL]
}
