@preconcurrency import Glibc

/// The environment of the program, which nothing here changes.
enum ProcessEnvironment {
  /// The variables by name.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    forEach { entry in
      let text = String(cString: entry)
      guard let equals = text.firstIndex(of: "=") else { return }
      variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
    }
    return variables
  }

  /// The entries for a child, byte by byte as they came, with more on top; to be freed.
  static func copy(adding more: [String: String]) -> [UnsafeMutablePointer<CChar>?] {
    var entries: [UnsafeMutablePointer<CChar>?] = []
    forEach { entry in
      let isReplaced = more.keys.contains { strncmp(entry, "\($0)=", $0.utf8.count + 1) == 0 }
      if !isReplaced { entries.append(strdup(entry)) }
    }
    return entries + more.map { strdup("\($0)=\($1)") }
  }

  private static func forEach(_ body: (UnsafePointer<CChar>) -> Void) {
    var place = environ
    while let entry = place.pointee {
      body(entry)
      place += 1
    }
  }
}
