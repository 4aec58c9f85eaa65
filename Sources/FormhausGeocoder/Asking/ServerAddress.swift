import Foundation

/// The address of a server, as an operator names it.
struct ServerAddress: Sendable, Equatable {
  private let components: URLComponents
  /// The name of the machine.
  let host: String

  /// Reads an address.
  ///
  /// - Parameter allowsHTTP: whether what is typed may go over the network unencrypted.
  /// - Throws: a usage error that says what to pass.
  init(_ text: String, allowsHTTP: Bool) throws(GeocoderUsage) {
    guard let components = URLComponents(string: text), let host = components.host, !host.isEmpty,
      ["http", "https"].contains(components.scheme?.lowercased())
    else {
      throw GeocoderUsage("--url cannot be \"\(text)\"; pass an address such as https://photon.example.org")
    }
    guard components.user == nil, components.password == nil, components.fragment == nil else {
      throw GeocoderUsage("--url takes neither a user's name nor a #; pass scheme, host, port and path")
    }
    self.components = components
    self.host = host
    guard let url = components.url, ServerAddress.isAllowed(url, allowsHTTP: allowsHTTP) else {
      throw GeocoderUsage(
        "--url \(components.scheme ?? "http")://\(host) would send what is typed unencrypted; pass https, or --allow-http as well"
      )
    }
  }

  /// Whether a request may go there: over TLS, to this machine, or anywhere on the web where the operator allows it.
  static func isAllowed(_ url: URL, allowsHTTP: Bool) -> Bool {
    switch url.scheme?.lowercased() {
    case "https": url.host?.isEmpty == false
    case "http": allowsHTTP || url.host.map(isLoopback) ?? false
    default: false
    }
  }

  /// Whether an answer may send a request on: as `isAllowed` says, and from elsewhere never into this machine.
  static func mayRedirect(from origin: URL?, to url: URL, allowsHTTP: Bool) -> Bool {
    guard isAllowed(url, allowsHTTP: allowsHTTP) else { return false }
    return !(url.host.map(isLoopback) ?? false) || origin?.host.map(isLoopback) ?? false
  }

  private static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    if ["localhost", "::1", "[::1]"].contains(host) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// The address of a question. Query items of the address itself stay.
  func url(endpoint: String, query: [(name: String, value: String)]) -> URL? {
    var components = components
    let path = components.percentEncodedPath.split(separator: "/")
    let end = endpoint.split(separator: "/")
    // The endpoint, or a beginning of it, may stand in the address already.
    let common = (0...end.count).last { path.suffix($0).elementsEqual(end.prefix($0)) } ?? 0
    components.percentEncodedPath = "/" + (path + end.dropFirst(common)).joined(separator: "/")
    let items = query.map { "\($0.name)=\(ServerAddress.encoded($0.value))" }
    let own = components.percentEncodedQuery.map { [$0] } ?? []
    components.percentEncodedQuery = (own.filter { !$0.isEmpty } + items).joined(separator: "&")
    return components.url
  }

  /// Everything but letters, digits and `-._~` as bytes in hexadecimal.
  private static func encoded(_ text: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    return text.utf8.map { byte in
      plain.contains(byte)
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
