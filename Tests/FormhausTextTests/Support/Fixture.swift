import FormhausText
import Glibc

/// Files beside the tests.
enum Fixture {
  /// The bytes of a file in this test's folder; nil when it cannot be read.
  static func bytes(_ path: String, testFile: StaticString = #filePath) -> [UInt8]? {
    let test = "\(testFile)"
    guard let slash = test.lastIndex(of: "/"), let file = fopen(test[...slash] + path, "r") else {
      return nil
    }
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
