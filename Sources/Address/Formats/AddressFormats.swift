internal import Synchronization

/// The address formats of all countries, read when they are asked for.
public struct AddressFormats: Sendable, Equatable {
  /// Those that are built in.
  public static let standard = AddressFormats(overrides: [:])

  private let overrides: [String: FormatFields]
  private let cache = FormatCache()

  init(overrides: [String: FormatFields]) {
    self.overrides = overrides
  }

  /// Whether both have the same formats.
  public static func == (left: AddressFormats, right: AddressFormats) -> Bool {
    left.overrides == right.overrides
  }

  /// The codes of all countries and regions, in the order of the alphabet.
  public var countryCodes: [String] {
    let added = overrides.keys.filter { !FormatRecords.codes.contains($0) }
    return added.isEmpty ? FormatRecords.codes : (FormatRecords.codes + added).sorted()
  }

  /// The format of a country, whatever the case of its code; one of the common parts for an unknown code.
  public func format(for countryCode: String) -> AddressFormat {
    let code = CountryCode.normalized(countryCode)
    return cache.format(of: code) { fields(of: code) ?? FormatRecords.fallback(for: code) }
  }

  /// The name that a file gives a country instead of the one that is built in.
  func replacedName(of code: String) -> String? {
    guard let name = overrides[code]?.name else { return nil }
    return name == FormatRecords.fields(of: code)?.name ? nil : name
  }

  /// What is known of a country.
  func fields(of code: String) -> FormatFields? { overrides[code] ?? FormatRecords.fields(of: code) }
}

/// The formats that were asked for.
private final class FormatCache: Sendable {
  /// Codes of people who write anything fill no memory.
  private static let most = 1_000

  private let formats = Mutex<[String: AddressFormat]>([:])

  func format(of code: String, read: () -> FormatFields) -> AddressFormat {
    formats.withLock { formats in
      if let format = formats[code] { return format }
      let format = AddressFormat(read())
      if formats.count < FormatCache.most { formats[code] = format }
      return format
    }
  }
}
