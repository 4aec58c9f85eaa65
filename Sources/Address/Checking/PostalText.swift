/// Postal codes in the characters that the rules are written in, as UTF-8.
struct PostalText: Sendable, Hashable {
  private static let space = UInt8(ascii: " ")
  private static let dash = UInt8(ascii: "-")

  /// In plain digits, capitals, dashes and single spaces, without white space at its ends.
  private(set) var bytes: [UInt8] = []
  /// Letters, digits and other characters but for spaces and dashes.
  private(set) var room = 0

  init(_ typed: String) {
    bytes.reserveCapacity(typed.utf8.count)
    var isSpaced = false
    if typed.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in typed.utf8 { append(byte, &isSpaced) }
    } else {
      for scalar in typed.unicodeScalars { append(scalar, &isSpaced) }
    }
  }

  private init(bytes: [UInt8], room: Int) {
    self.bytes = bytes
    self.room = room
  }

  private mutating func append(_ byte: UInt8, _ isSpaced: inout Bool) {
    switch byte {
    case 0x09...0x0D, PostalText.space:
      isSpaced = true
      return
    default:
      if isSpaced, !bytes.isEmpty { bytes.append(PostalText.space) }
      isSpaced = false
      if byte != PostalText.dash { room += 1 }
      bytes.append(0x61...0x7A ~= byte ? byte - 0x20 : byte)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ isSpaced: inout Bool) {
    if scalar.isASCII {
      append(UInt8(scalar.value), &isSpaced)
      return
    }
    switch PlainCharacter(scalar) {
    case .none: break
    case .space: isSpaced = true
    case .ascii(let byte): append(byte, &isSpaced)
    case .other(let scalar):
      if isSpaced, !bytes.isEmpty { bytes.append(PostalText.space) }
      isSpaced = false
      let capitals = scalar.properties.uppercaseMapping
      room += capitals.unicodeScalars.count
      bytes += capitals.utf8
    }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The code without its spaces and dashes.
  var bare: PostalText {
    PostalText(bytes: bytes.filter { !PostalText.isSeparator($0) }, room: room)
  }

  /// What stands after a prefix and the spaces and dashes behind it; nil when that is nothing or the prefix is absent.
  func rest(after prefix: PostalText) -> PostalText? {
    guard bytes.starts(with: prefix.bytes) else { return nil }
    let rest = bytes.dropFirst(prefix.bytes.count).drop(while: PostalText.isSeparator)
    return rest.isEmpty ? nil : PostalText(bytes: Array(rest), room: room - prefix.room)
  }

  /// A bare code in a spacing: `*` stands for each of its letters and digits.
  func filling(_ shape: [UInt8]) -> PostalText {
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + shape.count)
    var next = 0
    for byte in shape {
      guard byte == UInt8(ascii: "*") else {
        filled.append(byte)
        continue
      }
      // The bytes of one character.
      repeat {
        guard next < bytes.count else { break }
        filled.append(bytes[next])
        next += 1
      } while next < bytes.count && bytes[next] & 0xC0 == 0x80
    }
    return PostalText(bytes: filled, room: room)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == space || byte == dash }
}
