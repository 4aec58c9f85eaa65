// Made from docs/examples/signup.json by .ci/generate; do not edit.

extension DemoName {
  /// The text of `docs/examples/signup.json`.
  static let signupText = ##"""
    {
      "$schema": "https://formhaus.dev/schema/form-definition.json",
      "id": "signup",
      "title": "Sign up",
      "submit": { "label": "Create account" },
      "cancel": { "label": "Cancel" },
      "steps": [
        {
          "id": "account",
          "title": "Your account",
          "description": "You sign in with your email and this password.",
          "fields": [
            {
              "key": "name",
              "type": "text",
              "label": "Full name",
              "autocomplete": "name",
              "validation": { "required": true, "maxLength": 80 }
            },
            {
              "key": "email",
              "type": "email",
              "label": "Email",
              "placeholder": "you@example.com",
              "autocomplete": "email",
              "validation": { "required": true }
            },
            {
              "key": "password",
              "type": "password",
              "label": "Password",
              "helperText": "At least 10 characters",
              "autocomplete": "new-password",
              "validation": { "required": true, "minLength": 10 }
            },
            {
              "key": "passwordAgain",
              "type": "password",
              "label": "Password again",
              "autocomplete": "new-password",
              "validation": {
                "required": true,
                "matchField": "password",
                "matchFieldMessage": "The passwords differ"
              }
            }
          ]
        },
        {
          "id": "plan",
          "title": "Your plan",
          "fields": [
            {
              "key": "plan",
              "type": "radio",
              "label": "Plan",
              "defaultValue": "personal",
              "options": [
                { "value": "personal", "label": "Personal", "description": "One person, three projects" },
                { "value": "team", "label": "Team", "description": "Shared projects, roles and an invoice" }
              ],
              "validation": { "required": "Choose a plan" }
            },
            {
              "key": "seats",
              "type": "number",
              "label": "Seats",
              "inputMode": "numeric",
              "placeholder": "5",
              "show": [{ "field": "plan", "eq": "team" }],
              "validation": {
                "required": true,
                "min": 2,
                "minMessage": "A team has at least 2 seats",
                "max": 500
              }
            },
            {
              "key": "interests",
              "type": "multiselect",
              "label": "What will you use it for?",
              "options": [
                { "value": "surveys", "label": "Surveys" },
                { "value": "registration", "label": "Registrations" },
                { "value": "orders", "label": "Orders" },
                { "value": "unsure", "label": "Not sure yet", "exclusive": true }
              ]
            }
          ]
        },
        {
          "id": "company",
          "title": "Your company",
          "show": [{ "field": "plan", "eq": "team" }],
          "fields": [
            {
              "key": "company",
              "type": "text",
              "label": "Company",
              "autocomplete": "organization",
              "validation": { "required": true }
            },
            {
              "key": "country",
              "type": "select",
              "label": "Country",
              "placeholder": "Choose a country",
              "options": [
                { "value": "AT", "label": "Austria" },
                { "value": "FR", "label": "France" },
                { "value": "DE", "label": "Germany" },
                { "value": "IE", "label": "Ireland" },
                { "value": "JP", "label": "Japan" },
                { "value": "GB", "label": "United Kingdom" },
                { "value": "US", "label": "United States" }
              ],
              "validation": { "required": true }
            },
            {
              "key": "vat",
              "type": "text",
              "label": "VAT number",
              "mask": "DE123456789",
              "show": [{ "field": "country", "in": ["AT", "FR", "DE", "IE"] }],
              "validation": {
                "pattern": "^[A-Z]{2}[0-9A-Z]{8,12}$",
                "patternMessage": "Two letters of the country, then 8 to 12 letters or digits"
              }
            }
          ]
        },
        {
          "id": "start",
          "title": "Getting started",
          "fields": [
            {
              "key": "startDate",
              "type": "date",
              "label": "Start on",
              "helperText": "Leave it empty to start today",
              "min": "today"
            },
            {
              "key": "notes",
              "type": "textarea",
              "label": "Anything we should know?",
              "rows": 3,
              "validation": { "maxLength": 500 }
            },
            {
              "key": "newsletter",
              "type": "switch",
              "label": "Send me the monthly letter",
              "defaultValue": false
            },
            {
              "key": "terms",
              "type": "checkbox",
              "label": "I agree to the terms",
              "validation": { "required": "Agree to the terms to go on" }
            }
          ]
        }
      ]
    }
    """##
}
