import Address

/// What the command line and the environment say.
struct GeocoderOptions: Equatable {
  var preset: GeocodingPreset
  var url: String
  /// Who can be written to about the requests; blank for nobody.
  var contact = ""
  /// The key of a server that wants one; blank for none.
  var key = ""
  /// Replaces the service's own; nil keeps it.
  var attribution: String?
  /// The countries in an Addok that was loaded with other addresses than those of France; nil for those.
  var countries: Set<String>?
  var allowsHTTP = false

  /// Reads the words behind the name of the program.
  ///
  /// - Throws: what to pass instead.
  init(_ words: [String], environment: [String: String]) throws(GeocoderUsage) {
    let names = GeocodingPreset.allCases.map(\.rawValue).joined(separator: ", ")
    var preset: GeocodingPreset?
    var url: String?
    contact = environment["FORMHAUS_GEOCODER_CONTACT"] ?? ""
    key = environment["FORMHAUS_GEOCODER_KEY"] ?? ""
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        guard preset == nil else { throw GeocoderUsage("pass one service only, not \"\(word)\" as well") }
        preset = GeocodingPreset(rawValue: word)
        guard preset != nil else { throw GeocoderUsage("there is no service \"\(word)\"; pass \(names)") }
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts[0] == "--allow-http", parts.count == 1 {
        allowsHTTP = true
        continue
      }
      guard ["--url", "--contact", "--attribution", "--countries"].contains(parts[0]) else {
        throw GeocoderUsage("there is no option \(parts[0]); see formhaus-geocoder --help")
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw GeocoderUsage("\(parts[0]) needs a value; see formhaus-geocoder --help")
      }
      switch parts[0] {
      case "--url": url = value
      case "--contact": contact = value
      case "--attribution": attribution = value
      default: countries = try GeocoderOptions.countries(value)
      }
    }
    guard let preset else { throw GeocoderUsage("pass a service: \(names)") }
    guard let url else {
      throw GeocoderUsage("pass the address of the server: --url https://\(preset.rawValue).example.org")
    }
    (self.preset, self.url) = (preset, url)
    guard contact.unicodeScalars.allSatisfy({ 0x20..<0x7F ~= $0.value }) else {
      throw GeocoderUsage("--contact takes a line of ASCII, such as an address of mail")
    }
    if countries != nil, preset != .addok { throw GeocoderUsage("--countries is for addok") }
  }

  private static func countries(_ text: String) throws(GeocoderUsage) -> Set<String> {
    let codes = text.uppercased().split(separator: ",").map(String.init)
    guard !codes.isEmpty, codes.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { 0x41...0x5A ~= $0 } })
    else { throw GeocoderUsage("--countries cannot be \"\(text)\"; pass codes such as FR,BE") }
    return Set(codes)
  }

  /// What servers know the program by.
  var userAgent: String {
    "formhaus-geocoder/\(GeocoderVersion.text)" + (contact.isEmpty ? "" : " (\(contact))")
  }
}

/// A command line that cannot be understood; the text says what to pass.
struct GeocoderUsage: Error, Equatable {
  let text: String

  init(_ text: String) { self.text = text }
}

/// The version of the program, that of formhaus.
enum GeocoderVersion {
  static let text = "0.1.0"
}
