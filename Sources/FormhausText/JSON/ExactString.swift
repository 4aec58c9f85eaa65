/// A string compared by its scalars, as JSON compares: the two spellings of `é` are two strings.
///
/// Swift's own `==` holds canonically equivalent strings for equal.
struct ExactString: Sendable, Hashable {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (left: ExactString, right: ExactString) -> Bool {
    // What is not even canonically equivalent is not the same; for short ASCII that is one comparison of words.
    guard left.string.utf8.count == right.string.utf8.count, left.string == right.string else { return false }
    let (left, right) = (left.string.utf8, right.string.utf8)
    let areSame = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { right in
        left.indices.allSatisfy { left[$0] == right[$0] }
      }
    }
    return (areSame ?? nil) ?? left.elementsEqual(right)
  }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil {
      for byte in string.utf8 { hasher.combine(byte) }
    }
    hasher.combine(UInt8.max)
  }
}
