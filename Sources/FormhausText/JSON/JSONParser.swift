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
    var reader = JSONReader<JSONNode>(source.bytes, source.bytes.indices, limits)
    return try reader.document()
  }

  /// The value alone.
  public static func parse(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    let bytes = Array(text.utf8)
    return try value(of: bytes, in: bytes.indices)
  }

  /// The value alone of a text that is a part of more bytes, such as one line of many.
  ///
  /// The places of an error count from the start of the part.
  public static func value(
    of bytes: [UInt8], in range: Range<Int>, limits: JSONLimits = .standard
  ) throws(JSONSyntaxError) -> JSONValue {
    var reader = JSONReader<JSONValue>(bytes, range, limits)
    return try reader.document()
  }
}
