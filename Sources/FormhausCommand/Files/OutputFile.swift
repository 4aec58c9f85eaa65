import Glibc

/// A file that is written whole or not at all.
struct OutputFile: Equatable {
  let path: String
  /// Whether a new file is for its owner alone, as answers are.
  var isPrivate = true

  /// Refuses a place where nothing can be written, before a person has worked for it.
  func check() throws(Failure) {
    if let mode = existingMode {
      guard mode & S_IFMT != S_IFDIR else { throw failure("it is a directory") }
      guard mode & S_IFMT == S_IFREG else {
        if access(path, W_OK) != 0 { throw failure("\(SystemError.last)") }
        return
      }
    }
    if access(directory, W_OK | X_OK) != 0 { throw failure("\(SystemError.last)") }
  }

  /// Replaces the file. What is no regular file, such as a pipe, is written into instead.
  func write(_ text: String) throws(Failure) {
    do throws(SystemError) {
      if let mode = existingMode, mode & S_IFMT != S_IFREG {
        let file = try Descriptor.open(path, O_WRONLY)
        defer { file.close() }
        try file.write(Array(text.utf8))
      } else {
        try replace(with: Array(text.utf8))
      }
    } catch {
      throw failure("\(error)")
    }
  }

  private func replace(with bytes: [UInt8]) throws(SystemError) {
    let name = String(path.reversed().prefix { $0 != "/" }.reversed())
    // A random name: a draft that a crash left behind is in nobody's way.
    let draft = "\(directory)/.\(name).\(UInt64.random(in: .min ... .max)).tmp"
    let file = try Descriptor.open(draft, O_WRONLY | O_CREAT | O_EXCL, mode: isPrivate ? 0o600 : 0o666)
    do throws(SystemError) {
      defer { file.close() }
      try file.write(bytes)
      try file.synchronize()
      if rename(draft, path) != 0 { throw .last }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private var directory: String { FilePath.folder(of: path) }

  /// The type and permissions of what is there; nil for nothing.
  private var existingMode: mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }

  private func failure(_ reason: String) -> Failure {
    Failure(.cannotWrite, "formhaus: cannot write \(path): \(reason)")
  }
}
