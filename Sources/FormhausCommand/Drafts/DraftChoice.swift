/// Which file keeps the draft of a form.
enum DraftChoice: Equatable {
  /// The file that the command line names.
  case file(String)
  /// One for each form in the folder of the person's state.
  case automatic(folder: String)

  /// - Throws: a usage failure when the person has no folder for their state.
  init?(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    guard let name = arguments[.draft] else { return nil }
    guard name == "auto" else {
      guard !name.isEmpty, name.last != "/" else { throw .usage("--draft needs a file or auto") }
      self = .file(name)
      return
    }
    guard let folder = UserFolder.state.path(environment) else {
      throw .usage("--draft auto has no place for drafts; set HOME or XDG_STATE_HOME, or pass --draft FILE")
    }
    self = .automatic(folder: folder)
  }

  /// The path of the draft of a form; makes its folder, for its owner alone, where it is the person's.
  func path(form: String) throws(Failure) -> String {
    switch self {
    case .file(let path): return path
    case .automatic(let folder):
      try UserFolder.state.make(folder)
      return "\(folder)/\(DraftChoice.fileName(form)).draft"
    }
  }

  /// A file's name for the id of a form, another one for each; a long one ends in a hash.
  static func fileName(_ form: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var name: [UInt8] = []
    for byte in form.utf8 {
      let isPlain =
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "-")
      name += isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    let text = String(decoding: name, as: UTF8.self)
    guard name.count > 150 else { return text }
    return "\(text.prefix(150))%\(FilePath.hash(text))"
  }
}

extension Option {
  static let draft = Option.value(
    "--draft", "FILE",
    help: "Keep what is filled in, and ask at the next start whether to go on; auto: in a file for each form."
  )
}
