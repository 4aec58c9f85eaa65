import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

extension GalleryScreen {
  /// Lists that are searched: of one choice, of several, and what is offered below a text.
  static let lists = [
    listScreen("list-long") { try $0.type("<Enter><End><Up>") },
    listScreen("list-search") { try $0.type("oster") },
    listScreen("list-no-match") { try $0.type("<Enter>xy") },
    listScreen("list-several") { terminal in
      terminal.focus("lists.languages")
      try terminal.type("<Enter><Space>en<Down><Space>")
    },
    listScreen("list-several-closed") { terminal in
      terminal.focus("lists.languages")
      try terminal.type("<Enter><Space>jap<Enter>ger<Enter><Enter>")
    },
    listScreen("list-suggestions") { terminal in
      terminal.focus("lists.from")
      try terminal.type("lon<Down>")
    },
  ]

  private static func listScreen(
    _ name: String, _ act: @escaping @MainActor @Sendable (HeadlessTerminal) async throws -> Void
  ) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      let view = FormhausForm(
        definition: try definition(), renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok }
      let terminal = HeadlessTerminal(view, size: size, options: options)
      try await act(terminal)
      return terminal
    }
  }

  private static func definition() throws -> FormDefinition {
    try FormDefinition(json: [
      "id": "lists", "title": "Journey", "submit": ["label": "Send"],
      "fields": [
        [
          "key": "country", "type": "select", "label": "Country",
          "options": options(
            [
              "Åland", "Belgique", "Česko", "Danmark", "Deutschland", "España", "France", "Ísland",
              "Magyarország",
              "Österreich", "Polska", "Portugal", "Suomi", "Türkiye",
            ], disabled: "Portugal"),
        ],
        [
          "key": "languages", "type": "multiselect", "label": "Languages",
          "options": options([
            "Danish", "Dutch", "English", "French", "German", "Greek", "Italian", "Japanese", "Slovenian",
            "Swedish",
          ]),
        ],
        [
          "key": "from", "type": "autocomplete", "label": "From",
          "options": [
            ["value": "LHR", "label": "London Heathrow", "description": "England"],
            ["value": "LGW", "label": "London Gatwick", "description": "England"],
            ["value": "LON", "label": "Londrina", "description": "Brazil"],
            ["value": "LIS", "label": "Lisboa"],
          ],
        ],
      ],
    ])
  }

  private static func options(_ labels: [String], disabled: String? = nil) -> JSONValue {
    .array(
      labels.map { label in
        ["value": .string(label), "label": .string(label), "disabled": .bool(label == disabled)]
      })
  }
}
