import FormhausCore
import FormhausText

/// Answers to a form of ten fields as lines of JSON; 18 of 100 are refused, half of them for two reasons.
enum Submissions {
  /// A form with the usual types and rules and one condition.
  static let definition = #"""
    {
      "id": "order", "title": "Order", "submit": { "label": "Send" },
      "fields": [
        { "key": "name", "type": "text", "label": "Name", "validation": { "required": true, "maxLength": 80 } },
        { "key": "email", "type": "email", "label": "Email", "validation": { "required": true } },
        { "key": "phone", "type": "phone", "label": "Phone" },
        { "key": "age", "type": "number", "label": "Age", "validation": { "min": 18, "max": 120 } },
        { "key": "plan", "type": "select", "label": "Plan", "validation": { "required": true },
          "options": [{ "value": "free", "label": "Free" }, { "value": "pro", "label": "Pro" }] },
        { "key": "seats", "type": "number", "label": "Seats", "show": [{ "field": "plan", "eq": "pro" }],
          "validation": { "required": true, "min": 1 } },
        { "key": "topics", "type": "multiselect", "label": "Topics",
          "options": [{ "value": "a", "label": "A" }, { "value": "b", "label": "B" }, { "value": "c", "label": "C" }] },
        { "key": "start", "type": "date", "label": "Start" },
        { "key": "code", "type": "text", "label": "Code", "validation": { "pattern": "^[A-Z]{3}-[0-9]{4}$" } },
        { "key": "terms", "type": "checkbox", "label": "Terms", "validation": { "required": true } }
      ]
    }
    """#

  static func lines(_ count: Int) -> [[UInt8]] {
    (0..<count).map { Array(line($0).utf8) }
  }

  private static func line(_ index: Int) -> String {
    let isRefused = index % 50 < 9
    let isTwice = isRefused && index % 2 == 0
    let email = isRefused ? "not an address" : "person\(index)@example.com"
    let code = isTwice ? "none" : "ABC-\(1_000 + index % 9_000)"
    let plan = index % 3 == 0 ? "pro" : "free"
    let seats = index % 3 == 0 ? #", "seats": \#(1 + index % 20)"# : ""
    return #"{"name": "Person \#(index)", "email": "\#(email)", "phone": "+49 170 \#(1_000_000 + index)", "#
      + #""age": \#(18 + index % 80), "plan": "\#(plan)"\#(seats), "topics": ["a", "c"], "#
      + #""start": "2026-0\#(1 + index % 9)-15", "code": "\#(code)", "terms": true}"#
  }
}
