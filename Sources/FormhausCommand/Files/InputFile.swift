import FormhausText
import Glibc

/// Why a file cannot be read.
struct ReadingError: Error {
  let reason: String
}

/// A file named on the command line, or standard input for `-`.
struct InputFile: Equatable {
  let path: String

  var isStandardInput: Bool { path == "-" }

  /// The name that messages give it.
  var name: String { isStandardInput ? "standard input" : path }

  /// Reads the file.
  ///
  /// - Parameter limit: the most bytes that are taken; a larger file is bad data.
  func read(limit: Int) throws(Failure) -> SourceText {
    let source: SourceText
    do throws(SystemError) {
      source = try contents(limit: limit)
    } catch {
      throw failure(error)
    }
    return try checked(source, limit: limit)
  }

  /// Reads a file that has to lie on a disk, where reading it cannot last for ever.
  ///
  /// - Parameter limit: the most bytes that are taken; a larger file is bad data.
  /// - Throws: a failure at once for a pipe, a device or a directory.
  func readRegular(limit: Int) throws(Failure) -> SourceText {
    let source: SourceText
    do throws(ReadingError) {
      source = try regularContents(limit: limit)
    } catch {
      throw Failure(.cannotRead, "formhaus: cannot read \(path): \(error.reason)")
    }
    return try checked(source, limit: limit)
  }

  /// Reads one byte more than the limit at most of a file that has to lie on a disk.
  func regularContents(limit: Int) throws(ReadingError) -> SourceText {
    let bytes: [UInt8]?
    let mode: mode_t
    do throws(SystemError) {
      // A pipe that nobody writes into is opened without waiting for somebody who does.
      let file = try Descriptor.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      defer { file.close() }
      mode = try file.mode
      bytes = mode & S_IFMT == S_IFREG ? try file.read(limit: limit + 1) : nil
    } catch {
      throw ReadingError(reason: "\(error)")
    }
    guard let bytes else { throw ReadingError(reason: "it is \(words(mode)) and no regular file") }
    return SourceText(name: name, bytes: bytes)
  }

  /// Reads one byte more than the limit at most.
  func contents(limit: Int) throws(SystemError) -> SourceText {
    let file = isStandardInput ? Descriptor.standardInput : try .open(path, O_RDONLY)
    defer { if !isStandardInput { file.close() } }
    return SourceText(name: name, bytes: try file.read(limit: limit + 1))
  }

  private func checked(_ source: SourceText, limit: Int) throws(Failure) -> SourceText {
    guard source.bytes.count <= limit else {
      throw Failure(.badData, "\(name):1:1: the file has more than the \(limit) bytes that are read")
    }
    return source
  }

  /// What stands there in the place of a file.
  private func words(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a directory"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}
