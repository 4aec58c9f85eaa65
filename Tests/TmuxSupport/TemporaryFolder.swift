import Glibc

/// A folder for one test's files, gone with the value that made it.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    var template = Array("/tmp/formhaus-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TmuxError("no temporary folder") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    _ = try? ChildProcess.run(["rm", "-rf", "--", path], environment: ["PATH": "/usr/bin:/bin"])
  }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String {
    path + "/" + name
  }

  /// The text of a file in the folder; empty when there is none.
  public func text(_ name: String) -> String {
    String(decoding: bytes(name), as: UTF8.self)
  }

  /// The bytes of a file in the folder; none when there is no such file.
  public func bytes(_ name: String) -> [UInt8] {
    guard let file = fopen(file(name), "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file in the folder.
  public func write(_ text: String, to name: String) throws {
    guard let file = fopen(file(name), "w") else { throw TmuxError("cannot write \(name)") }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw TmuxError("cannot write \(name)") }
  }
}
