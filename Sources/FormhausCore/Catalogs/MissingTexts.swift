import Synchronization

/// Tells the host of texts that were shown and that no catalog of the language in use has.
///
/// In debug builds only, and of each text once in the life of the process.
struct MissingTexts: Sendable {
  enum Kind: String, Sendable {
    case message, label
  }

  let kind: Kind
  let language: String
  let onWarning: @Sendable (FormWarning) -> Void

  private static let reported = Mutex<Set<String>>([])

  func report(_ key: String) {
    #if DEBUG
      let isFirst = MissingTexts.reported.withLock { $0.insert("\(kind.rawValue) \(key)").inserted }
      guard isFirst else { return }
      onWarning(
        FormWarning(
          code: "missing-\(kind.rawValue)-key",
          message: "No \(kind.rawValue) \"\(key)\" in the catalogs of language \"\(language)\"."))
    #endif
  }
}
