public import FormhausText

/// What `formhaus test` prints and how it ends.
public struct ScenarioOutcome: Sendable {
  /// Files that cannot be run, one a line, for standard error.
  public private(set) var problems: [SafeText] = []
  /// One line for each expectation that did not hold, then `N passed, N failed`, for standard output.
  public private(set) var lines: [SafeText] = []
  /// 66 when a file cannot be read, 65 when one is malformed, 1 when something failed, else 0.
  public private(set) var exitCode: Int32 = 0

  fileprivate mutating func add(_ problem: String, exitCode: Int32) {
    problems.append(SafeText(value: problem))
    self.exitCode = max(self.exitCode, exitCode)
  }

  fileprivate mutating func end(_ report: ScenarioReport) {
    lines = (report.failures.map(\.description) + [report.summary]).map(SafeText.init(value:))
    exitCode = max(exitCode, report.exitCode)
  }
}

extension ScenarioRunner {
  /// Runs scenario files by their paths; one that cannot be run does not keep the others from running.
  ///
  /// - Parameter read: reads the file at a path: a scenario file, or a definition that one names.
  public func run(
    files paths: [String], read: (_ path: String) throws -> SourceText
  ) async -> ScenarioOutcome {
    var outcome = ScenarioOutcome()
    var report = ScenarioReport()
    for path in paths {
      let source: SourceText
      do {
        source = try read(path)
      } catch {
        outcome.add("cannot read \(path): \(error)", exitCode: 66)
        continue
      }
      do {
        report.add(await run(try ScenarioFile(source, load: read)))
      } catch {
        for problem in error.problems { outcome.add(problem.description, exitCode: error.exitCode) }
      }
    }
    outcome.end(report)
    return outcome
  }
}

extension ScenarioFileError {
  fileprivate var exitCode: Int32 {
    switch self {
    case .malformed: 65
    case .unreadable: 66
    }
  }
}
