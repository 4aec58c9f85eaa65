/// CRC-32 as in zip files and PNG, which finds every change of up to 32 bits in a row.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  /// The checksum of bytes that follow on others with the checksum `start`.
  static func of(_ bytes: some Sequence<UInt8>, after start: UInt32 = 0) -> UInt32 {
    ~bytes.reduce(~start) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }

  /// Eight hexadecimal digits.
  static func text(_ checksum: UInt32) -> String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
