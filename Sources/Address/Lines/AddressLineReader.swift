internal import FormhausText

/// Reads an address from a line of JSON: a plain one at once, any other by way of the JSON parser.
enum AddressLineReader {
  /// A line that is no address.
  struct Failure: Error {
    let message: String
  }

  static func read(_ line: UnsafeBufferPointer<UInt8>) throws(Failure) -> Address {
    if let address = PlainAddress(line).address { return address }
    let value: JSONValue
    do {
      value = try JSONParser.parse(SourceText(name: "", bytes: Array(line))).value
    } catch {
      throw Failure(message: "column \(error.location.column): \(error.message)")
    }
    do {
      return try Address(json: value)
    } catch {
      throw Failure(message: error.message)
    }
  }
}

/// An object of the members that addresses have, its texts without escapes.
private struct PlainAddress {
  private let line: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ line: UnsafeBufferPointer<UInt8>) {
    self.line = line
  }

  /// The address; nil when the line holds anything else, right or wrong.
  var address: Address? {
    var reader = self
    return reader.object()
  }

  private mutating func object() -> Address? {
    var address = Address(countryCode: "")
    var seen: UInt16 = 0
    guard take(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard let key = quoted(), let member = Member(key), seen & member.bit == 0, take(UInt8(ascii: ":"))
      else {
        return nil
      }
      seen |= member.bit
      guard value(of: member, &address) else { return nil }
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { return nil }
    skipSpace()
    return place == line.count ? address : nil
  }

  private mutating func value(of member: Member, _ address: inout Address) -> Bool {
    if case .part(.isDefault) = member {
      if take(word: "true") {
        address.isDefault = true
        return true
      }
      return take(word: "false")
    }
    guard let bytes = quoted(), let text = PlainAddress.text(bytes) else { return false }
    switch member {
    case .part(let part): address[part] = text
    case .regionCode: address.regionCode = text
    }
    return true
  }

  /// The text of bytes that are UTF-8; nil for others.
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    return isASCII ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
  }

  /// The bytes between quotes; nil when there is no text without escapes.
  private mutating func quoted() -> UnsafeBufferPointer<UInt8>? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = place
    while place < line.count {
      switch line[place] {
      case UInt8(ascii: "\""):
        place += 1
        return UnsafeBufferPointer(rebasing: line[start..<place - 1])
      case UInt8(ascii: "\\"), 0..<0x20: return nil
      default: place += 1
      }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard place < line.count, line[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func take(word: StaticString) -> Bool {
    skipSpace()
    let end = place + word.utf8CodeUnitCount
    guard end <= line.count else { return false }
    let isThere = word.withUTF8Buffer { $0.elementsEqual(line[place..<end]) }
    if isThere { place = end }
    return isThere
  }

  private mutating func skipSpace() {
    while place < line.count, line[place] == 0x20 || line[place] == 0x09 || line[place] == 0x0D {
      place += 1
    }
  }
}

/// A member of a written address.
private enum Member {
  case part(AddressPart)
  case regionCode

  private static let names: [(name: [UInt8], member: Member)] =
    AddressPart.allCases.map { (Array($0.rawValue.utf8), .part($0)) } + [
      (Array("regionCode".utf8), .regionCode)
    ]

  init?(_ name: UnsafeBufferPointer<UInt8>) {
    for known in Member.names where known.name.count == name.count && known.name.elementsEqual(name) {
      self = known.member
      return
    }
    return nil
  }

  /// Each member has a bit of its own.
  var bit: UInt16 {
    switch self {
    case .part(.fullName): 1
    case .part(.countryCode): 2
    case .part(.street): 4
    case .part(.line2): 8
    case .part(.sublocality): 16
    case .part(.city): 32
    case .part(.region): 64
    case .part(.postalCode): 128
    case .part(.phone): 256
    case .part(.isDefault): 512
    case .regionCode: 1_024
    }
  }
}
