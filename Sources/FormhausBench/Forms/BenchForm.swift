import FormhausCore
import FormhausText

/// Forms of any size whose conditions have a known shape; every field is a text field `f0`, `f1`, ...
enum BenchForm {
  /// Pairs: every second field is shown by the one before it, and nothing else depends on anything.
  static func wide(_ count: Int) -> FormDefinition {
    form(count) { $0 % 2 == 1 ? [$0 - 1] : [] }
  }

  /// All others are shown by the first field.
  static func fanOut(_ count: Int) -> FormDefinition {
    form(count) { $0 == 0 ? [] : [0] }
  }

  /// Each field is shown by the one before it.
  static func forwardChain(_ count: Int) -> FormDefinition {
    form(count) { $0 == 0 ? [] : [$0 - 1] }
  }

  /// Each field is shown by the one after it.
  static func backwardChain(_ count: Int) -> FormDefinition {
    form(count) { $0 == count - 1 ? [] : [$0 + 1] }
  }

  /// Layers as wide as they are many; each field is shown by `width` fields of the layer before it.
  static func layers(_ side: Int, reading width: Int) -> FormDefinition {
    form(side * side) { field in
      let (layer, place) = (field / side, field % side)
      return layer == 0 ? [] : (0..<width).map { (layer - 1) * side + (place + $0) % side }
    }
  }

  /// A group whose items have five fields, four of them shown by the first, and so many items as answers.
  static func group() -> FormDefinition {
    var group = FieldDefinition(key: "people", type: "group", label: "People")
    group.details = .group(
      GroupDefinition(
        fields: [field("kind", [])] + (0..<4).map { field("detail\($0)", ["kind"]) }, reorderable: true))
    return definition([group])
  }

  /// Fields of which none depends on another.
  static func plain(_ count: Int) -> FormDefinition {
    form(count) { _ in [] }
  }

  /// A group whose items have two fields, and so many items as answers.
  static func guests() -> FormDefinition {
    var group = FieldDefinition(key: "guests", type: "group", label: "Guests")
    group.details = .group(
      GroupDefinition(fields: [field("name", []), field("town", [])], reorderable: true))
    return definition([group])
  }

  static func guests(_ count: Int) -> JSONObject {
    let item: JSONValue = ["name": "Ada", "town": "Rome"]
    return ["guests": .array(Array(repeating: item, count: count))]
  }

  static func items(_ count: Int) -> JSONObject {
    let item = JSONValue.object(
      JSONObject([("kind", "x")] + (0..<4).map { ("detail\($0)", JSONValue("answer \($0)")) }))
    return ["people": .array(Array(repeating: item, count: count))]
  }

  /// Steps with one required field each, each shown by the field of the step before it.
  static func steps(_ count: Int) -> FormDefinition {
    var form = definition([])
    form.steps = (0..<count).map { index in
      var field = field(key(index), [])
      field.validation = ValidationRules(required: .yes)
      return StepDefinition(
        id: "s\(index)", title: "Step \(index)", fields: [field],
        show: index == 0 ? [] : [Condition(field: key(index - 1), .notEmpty(true))])
    }
    return form
  }

  /// Steps of ten fields with routes: each step can end the form, when its first field says so.
  static func routes(_ count: Int) -> FormDefinition {
    var form = definition([])
    form.steps = (0..<count).map { index in
      StepDefinition(
        id: "s\(index)", title: "Step \(index)",
        fields: (0..<10).map { field(key(index * 10 + $0), []) },
        routes: [RouteDefinition(to: nil, show: [Condition(field: key(index * 10), .equals("end"))])])
    }
    return form
  }

  /// A form with one choice among many.
  static func choice(_ count: Int) -> FormDefinition {
    var field = FieldDefinition(key: "city", type: "select", label: "City")
    field.options = (0..<count).map {
      OptionDefinition(value: "v\($0)", label: "\(word($0)) \(word($0 / 7))")
    }
    return definition([field])
  }

  /// How the program runs a form.
  static func options(_ hiddenValues: HiddenValues = .clear) -> FormEngineOptions {
    FormEngineOptions(hiddenValues: hiddenValues, typeChecks: true, trimsText: true)
  }

  /// The answers that show every field.
  static func answers(_ definition: FormDefinition) -> JSONObject {
    JSONObject(definition.fields.map { ($0.key, "x") })
  }

  static func key(_ index: Int) -> String { "f\(index)" }

  private static func form(_ count: Int, reads: (Int) -> [Int]) -> FormDefinition {
    definition((0..<count).map { field(key($0), reads($0).map(key)) })
  }

  /// A field that asks for an answer of at most 100 units.
  private static func field(_ key: String, _ shownBy: [String]) -> FieldDefinition {
    FieldDefinition(
      key: key, type: "text", label: "Field \(key)",
      show: shownBy.map { Condition(field: $0, .equals("x")) },
      validation: ValidationRules(required: .yes, maxLength: 100))
  }

  private static func definition(_ fields: [FieldDefinition]) -> FormDefinition {
    FormDefinition(id: "bench", title: "Bench", submit: ActionDefinition(label: "Send"), fields: fields)
  }

  private static func word(_ index: Int) -> String {
    let syllables = ["ba", "do", "ki", "lu", "me", "no", "ra", "shi", "te", "vu", "wa", "ze"]
    return (0..<3).map { syllables[(index / [1, 12, 144][$0] + $0 * 5) % 12] }.joined()
  }
}
