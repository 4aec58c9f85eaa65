import FormhausText

/// Definitions as an author writes them.
enum DefinitionText {
  /// Fields of several types with rules, options and conditions, four of them to a lot of about 900 bytes.
  static func fields(_ count: Int) -> [UInt8] {
    document((0..<count).map(field).joined(separator: ",\n"))
  }

  /// As many fields as make a text of about so many bytes.
  static func bytes(_ count: Int) -> [UInt8] {
    let sample = fields(4_000).count
    return fields(count / (sample / 4_000))
  }

  private static func document(_ fields: String) -> [UInt8] {
    Array(
      """
      {
        "id": "bench",
        "title": "A long form",
        "submit": { "label": "Send" },
        "fields": [
      \(fields)
        ]
      }
      """.utf8)
  }

  private static func field(_ index: Int) -> String {
    let show = index < 4 ? "" : #", "show": [{ "field": "f\#(index - index % 4 - 4)", "eq": "red" }]"#
    switch index % 4 {
    case 0:
      return """
            { "key": "f\(index)", "type": "select", "label": "Colour number \(index)"\(show),
              "options": [
                { "value": "red", "label": "Red" },
                { "value": "green", "label": "Green" },
                { "value": "blue", "label": "Blue" }
              ] }
        """
    case 1:
      return """
            { "key": "f\(index)", "type": "text", "label": "Name number \(index)"\(show),
              "validation": { "required": true, "minLength": 2, "maxLength": 80 } }
        """
    case 2:
      return """
            { "key": "f\(index)", "type": "number", "label": "Amount number \(index)"\(show),
              "helperText": "In whole pieces", "validation": { "min": 0, "max": 1000 } }
        """
    default:
      return """
            { "key": "f\(index)", "type": "checkbox", "label": "I agree to number \(index)"\(show) }
        """
    }
  }
}
