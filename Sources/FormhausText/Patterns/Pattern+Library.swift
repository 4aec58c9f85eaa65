internal import CPCRE2

extension Pattern {
  /// The library that matches patterns, as it is when the program runs: `PCRE2 10.42`.
  public static var libraryVersion: String {
    var text = [CChar](repeating: 0, count: 64)
    let length = text.withUnsafeMutableBytes { bytes in
      // The text has the units of the library, 16 bits each.
      pcre2_config_16(UInt32(PCRE2_CONFIG_VERSION), bytes.baseAddress)
    }
    let units = text.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self).prefix(max(0, Int(length) - 1))) }
    let version = String(decoding: units, as: UTF16.self).split(separator: " ").first ?? ""
    return "PCRE2 \(version)"
  }
}
