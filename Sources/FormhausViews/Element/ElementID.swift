/// The identity of a view in its tree: a hash of the path from the root, stable from one resolution to the next.
///
/// State, focus and editing positions are kept by this identity. 64 bits make a clash in a tree of 10,000
/// views less likely than one in a hundred billion.
public struct ElementID: Hashable, Sendable {
  let raw: UInt64

  static let root = ElementID(raw: 0xcbf2_9ce4_8422_2325)

  /// The identity of the child at a position.
  func child(_ index: Int) -> ElementID {
    ElementID(raw: ElementID.mix(raw, UInt64(truncatingIfNeeded: index)))
  }

  /// The identity of a child that has a number of its own, whatever its position.
  func child(numbered number: Int) -> ElementID {
    ElementID(raw: ElementID.mix(ElementID.mix(raw, 0xfe), UInt64(truncatingIfNeeded: number)))
  }

  /// The identity of a child that is named, whatever its position.
  func child(named name: String) -> ElementID {
    var hash = ElementID.mix(raw, 0xff)
    var (word, count) = (UInt64(0), UInt64(0))
    for byte in name.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 { hash = ElementID.mix(hash, word) }
    }
    hash = ElementID.mix(ElementID.mix(hash, word), count)
    return ElementID(raw: hash)
  }

  /// One round of FNV-1a over the eight bytes of a word.
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    var hash = hash
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      hash = (hash ^ ((word >> shift) & 0xff)) &* 0x0000_0100_0000_01b3
    }
    return hash
  }
}
