package import FormhausText
import Glibc

/// A file of text beside the tests.
package struct TextFile: Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Why a file cannot be read or written, in the system's words.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    fileprivate init() { description = String(cString: strerror(errno)) }
  }

  package func read() throws(Failure) -> SourceText {
    guard let file = fopen(path, "re") else { throw Failure() }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes += chunk[..<count]
      if count < chunk.count { break }
    }
    guard ferror(file) == 0 else { throw Failure() }
    return SourceText(name: path, bytes: bytes)
  }

  package func write(_ text: String) throws(Failure) {
    guard let file = fopen(path, "we") else { throw Failure() }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else { throw Failure() }
  }
}
