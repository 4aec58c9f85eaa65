import FormhausCore
import FormhausText
import FormhausViews

/// A form of the definition language with most types of fields.
let signup = """
  {
    "id": "signup", "title": "Sign up", "submit": {"label": "Create account"},
    "steps": [
      {"id": "account", "title": "Account", "description": "It takes two minutes.", "fields": [
        {"key": "email", "type": "email", "label": "Email", "validation": {"required": true}},
        {"key": "password", "type": "password", "label": "Password",
         "helperText": "Eight characters or more", "validation": {"required": true, "minLength": 8}},
        {"key": "site", "type": "url", "label": "Your page"},
        {"key": "team", "type": "number", "label": "Team size", "validation": {"min": 1}}
      ]},
      {"id": "where", "title": "Where", "fields": [
        {"key": "country", "type": "select", "label": "Country", "validation": {"required": true}, "options": [
          {"value": "ca", "label": "Canada"}, {"value": "ie", "label": "Ireland"}]},
        {"key": "province", "type": "text", "label": "Province", "validation": {"required": true},
         "show": [{"field": "country", "eq": "ca"}]},
        {"key": "city", "type": "text", "label": "City", "show": [{"field": "country", "eq": "ca"}]},
        {"key": "interests", "type": "multiselect", "label": "Interests", "options": [
          {"value": "a", "label": "Alice, Bob & Charlie"}, {"value": "b", "label": "Books"},
          {"value": "n", "label": "None of these", "exclusive": true}]},
        {"key": "start", "type": "date", "label": "Start"},
        {"key": "terms", "type": "checkbox", "label": "I accept the terms", "validation": {"required": true}}
      ]}
    ]
  }
  """

/// A form with guests: a repeatable group with conditions, and fields that are typed in their own notation.
let guests = """
  {
    "id": "guests", "title": "Guests", "submit": {"label": "Send"},
    "steps": [
      {"id": "who", "title": "Who comes?", "fields": [
        {"type": "group", "key": "guests", "label": "Guests", "itemLabel": "Guest {n}", "minItems": 1, "maxItems": 4,
         "reorderable": true, "fields": [
          {"key": "name", "type": "text", "label": "Name", "validation": {"required": true}},
          {"key": "child", "type": "checkbox", "label": "A child"},
          {"key": "age", "type": "number", "label": "Age", "show": [{"field": "child", "eq": true}]}
        ]}
      ]},
      {"id": "how", "title": "How was it?", "fields": [
        {"key": "again", "type": "scale", "label": "Again", "minLabel": "Never"},
        {"key": "stars", "type": "rating", "label": "Stars"},
        {"type": "section", "label": "Arrival", "fields": [{"key": "at", "type": "time", "label": "Time"}]}
      ]}
    ]
  }
  """

@MainActor
func form(
  _ json: String, values: JSONObject = [:], locale: String = "en",
  send: @escaping FormhausForm.SubmitHandler = { _, _ in .ok }
) throws -> FormhausForm {
  FormhausForm(
    definition: try FormDefinition(json: JSONParser.parse(json)), initialValues: values,
    options: FormEngineOptions(typeChecks: true, trimsText: true, locale: locale), onSubmit: send)
}
