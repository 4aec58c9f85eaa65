import FormhausText
import Glibc

/// Files of the repository.
enum Fixture {
  /// The lines of a file below `Tests/Fixtures` as JSON; nil when one cannot be read.
  static func jsonLines(_ path: String) -> [JSONValue]? {
    bytes("../Fixtures/" + path)?.split(separator: UInt8(ascii: "\n")).reduce(into: []) { values, line in
      guard let value = try? JSONParser.parse(String(decoding: line, as: UTF8.self)) else {
        values = nil
        return
      }
      values?.append(value)
    }
  }

  /// The JSON file that the address formats are made of.
  static func formats() -> SourceText? {
    bytes("../../Sources/Address/Data/address-formats.json").map {
      SourceText(name: "address-formats.json", bytes: $0)
    }
  }

  /// The bytes of a file; the path starts in the folder of these tests.
  private static func bytes(_ path: String, testFile: StaticString = #filePath) -> [UInt8]? {
    let folders = "\(testFile)".split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    guard let file = fopen((folders + [Substring(path)]).joined(separator: "/"), "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
