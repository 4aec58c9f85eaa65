/// Everything that is wrong with a file.
///
/// The messages may quote the file: they need `SafeText` before they are shown.
public struct SourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One thing that is wrong.
  public struct Issue: Sendable, Hashable {
    /// Where in the file, in bytes.
    public let offset: Int
    /// The same place by line and column.
    public let location: SourceLocation
    /// What is wrong and what to write instead.
    public let message: String
  }

  /// In the order of the file, at least one.
  public let issues: [Issue]
  /// The name of the file.
  public let file: String

  /// What is wrong at some places of a file, in any order.
  package init(_ problems: [(offset: Int, message: String)], in source: SourceText) {
    issues = problems.sorted { $0.offset < $1.offset }.map {
      Issue(offset: $0.offset, location: source.location(ofByte: $0.offset), message: $0.message)
    }
    file = source.name
  }

  /// `FILE:LINE:COLUMN: MESSAGE`, one a line.
  public var description: String { lines.joined(separator: "\n") }

  /// The same lines one by one.
  public var lines: [String] { issues.map { "\(file):\($0.location): \($0.message)" } }
}

extension JSONParser {
  /// Reads the JSON of a file whose mistakes are told together.
  package static func file(_ source: SourceText) throws(SourceError) -> JSONNode {
    do throws(JSONSyntaxError) {
      return try parse(source)
    } catch {
      throw SourceError([(error.offset, error.message)], in: source)
    }
  }
}
