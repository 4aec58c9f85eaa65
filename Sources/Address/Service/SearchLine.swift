import FormhausText

/// Why a line between a form and a search provider cannot be understood.
public struct SearchLineError: Error, Sendable, Hashable {
  /// What the line goes by, where at least that could be read.
  public var id: Int?
  /// The error in a sentence in English, without a full stop.
  public var text: String

  /// An error.
  public init(id: Int? = nil, _ text: String) { (self.id, self.text) = (id, text) }
}

/// What all lines have in common.
enum SearchLine {
  /// Lines are flat; what is deeper is no line of ours.
  private static let limits = JSONLimits(maximumBytes: 1 << 20, maximumDepth: 16)

  static func members(of line: String) throws(SearchLineError) -> JSONObject {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(SourceText(name: "", text: line), limits: limits).value
    } catch {
      throw SearchLineError("the line is no JSON: \(error)")
    }
    guard let members = value.objectValue else { throw SearchLineError("the line is no JSON object") }
    return members
  }

  static func id(_ members: JSONObject) throws(SearchLineError) -> Int {
    guard let id = members["id"]?.numberValue?.int else { throw SearchLineError("the line has no id") }
    return id
  }
}
