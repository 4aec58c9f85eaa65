import FormhausCore
import Testing

/// The same answers come to the same end on the engine alone and line by line: the same JSON, or the same refusal.
@MainActor
@Suite("Line by line as on the engine")
struct DifferentialTests {
  private static let folder = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }

  /// The files whose scenarios walk through a form.
  nonisolated private static let files =
    [
      "02-visibility", "05-validate-step", "06-engine", "07-steps", "08-async", "09-consistency",
      "11-lifecycle",
      "12-races", "13-routes", "14-routes-conformance", "15-skip", "18-whole-forms", "90-faults",
    ].map { "Tests/Fixtures/engine/\($0).json" } + [
      "docs/examples/signup.scenarios.json", "docs/examples/trip.scenarios.json",
    ]

  @Test("the answers of every scenario", arguments: files)
  func scenarios(path: String) async throws {
    let all = try FormAnswers.all(in: "\(Self.folder)/\(path)", name: path)
    #expect(!all.isEmpty)
    var compared = 0
    for given in all where await compare(given) { compared += 1 }
    // One scenario gives a choice a number.
    #expect(compared == all.count - (path.hasSuffix("06-engine.json") ? 1 : 0))
  }

  @Test("answers of chance to the form of every scenario", arguments: files)
  func chance(path: String) async throws {
    var compared = 0
    let all = try FormAnswers.all(in: "\(Self.folder)/\(path)", name: path)
    for (place, given) in all.enumerated() {
      for seed in 0..<4 where await compare(given.random(seed: UInt64(place * 100 + seed))) { compared += 1 }
    }
    #expect(compared == all.count * 4)
  }

  /// Compares the ends; false where the answers cannot be typed.
  private func compare(_ given: FormAnswers) async -> Bool {
    let byLine = await Respondent(given).result()
    var walk = FormWalk(given)
    let onEngine = walk.result()
    switch (byLine, onEngine) {
    case (.impossible(let reason), _):
      print(given, reason)
      return false
    case (.refused(let first), .refused(let all)):
      // Line by line each answer is refused at once.
      for (key, message) in first { #expect(all[key] == message, "\(given)") }
    default: #expect(byLine == onEngine, "\(given)")
    }
    return true
  }
}
