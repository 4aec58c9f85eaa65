import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

extension GalleryScreen {
  /// Inputs that take more than text.
  static let fields = [
    fieldsScreen("date-month") { terminal in
      terminal.focus("form.day")
      try terminal.type("2026-12-17<Down><Right>")
    },
    fieldsScreen("datetime") { terminal in
      terminal.focus("form.at")
      try terminal.type("2026-12-24 14:30<Up>")
    },
    fieldsScreen("password-shown") { terminal in
      terminal.focus("form.secret")
      try terminal.type("correct horse<C-r>")
    },
    fieldsScreen("textarea-scrolled") { terminal in
      terminal.focus("form.notes")
      try terminal.type("One<Enter>Two<Enter>Three<Enter>Four<Enter>Five<Up><Up><Up>")
    },
    fieldsScreen("mask") { terminal in
      terminal.focus("form.phone")
      try terminal.type("212555")
    },
  ]

  /// The month in other languages.
  static let months = ["de", "fr", "es", "ja", "en-US"].map { locale in
    fieldsScreen("date-month-\(locale)", locale) { terminal in
      terminal.focus("form.day")
      try terminal.type("<Down>")
    }
  }

  private static func fieldsScreen(
    _ name: String, _ locale: String = "en",
    _ drive: @escaping @MainActor @Sendable (HeadlessTerminal) throws -> Void
  ) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      let definition = try FormDefinition(json: [
        "id": "form", "title": "Fields", "submit": ["label": "Send"],
        "fields": [
          ["key": "day", "type": "date", "label": "Day", "min": "today", "max": "2027-06-30"],
          ["key": "at", "type": "datetime", "label": "Meeting"],
          ["key": "secret", "type": "password", "label": "Password"],
          ["key": "phone", "type": "phone", "label": "Phone", "mask": "+1 (###) ###-####"],
          ["key": "notes", "type": "textarea", "label": "Notes", "rows": 4],
        ],
      ])
      let view = FormhausForm(
        definition: definition, options: FormEngineOptions(locale: locale, today: "2026-12-03"),
        renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok }
      var options = options
      options.labels = Labels(locale: locale)
      let terminal = HeadlessTerminal(view, size: size, options: options)
      try drive(terminal)
      return terminal
    }
  }
}
