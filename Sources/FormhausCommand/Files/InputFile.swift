import FormhausText
import Glibc

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
    guard source.bytes.count <= limit else {
      throw Failure(.badData, "\(name):1:1: the file has more than the \(limit) bytes that are read")
    }
    return source
  }

  /// Reads one byte more than the limit at most.
  func contents(limit: Int) throws(SystemError) -> SourceText {
    let file = isStandardInput ? Descriptor.standardInput : try .open(path, O_RDONLY)
    defer { if !isStandardInput { file.close() } }
    return SourceText(name: name, bytes: try file.read(limit: limit + 1))
  }
}
