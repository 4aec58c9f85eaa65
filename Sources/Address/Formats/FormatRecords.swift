/// Looks up countries in the generated table.
enum FormatRecords {
  /// The code of the record that serves unknown countries.
  static let fallback = "ZZ"
  /// The bytes of a record of the index, and those of its code.
  private static let recordLength = 8
  private static let codeLength = 2

  /// The codes of all countries and regions, in the order of the alphabet.
  static let codes: [String] = AddressFormatTable.index.withUTF8Buffer { index in
    stride(from: 0, to: index.count - 2 * recordLength, by: recordLength).map { start in
      String(decoding: index[start..<start + codeLength], as: UTF8.self)
    }
  }

  /// What the table says of a country; nil when it does not know it.
  static func fields(of code: String) -> FormatFields? {
    guard let place = place(of: code) else { return nil }
    let range = AddressFormatTable.index.withUTF8Buffer { index in
      offset(index, place)..<offset(index, place + 1)
    }
    return AddressFormatTable.formats.withUTF8Buffer { formats in
      FormatFields(code: code, record: UnsafeBufferPointer(rebasing: formats[range]))
    }
  }

  /// What serves a country that is not known.
  static func fallback(for code: String) -> FormatFields {
    var fields = fields(of: fallback) ?? FormatFields(code: code)
    fields.code = code
    return fields
  }

  /// The number of the country's record.
  private static func place(of code: String) -> Int? {
    let wanted = Array(code.utf8)
    guard wanted.count == codeLength else { return nil }
    return AddressFormatTable.index.withUTF8Buffer { index in
      var low = 0
      var high = index.count / recordLength - 1
      while low < high {
        let middle = (low + high) / 2
        let found = index[middle * recordLength..<middle * recordLength + codeLength]
        if found.elementsEqual(wanted) { return middle }
        if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  private static func offset(_ index: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    index[place * recordLength + codeLength..<(place + 1) * recordLength].reduce(0) {
      $0 * 10 + Int($1) - Int(UInt8(ascii: "0"))
    }
  }
}
