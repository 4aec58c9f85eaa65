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

@MainActor
func form(
  _ json: String, values: JSONObject = [:], send: @escaping FormhausForm.SubmitHandler = { _, _ in .ok }
) throws -> FormhausForm {
  FormhausForm(
    definition: try FormDefinition(json: JSONParser.parse(json)), initialValues: values,
    options: FormEngineOptions(typeChecks: true, trimsText: true), onSubmit: send)
}
