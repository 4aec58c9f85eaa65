public import FormhausText

/// A file of scenarios, read and checked: how a form author tests a form.
///
/// Reading is strict, so that a misspelt expectation can never pass: a member that the format does not have is a problem
/// with its line and column.
public struct ScenarioFile: Sendable {
  /// The name of the file, as it was given.
  public let name: String
  /// The scenarios in the order of the file.
  public let scenarios: [Scenario]

  /// Reads a scenario file.
  ///
  /// - Parameters:
  ///   - source: the text; its name is the path that `definitionFile` is relative to.
  ///   - load: reads the file at a path.
  /// - Throws: `ScenarioFileError` with everything that is wrong.
  public init(
    _ source: SourceText, load: (_ path: String) throws -> SourceText
  ) throws(ScenarioFileError) {
    let root: JSONNode
    do {
      root = try JSONParser.parse(source)
    } catch {
      throw .malformed([ScenarioProblem(error.message, in: source, at: error.offset)])
    }
    let log = ScenarioLog(source)
    let reader = try ScenarioReader(root, log: log, load: load)
    let scenarios = reader?.scenarios() ?? []
    guard log.problems.isEmpty else { throw .malformed(log.problems) }
    name = source.name
    self.scenarios = scenarios
  }
}
