import FormhausText
import Glibc

@testable import FormhausCommand

/// What a line of the shell did.
struct ShellResult: Sendable {
  let exit: ChildEnd
  let output: String
  let errors: String

  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  var code: Int32? { if case .exit(let code) = exit { code } else { nil } }
}

/// Runs a line with `sh`, without a terminal. `formhaus` is the program of this build.
func shell(
  _ line: String, input: String = "", environment: [String: String] = [:]
) async throws -> ShellResult {
  let variables = environment.merging(["formhaus": program]) { given, _ in given }
  // Variables and settings of the machine that runs the tests say nothing here.
  let clean = "unset FORMHAUS_UI ACCESSIBLE; formhaus() { \"$formhaus\" \"$@\"; }\n"
  let child = try await withCheckedThrowingContinuation {
    (continuation: CheckedContinuation<FinishedChild, any Error>) in
    do {
      let environment = ["LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": "/nowhere"].merging(variables) { _, given in
        given
      }
      let unset = environment["FORMHAUS_UI"] == nil ? clean : "formhaus() { \"$formhaus\" \"$@\"; }\n"
      _ = try ChildProcess(Spawn(line: unset + line, environment: environment), input: Array(input.utf8)) {
        continuation.resume(returning: $0)
      }
    } catch {
      continuation.resume(throwing: error)
    }
  }
  return ShellResult(
    exit: child.end, output: String(decoding: child.output.bytes, as: UTF8.self),
    errors: String(decoding: child.errors.bytes, as: UTF8.self))
}

/// The path of the program, beside the tests.
let program: String = {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let length = max(0, readlink("/proc/self/exe", &buffer, Int(PATH_MAX)))
  let path = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex) + "/formhaus"
}()

/// The folder of the repository.
let repository: String = {
  let parts = #filePath.split(separator: "/").dropLast(3)
  return "/" + parts.joined(separator: "/")
}()

/// A folder that is gone after the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/formhaus.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError.last }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> String {
    let file = try Descriptor.open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644)
    defer { file.close() }
    try file.write(Array(text.utf8))
    return "\(path)/\(name)"
  }

  /// The text of a file; nil when there is none.
  func text(_ name: String) -> String? {
    guard let file = try? Descriptor.open("\(path)/\(name)", O_RDONLY) else { return nil }
    defer { file.close() }
    return (try? file.read(limit: 1 << 24)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of everything in the folder, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
