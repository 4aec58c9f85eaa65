import FormhausTesting
import Glibc
import Testing

@MainActor
@Suite("The engine's case files")
struct EngineCaseTests {
  @Test("there are some")
  func some() {
    #expect(!EngineCaseTests.files.isEmpty)
  }

  @Test(arguments: files)
  func file(_ name: String) async throws {
    let file = try ScenarioFile(TextFile("\(fixtures)/engine/\(name)").read()) {
      try TextFile($0).read()
    }
    let report = await ScenarioRunner().run(file)
    #expect(report.failures.map(\.description) == [])
    #expect(report.passed == file.scenarios.count)
    #expect(!file.scenarios.isEmpty)
  }

  /// The names of all files in the folder.
  nonisolated static let files: [String] = {
    guard let folder = opendir("\(fixtures)/engine") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".json") { names.append(name) }
    }
    return names.sorted()
  }()
}
