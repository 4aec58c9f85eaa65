/// Parts of paths, and names made of them.
enum FilePath {
  /// The folder that holds a file.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A short name for a longer one (FNV-1a, 64 bits, hexadecimal).
  static func hash(_ name: String) -> String {
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
