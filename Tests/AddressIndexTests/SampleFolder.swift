import CZlib
import Glibc
import Testing

@testable import AddressIndex

/// A folder that is gone after the test, and the sample of addresses.
final class SampleFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/formhaus-places.XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names {
      if name.hasSuffix(".part") {
        for inner in SampleFolder.names(in: "\(path)/\(name)") { unlink("\(path)/\(name)/\(inner)") }
        rmdir("\(path)/\(name)")
      } else {
        unlink("\(path)/\(name)")
      }
    }
    rmdir(path)
  }

  /// Everything in the folder, sorted.
  var names: [String] { SampleFolder.names(in: path) }

  static func names(in path: String) -> [String] {
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

  @discardableResult
  func write(_ name: String, _ bytes: some Collection<UInt8>) throws -> String {
    let file = try #require(fopen("\(path)/\(name)", "w"))
    let bytes = Array(bytes)
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    fclose(file)
    return "\(path)/\(name)"
  }

  @discardableResult
  func write(_ name: String, lines: [String]) throws -> String {
    try write(name, lines.map { $0 + "\n" }.joined().utf8)
  }

  @discardableResult
  func writePacked(_ name: String, lines: [String]) throws -> String {
    let file = try #require(gzopen("\(path)/\(name)", "wb"))
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    #expect(gzwrite(file, bytes, UInt32(bytes.count)) == Int32(bytes.count))
    gzclose(file)
    return "\(path)/\(name)"
  }

  func bytes(_ name: String) throws -> [UInt8] { try SampleFolder.bytes("\(path)/\(name)") }

  static func bytes(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return bytes
  }

  /// The lines of the sample, the header first.
  static func sample() throws -> [String] {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let bytes = try bytes("/\(folder)/Fixtures/places/sample.csv")
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Builds an index of files and opens it.
  func index(_ files: [String], country: String? = nil) throws -> PlaceIndex {
    _ = try PlaceBuild(files: files, output: "\(path)/x.places", country: country).run()
    return try PlaceIndex(path: "\(path)/x.places")
  }
}
