import FormhausTesting
import FormhausUI
import FormhausViews
import Surface

extension GalleryScreen {
  /// The list of countries above a page.
  static let countries = [
    countryScreen("country-open"),
    countryScreen("country-search", keys: "<Enter>united"),
    countryScreen("country-no-match", keys: "<Enter>untied"),
    countryScreen("country-few", countryCodes: ["US", "CA", "MX"]),
  ]

  /// The same with wide names, and with names from right to left.
  static let foreignCountries = [
    countryScreen("country-open-de", locale: "de"), countryScreen("country-open-ja", locale: "ja"),
    countryScreen("country-open-ar", locale: "ar"),
  ]

  private static func countryScreen(
    _ name: String, locale: String = "en", countryCodes: [String]? = nil, keys: String = "<Enter>"
  ) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      var options = options
      options.labels = Labels(locale: locale)
      let terminal = HeadlessTerminal(Destination(countryCodes: countryCodes), size: size, options: options) {
        $0.labels = Labels(locale: locale)
      }
      terminal.focus("country")
      try terminal.type(keys)
      return terminal
    }
  }
}

private struct Destination: View {
  let countryCodes: [String]?
  @State private var name = "Maya Chen"
  @State private var countryCode = "US"
  @State private var street = "1 Market Street"
  @State private var city = "San Francisco"
  @State private var state = "CA"
  @State private var code = ""

  var body: some View {
    VStack(spacing: 1) {
      Text("Shipping address").bold()
      Card {
        Well("Full name") { TextField("", text: $name) }
        Well("Country or region") {
          CountryPicker("Country or region", selection: $countryCode, countryCodes: countryCodes)
            .accessibilityIdentifier("country")
        }
        Well("Street address") { TextField("", text: $street) }
        Well("City") { TextField("", text: $city) }
        HStack {
          Well("State") { TextField("", text: $state) }
          Well("ZIP code") { TextField("", text: $code) }
        }
      }
      Button("Save address") {}
    }
  }
}
