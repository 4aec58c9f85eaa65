/// What became of the scenarios of one file or several.
public struct ScenarioReport: Sendable {
  /// How many scenarios held in every expectation.
  public internal(set) var passed = 0
  /// How many scenarios did not.
  public internal(set) var failed = 0
  /// Each expectation that did not hold.
  public internal(set) var failures: [ScenarioFailure] = []

  public init() {}

  /// How `formhaus test` ends: 1 when something failed, else 0.
  public var exitCode: Int32 { failed > 0 ? 1 : 0 }

  /// `N passed, N failed`
  public var summary: String { "\(passed) passed, \(failed) failed" }

  /// Adds the report of another file.
  public mutating func add(_ other: ScenarioReport) {
    passed += other.passed
    failed += other.failed
    failures += other.failures
  }
}

/// One expectation that did not hold.
public struct ScenarioFailure: Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, as it was given.
  public let file: String
  /// The name of the scenario.
  public let scenario: String
  /// The number of the step, from 1; nil for what the scenario checks as a whole.
  public let step: Int?
  /// What was looked at, such as `errors`.
  public let subject: String
  /// What the file says.
  public let expected: String
  /// What was there instead.
  public let found: String

  /// `FILE: SCENARIO: step N: SUBJECT: expected ..., found ...`
  public var description: String {
    let place = step.map { "step \($0): " } ?? ""
    return "\(file): \(scenario): \(place)\(subject): expected \(expected), found \(found)"
  }
}
