import FormhausCore
import FormhausText

/// Collects what is wrong with a scenario file while it is read.
final class ScenarioLog {
  let source: SourceText
  private(set) var problems: [ScenarioProblem] = []

  init(_ source: SourceText) {
    self.source = source
  }

  func report(_ message: String, at offset: Int) {
    report(problem(message, at: offset))
  }

  /// Scenarios that share a definition report its problems once.
  func report(_ problem: ScenarioProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  func problem(_ message: String, at offset: Int) -> ScenarioProblem {
    ScenarioProblem(message, in: source, at: offset)
  }
}
