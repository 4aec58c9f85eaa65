/// Why an index cannot be searched.
public enum PlaceIndexError: Error, Sendable, Hashable {
  /// A file, and the system's words.
  case cannotRead(String, String)
  /// A file that is no index, or one of another version.
  case notAnIndex(String)
  /// A file that says it is an index and cannot be read as one.
  case damaged(String)

  /// The error in a sentence.
  public var text: String {
    switch self {
    case .cannotRead(let file, let text): "cannot read \(file): \(text)"
    case .notAnIndex(let file):
      "\(file) is no index of places of this version; make one: formhaus places build FILE... -o \(file)"
    case .damaged(let file): "\(file) is damaged; make it anew: formhaus places build FILE... -o \(file)"
    }
  }
}
