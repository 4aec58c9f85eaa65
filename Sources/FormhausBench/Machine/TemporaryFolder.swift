import Glibc

/// A folder for the files of one case.
struct TemporaryFolder {
  private let path: String

  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  init() throws(ProgramError) {
    var template = Array("/tmp/formhaus-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw ProgramError(description: "cannot make a folder in /tmp") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes lines into a new file, over and over; returns its path.
  func write(_ name: String, _ lines: [[UInt8]], times: Int) throws(ProgramError) -> String {
    let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard file >= 0 else { throw ProgramError(description: "cannot write into \(path)") }
    defer { close(file) }
    let bytes = Array(lines.map { $0 + [0x0A] }.joined())
    for _ in 0..<times {
      var start = 0
      while start < bytes.count {
        let count = bytes[start...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        guard count > 0 else { throw ProgramError(description: "cannot write into \(path)") }
        start += count
      }
    }
    return "\(path)/\(name)"
  }

  /// Takes the folder away with the files that cases write.
  func remove() {
    for name in ["form.json", "lines.jsonl", "places.csv", "x.places", "plain.sqlite"] {
      unlink("\(path)/\(name)")
    }
    rmdir(path)
  }
}
