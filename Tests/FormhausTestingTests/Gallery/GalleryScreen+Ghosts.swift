import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

extension GalleryScreen {
  /// Fields that offer the person's own details.
  static let ghosts = [
    ghostScreen("ghost-name") { _ in },
    ghostScreen("ghost-typed") { try $0.type("Maya") },
    ghostScreen("ghost-street") { $0.focus("form.street") },
    ghostScreen("ghost-country") { $0.focus("form.country") },
    ghostScreen("ghost-title") { $0.focus("form.title") },
    ghostScreen("ghost-taken") { try $0.type("<Right>") },
    ghostScreen("ghost-keys") { try $0.type("<F1>") },
  ]

  private static let details = AutofillProfile([
    "name": "Maya Chen", "street-address": "1 High Street\nFlat 2", "country": "DE",
    "honorific-prefix": "Dr.",
  ])

  private static func ghostScreen(
    _ name: String, _ drive: @escaping @MainActor @Sendable (HeadlessTerminal) throws -> Void
  ) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      let definition = try FormDefinition(json: [
        "id": "form", "title": "Delivery", "submit": ["label": "Send"],
        "fields": [
          [
            "key": "name", "type": "text", "label": "Full name", "placeholder": "As on your door",
            "autocomplete": "name",
          ],
          [
            "key": "title", "type": "radio", "label": "Title", "autocomplete": "honorific-prefix",
            "options": [["value": "none", "label": "None"], ["value": "dr", "label": "Dr."]],
          ],
          [
            "key": "street", "type": "textarea", "label": "Street", "rows": 2,
            "autocomplete": "street-address",
          ],
          [
            "key": "country", "type": "select", "label": "Country", "autocomplete": "country",
            "options": [["value": "fr", "label": "France"], ["value": "de", "label": "Germany"]],
          ],
        ],
      ])
      let view = FormhausForm(definition: definition, renderer: FormRendererOptions(testIds: .automatic)) {
        _, _ in
        .ok
      }
      let terminal = HeadlessTerminal(view, size: size, options: options) { $0.autofill = details }
      try drive(terminal)
      return terminal
    }
  }
}
