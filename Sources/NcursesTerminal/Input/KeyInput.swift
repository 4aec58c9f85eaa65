import Surface

/// One thing read from the terminal, before it means anything.
enum KeyInput: Sendable, Hashable {
  /// A byte that belongs to no key string of the terminal's description.
  case byte(UInt8)
  /// A key string of the terminal's description.
  case key(Key)
  /// The bracket before a paste.
  case pasteStart
  /// The bracket after a paste.
  case pasteEnd
}
