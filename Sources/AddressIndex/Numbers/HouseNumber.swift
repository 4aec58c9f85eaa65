import FormhausText

/// House numbers as texts.
enum HouseNumber {
  /// Whether a folded word looks like one: digits, then at most one letter; several of these between dashes or slashes.
  static func isOne(_ word: some StringProtocol) -> Bool {
    guard let first = word.utf8.first, 0x30...0x39 ~= first else { return false }
    return word.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x2F }.allSatisfy {
      piece in
      let letters = piece.drop { 0x30...0x39 ~= $0 }
      return !piece.isEmpty && letters.count <= 1 && letters.allSatisfy { 0x61...0x7A ~= $0 }
    }
  }

  /// Words that go on a number in French and its neighbours: `12 bis`.
  static let suffixes: Set<String> = ["bis", "ter", "quater", "quinquies"]

  /// A number as numbers are compared: without case, accents and spaces.
  static func compared(_ text: String) -> String { SearchKey(text).string.filter { $0 != " " } }

  /// The number of an entry as it was written; empty for the street itself.
  static func text(of house: HouseEntry, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let rest = String(decoding: bytes[Int(house.start)..<Int(house.start + house.count)], as: UTF8.self)
    return house.value == 0 ? rest : String(house.value) + rest
  }

  /// The house of a list that has a number, which is given as numbers are compared.
  static func find(_ number: String, in bytes: UnsafeBufferPointer<UInt8>) -> HouseEntry? {
    let digits = UInt32(number.prefix { $0.isASCII && $0.isNumber })
    var found: HouseEntry?
    HouseList.forEach(bytes) { house in
      // What begins with another number, and is not kept as a text alone, is another one.
      if let digits, house.value != 0, house.value != digits { return house.value < digits }
      if compared(text(of: house, bytes)) == number { found = house }
      return found == nil
    }
    return found
  }

  /// A house in the middle of a list, which stands for the street.
  static func middle(of bytes: UnsafeBufferPointer<UInt8>) -> GridPosition? {
    var count = 0
    HouseList.forEach(bytes) { house in
      if house.position != nil { count += 1 }
      return true
    }
    var place = count / 2
    var middle: GridPosition?
    HouseList.forEach(bytes) { house in
      guard let position = house.position else { return true }
      if place == 0 { middle = position }
      place -= 1
      return place >= 0
    }
    return middle
  }
}
