import FormhausText

/// The JSON Schema of the definition language.
enum DefinitionSchema {
  /// The name of the language's schema, which forms give in their own `$schema`.
  static let id = "https://formhaus.dev/schema/form-definition.json"

  /// The schema as one JSON document.
  static var json: JSONValue {
    var schema: JSONObject = [
      "$schema": "http://json-schema.org/draft-07/schema#", "$id": .string(id),
      "title": "Form definition",
    ]
    for (keyword, value) in form.members { schema[keyword] = value }
    schema["definitions"] = .object(
      JSONObject(definitions.map { ($0.key, .object($0.value.members)) }))
    return .object(schema)
  }

  private static var definitions: KeyValuePairs<String, SchemaPart> {
    [
      "step": step, "route": route, "action": action, "field": field, "plainField": plainField,
      "dateField": dateField, "scaleField": scaleField, "ratingField": ratingField,
      "addressField": addressField, "sectionField": sectionField, "groupField": groupField,
      "option": option, "validation": validation, "condition": condition, "lock": lock, "catalog": catalog,
    ]
  }

  private static var form: SchemaPart {
    .object(
      [
        "$schema": .text("The schema that an editor checks the form with; the program ignores it."),
        "formatVersion": .text(
          "The version of the format that the form is written for; members that came later do not count. "
            + "Without it all do."
        ).adding("pattern", #"^[0-9]+(\.[0-9]+)?$"#),
        "id": .text("The name of the form for programs: the first part of test ids, and what commands get."),
        "title": .text("The title of the form."),
        "submit": .reference("action", "The button that sends the form."),
        "cancel": .reference("action", "A button that leaves the form, on every step."),
        "fields": .list(of: fieldReference, "The fields of a form of one page. Not together with steps."),
        "steps": .list(
          of: .reference("step", "One step."), "The steps of a form of several. Not together with fields."),
        "lang": .text("The language of the texts in this form, such as en or pt-BR."),
        "messages": .reference("catalog", "Texts in place of the built-in ones for what is wrong, by key."),
        "labels": .reference(
          "catalog", "Texts in place of the built-in ones on buttons and screens, by key."),
        "i18n": .map(
          to: .map(
            to: .text("The translated text."),
            "Texts by address: title, submit.label, steps.ID.title, fields.KEY.label, fields.KEY.options.VALUE, "
              + "groups.KEY.addLabel, groups.KEY.fields.KEY.label, ..."),
          "Translations of the texts, by language."),
      ], required: ["id", "title", "submit"],
      "A form: one page of fields, or steps.")
  }

  private static var catalog: SchemaPart {
    .map(
      to: .any(
        of: [
          .text("The text; {n} and the like are filled in."),
          .object(
            PluralName.allCases.map { ($0.rawValue, .text("The text for this plural category of n.")) },
            required: ["other"], "Texts by plural category; other stands in for those that are not there."),
        ], "A text, or one for each plural category."),
      "Texts by key.")
  }

  /// The plural categories, from the rarest.
  private enum PluralName: String, CaseIterable {
    case zero, one, two, few, many, other
  }
}
