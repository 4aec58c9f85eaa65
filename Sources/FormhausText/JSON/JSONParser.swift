/// Reads JSON as RFC 8259 defines it, and nothing else.
///
/// Also refused: two members of one name, halves of surrogate pairs, bytes that are not UTF-8, a byte order mark.
///
/// ```swift
/// let source = SourceText(name: "form.json", text: #"{"id": "visit"}"#)
/// let id = try JSONParser.parse(source).member("id")?.value.value.stringValue
/// ```
public enum JSONParser {
  /// The value with the position of everything in it.
  public static func parse(
    _ source: SourceText, limits: JSONLimits = .standard
  ) throws(JSONSyntaxError) -> JSONNode {
    var reader = JSONReader(source, limits)
    return try reader.document()
  }

  /// The value alone.
  public static func parse(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    try parse(SourceText(name: "", text: text)).value
  }
}
