import FormhausCore
import FormhausText

/// A form with a field of every type, which is never sent.
struct SampleForm: View {
  var body: some View {
    FormhausForm(definition: SampleForm.definition, initialValues: SampleForm.answers) { _, _ in
      .failure("This is a preview: nothing is sent.")
    }
  }

  private static let definition = FormDefinition(
    id: "preview", title: "Widgets", submit: ActionDefinition(label: "Send"),
    cancel: ActionDefinition(label: "Leave"),
    fields: FieldType.builtInNames.map { field($0) } + [group])

  private static let answers: JSONObject = [
    "checkbox": true, "radio": "second", "multiselect": ["first", "third"], "scale": 4, "rating": 3,
    "select": "first", "textarea": "Ring twice.\nThe dog is friendly.", "password": "secret",
    "group": [["name": "Ada"]],
  ]

  private static func field(_ type: String) -> FieldDefinition {
    let label = type.prefix(1).uppercased() + type.dropFirst()
    var field = FieldDefinition(key: type, type: type, label: label)
    switch type {
    case "select", "radio", "multiselect", "picture", "autocomplete":
      field.options = [
        OptionDefinition(value: "first", label: "The first"),
        OptionDefinition(value: "second", label: "The second", description: "With a remark"),
        OptionDefinition(value: "third", label: "The third"),
        OptionDefinition(value: "last", label: "One that is unavailable", disabled: .always),
      ]
    case "scale":
      field.details = .scale(
        ScaleDefinition(max: JSONNumber(5), minLabel: "not at all", maxLabel: "very much"))
    case "email": field.validation = ValidationRules(required: .yes)
    case "textarea": field.rows = 3
    case "text": field.helperText = "A remark on the field"
    default: break
    }
    return field
  }

  private static let group = FieldDefinition(
    key: "group", type: "group", label: "Group",
    details: .group(
      GroupDefinition(fields: [FieldDefinition(key: "name", type: "text", label: "Name")], reorderable: true)
    ))
}
