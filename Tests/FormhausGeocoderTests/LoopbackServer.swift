import FormhausText
import Glibc
import Synchronization
import Testing

@testable import FormhausCommand

/// A program that serves a test and ends with it.
final class ServingProgram: Sendable {
  /// What it printed.
  private final class Printed: Sendable {
    private let text = Mutex("")

    func add(_ piece: ArraySlice<UInt8>) { text.withLock { $0 += String(decoding: piece, as: UTF8.self) } }

    var firstLine: String? {
      text.withLock { text in text.firstIndex(of: "\n").map { String(text[..<$0]) } }
    }
  }

  private let child: ChildProcess
  private let printed = Printed()

  /// - Parameter line: a shell line that tells on its first line when it is ready.
  init(_ line: String) throws {
    let printed = printed
    child = try ChildProcess(
      Spawn(line: line, environment: [:]), printed: { printed.add($0) }, finished: { _ in })
  }

  /// The first line, once it was printed.
  func firstLine() async throws -> String {
    let deadline = ContinuousClock.now + .seconds(900)
    while true {
      if let line = printed.firstLine { return line }
      try #require(ContinuousClock.now < deadline, "nothing was printed")
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  deinit { child.cancel() }
}

/// The server of `loopback.py`.
final class LoopbackServer {
  private let program: ServingProgram
  private let folder: String
  private let port: String

  init() async throws {
    var template = Array("/tmp/formhaus.XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    program = try ServingProgram("exec python3 '\(testFolder)/loopback.py' '\(folder)/notes'")
    port = try await program.firstLine()
  }

  deinit {
    unlink("\(folder)/notes")
    rmdir(folder)
  }

  /// The address under which it behaves in some manner.
  func url(_ manner: String) -> String { "http://127.0.0.1:\(port)/\(manner)" }

  /// What it was asked.
  var requests: [JSONValue] {
    get throws {
      guard let file = try? Descriptor.open("\(folder)/notes", O_RDONLY) else { return [] }
      defer { file.close() }
      let text = String(decoding: try file.read(limit: 1 << 20), as: UTF8.self)
      return try text.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    }
  }
}

/// The folder of these tests.
let testFolder: String = "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/")
