import FormhausText

/// Codes of countries as people and files write them.
enum CountryCode {
  /// The code without white space around it, in capitals.
  static func normalized(_ code: String) -> String {
    let isNormal = code.utf8.allSatisfy { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    return isNormal ? code : code.trimmed.uppercased()
  }
}
