public import FormhausText

/// Something in a scenario file that cannot be run, with its place.
public struct ScenarioProblem: Sendable, Hashable {
  /// The name of the file, as it was given.
  public let file: String
  /// The place in the file.
  public let location: SourceLocation
  /// What is wrong there.
  public let message: String

  init(_ message: String, in source: SourceText, at offset: Int) {
    file = source.name
    location = source.location(ofByte: offset)
    self.message = message
  }
}

extension ScenarioProblem: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: MESSAGE`
  public var description: String { "\(file):\(location): \(message)" }
}

/// Why a scenario file cannot be run: everything that is wrong with it, at least one problem.
public enum ScenarioFileError: Error, Sendable, Equatable {
  /// It is not JSON, or not a scenario file, or has a definition that cannot run.
  case malformed([ScenarioProblem])
  /// The definition that it names cannot be read.
  case unreadable(ScenarioProblem)

  /// Everything that is wrong with the file, in the order of its text.
  public var problems: [ScenarioProblem] {
    switch self {
    case .malformed(let problems): problems
    case .unreadable(let problem): [problem]
    }
  }
}

extension ScenarioFileError: CustomStringConvertible {
  /// The problems, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
