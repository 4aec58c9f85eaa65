import FormhausTesting
import Testing

@MainActor
@Suite("The engine's case files")
struct EngineCaseTests {
  @Test(arguments: files)
  func file(_ name: String) async throws {
    let file = try ScenarioFile(TextFile("\(fixtures)/engine/\(name).json").read()) {
      try TextFile($0).read()
    }
    let report = await ScenarioRunner().run(file)
    #expect(report.failures.map(\.description) == [])
    #expect(report.passed == file.scenarios.count)
  }

  nonisolated static let files = [
    "01-conditions", "02-visibility", "03-rules", "04-default-messages", "05-validate-step", "06-engine",
    "07-steps", "08-async", "09-consistency", "10-definition-checks", "11-lifecycle", "12-races",
    "13-routes", "14-routes-conformance", "15-skip", "17-submissions-long", "17-submissions",
    "18-whole-forms", "90-faults",
  ]
}
