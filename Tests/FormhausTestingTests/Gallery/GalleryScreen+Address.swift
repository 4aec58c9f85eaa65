import Address
import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausUI
import FormhausViews
import Surface

extension GalleryScreen {
  /// The address form, as a person with a keyboard sees it.
  static let address = [
    addressScreen("address-empty", ""),
    addressScreen("address-countries", "<Tab><Enter>"),
    addressScreen("address-countries-search", "<Tab><Enter>holland"),
    addressScreen("address-suggestions", "<Tab><Tab>1355 mark", "<Down>"),
    addressScreen("address-filled", "<Tab><Tab>1355 mark", "<Down><Enter>"),
    addressScreen("address-areas", "<Tab><Tab><Tab><Tab><Tab>new"),
    addressScreen("address-refused", "<Tab><Tab><Tab><Tab><Tab><Tab><Tab><Enter>"),
    addressScreen("address-unusual", "<Tab><Tab>1 Road<Tab><Tab>Reno<Tab>NV<Tab>94103<Tab>"),
    addressScreen("address-japan", "<Tab><Enter>japan<Enter>"),
    GalleryScreen(name: "address-loading") { size, options in
      HeadlessTerminal(AddressForm(address: nil, onSave: { _ in }), size: size, options: options)
    },
  ]

  private static func addressScreen(_ name: String, _ keys: String...) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      let terminal = HeadlessTerminal(AddressFormExample { _ in }, size: size, options: options)
      for keys in keys {
        try terminal.type(keys)
        terminal.advance(by: AddressLookup.pause)
        await terminal.settle()
      }
      return terminal
    }
  }
}
