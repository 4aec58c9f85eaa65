import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

/// The forms of the pages about widgets, on terminals without a terminal.
@MainActor
enum WidgetForm {
  /// Every widget that has a page.
  nonisolated static let names = [
    "text", "email", "phone", "url", "password", "number", "textarea", "date", "time", "datetime",
    "autocomplete", "select", "radio", "multiselect", "checkbox", "switch", "scale", "rating", "picture",
    "file", "address", "section", "group",
  ]

  /// The form of a widget's page.
  static func terminal(_ name: String, options: ScreenOptions = ScreenOptions(reduceMotion: true)) throws
    -> HeadlessTerminal
  {
    let file = TextFile("\(repository)/docs/widgets/\(name).json")
    return terminal(try FormDefinition(node: JSONParser.parse(file.read())), options: options)
  }

  /// A form on a day of December, all of which is on the screen.
  static func terminal(_ definition: FormDefinition, options: ScreenOptions) -> HeadlessTerminal {
    HeadlessTerminal(
      FormhausForm(
        definition: definition, options: FormEngineOptions(typeChecks: true, today: "2026-12-03"),
        renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok },
      size: Size(columns: 80, rows: 40), options: options)
  }
}
