import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

extension GalleryScreen {
  /// A choice whose options come from the host: on their way, and not there.
  static let options = [
    optionsScreen("options-loading", isFailure: false), optionsScreen("options-failed", isFailure: true),
  ]

  private struct Failed: Error {}

  private static func optionsScreen(_ name: String, isFailure: Bool) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      let definition = try FormDefinition(json: [
        "id": "parcel", "title": "Parcel", "submit": ["label": "Send"],
        "fields": [
          ["key": "country", "type": "select", "label": "Country", "optionsFrom": "countries"],
          ["key": "name", "type": "text", "label": "Name"],
        ],
      ])
      let answer = HeldAnswer<Void>()
      let view = FormhausForm(
        definition: definition, renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok }
      .optionsProviders([
        "countries": { _ in
          await answer.value()
          throw Failed()
        }
      ])
      let terminal = HeadlessTerminal(view, size: size, options: options)
      if isFailure { answer.release(()) }
      await terminal.settle()
      if isFailure { terminal.focus("parcel.country.retry") }
      return terminal
    }
  }
}
