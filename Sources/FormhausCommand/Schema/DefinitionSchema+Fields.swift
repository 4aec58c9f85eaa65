import Address
import FormhausText

extension DefinitionSchema {
  static var fieldReference: SchemaPart { .reference("field", "A field, a section or a group.") }

  /// The branches by type: each type has the members of its own.
  static var field: SchemaPart {
    let branches: [(types: [String], definition: String)] = [
      (["section"], "sectionField"), (["group"], "groupField"), (["address"], "addressField"),
      (["scale"], "scaleField"), (["rating"], "ratingField"), (["date", "time", "datetime"], "dateField"),
    ]
    var choice: JSONValue = ["$ref": "#/definitions/plainField"]
    for branch in branches.reversed() {
      choice = [
        "if": ["properties": ["type": ["enum": .array(branch.types.map(JSONValue.string))]]],
        "then": ["$ref": .string("#/definitions/\(branch.definition)")], "else": choice,
      ]
    }
    return SchemaPart.anything("A field, a section or a group.")
      .adding("type", "object").adding("required", ["type"]).adding("allOf", [choice])
  }

  /// The types of fields that have no members of their own.
  private static let plainTypes = [
    "text", "email", "phone", "url", "password", "textarea", "number", "select", "radio", "multiselect",
    "picture", "autocomplete", "checkbox", "switch", "file",
  ]

  static var plainField: SchemaPart {
    let type = SchemaPart.anything("What is asked for; any other name is a type of the host's own.")
      .adding("type", "string").adding("examples", .array(plainTypes.map(JSONValue.string)))
    return .object(
      members(type: type), required: ["key", "type", "label"], "A question with one answer.")
  }

  static var dateField: SchemaPart {
    .object(
      members(
        type: .choice(["date", "time", "datetime"], "YYYY-MM-DD, HH:mm or both with a T between them.")) + [
          ("min", .text("The first answer that is taken, in the field's own notation, or today.")),
          ("max", .text("The last answer that is taken, in the field's own notation, or today.")),
        ], required: ["key", "type", "label"], "A question for a date or a time.")
  }

  static var scaleField: SchemaPart {
    .object(
      members(type: .choice(["scale"], "A number in a row of numbers.")) + [
        ("min", .number("The least number. Default: 0.")),
        ("max", .number("The greatest number. Default: 10.")),
        ("step", SchemaPart.number("From one number to the next. Default: 1.").adding("exclusiveMinimum", 0)),
        ("minLabel", .text("What the least number means.")),
        ("maxLabel", .text("What the greatest number means.")),
      ], required: ["key", "type", "label"], "A question for a number on a scale.")
  }

  static var ratingField: SchemaPart {
    .object(
      members(type: .choice(["rating"], "A number of stars.")) + [
        ("max", .count("The most stars. Default: 5.", least: 1))
      ], required: ["key", "type", "label"], "A question for stars.")
  }

  static var addressField: SchemaPart {
    let country = SchemaPart.text("Two letters of ISO 3166.").adding("pattern", "^[A-Z]{2}$")
    let parts = AddressPart.members.map(\.rawValue)
    return .object(
      members(type: .choice(["address"], "A postal address; the answer is an object.")) + [
        ("countryCodes", .list(of: country, "The countries to choose from. Default: all.")),
        ("defaultCountry", country.adding("description", "The country to begin with. Default: US.")),
        ("parts", .list(of: .choice(parts, "One part."), "What is asked for. Default: all.")),
      ], required: ["key", "type", "label"], "A question for an address.")
  }

  static var sectionField: SchemaPart {
    .object(
      [
        "type": .choice(["section"], "Fields under a heading; no answer of its own."),
        "key": .text("A name for translations; a section needs none."),
        "label": .text("The heading."),
        "description": .text("A text under the heading."),
        "show": show("section"), "showAny": showAny("section"),
        "fields": .list(of: fieldReference, "The fields; their answers are answers of the form."),
      ], required: ["type", "label", "fields"], "Fields under a heading, hidden together.")
  }

  static var groupField: SchemaPart {
    .object(
      [
        "type": .choice(["group"], "Fields that are asked once for each item."),
        "key": key, "label": .text("The heading."),
        "helperText": .text("A text under the heading, until there is an error."),
        "itemLabel": .text("The heading of an item, such as Person {n}."),
        "addLabel": .text("The button that adds an item."),
        "removeLabel": .text("The button that removes an item."),
        "minItems": .count("The least items; a new form has that many. Default: 0."),
        "maxItems": .count("The most items. Default: no limit."),
        "reorderable": .flag("Whether items can be moved. Default: false."),
        "defaultValue": SchemaPart.list(
          of: SchemaPart.anything("The answers of an item.").adding("type", "object"),
          "The items of a new form."),
        "show": show("group"), "showAny": showAny("group"),
        "validation": .reference("validation", "Rules for the list; required asks for an item."),
        "fields": .list(of: fieldReference, "The fields of an item; a group cannot stand among them."),
      ], required: ["type", "key", "label", "fields"], "A list of items, each with the same fields.")
  }

  private static var key: SchemaPart {
    .text("The name of the answer, its own within the form; a dot in it is part of the name.")
  }

  private static func members(type: SchemaPart) -> [(key: String, value: SchemaPart)] {
    [
      ("key", key), ("type", type), ("label", .text("The question, or its name.")),
      ("placeholder", .text("A text in the field while it is empty.")),
      ("helperText", .text("A text under the field, until there is an error.")),
      ("defaultValue", .anything("The answer to begin with.")),
      ("show", show("field")), ("showAny", showAny("field")),
      ("validation", .reference("validation", "The rules for the answer.")),
      ("options", .list(of: .reference("option", "One option."), "What can be chosen.")),
      ("optionsFrom", .text("The name of a provider of the host, whose options replace the written ones.")),
      (
        "optionsDependsOn",
        .list(of: .text("A key."), "The provider is asked again when one of these answers changes.")
      ),
      ("randomize", .flag("Whether each person sees the options in an order of their own. Default: false.")),
      ("autoAdvance", .flag("Whether a choice moves on to the next step. Default: false.")),
      ("accept", .text("The types of files that a file field takes.")),
      ("rows", .count("The rows of a textarea.")),
      (
        "mask",
        .text("The shape that a typed text takes: # and a run of 9s digits, a run of As letters, * anything.")
      ),
      ("inputMode", .choice(["text", "numeric", "tel", "email"], "The keyboard that suits the answer.")),
      ("readOnly", .reference("lock", "Shown, checked and sent, but not to be changed.")),
      ("disabled", .reference("lock", "Not to be changed and not checked, but sent.")),
      (
        "autocomplete",
        .text("What the answer is, as a token of HTML such as email: the person's own details are offered.")
      ),
      (
        "sensitive",
        .flag("Whether the answer is kept out of drafts and listings, and never offered. Default: false.")
      ),
    ]
  }
}
