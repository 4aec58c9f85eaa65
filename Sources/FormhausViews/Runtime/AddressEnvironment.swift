public import Address
import FormhausCore

private struct AddressFormatsKey: EnvironmentKey {
  static var defaultValue: AddressFormats { .standard }
}

private struct AddressSearchKey: EnvironmentKey {
  static var defaultValue: AddressSearch? { nil }
}

private struct AddressFieldOrderKey: EnvironmentKey {
  static var defaultValue: AddressFieldOrder { .standard }
}

extension EnvironmentValues {
  /// The texts of address forms, in the person's language.
  var addressTexts: AddressTexts { AddressTexts(messages: messages, labels: labels) }

  /// What the addresses of countries are made of.
  public var addressFormats: AddressFormats {
    get { self[AddressFormatsKey.self] }
    set { self[AddressFormatsKey.self] = newValue }
  }

  /// Offers addresses while a street is typed, in the address fields of forms; nil for none.
  public var addressSearch: AddressSearch? {
    get { self[AddressSearchKey.self] }
    set { self[AddressSearchKey.self] = newValue }
  }

  /// The order of the parts in address forms.
  public var addressFieldOrder: AddressFieldOrder {
    get { self[AddressFieldOrderKey.self] }
    set { self[AddressFieldOrderKey.self] = newValue }
  }
}

extension View {
  /// Offers addresses while a street is typed in the address fields of the forms inside, from when they first show.
  public func addressSearch(_ search: AddressSearch?) -> some View {
    environment(\.addressSearch, search)
  }

  /// Sets the order of the parts in the address forms inside; `.country` follows the order in which a country prints them.
  /// It is that of when they first show.
  public func addressFieldOrder(_ order: AddressFieldOrder) -> some View {
    environment(\.addressFieldOrder, order)
  }

  /// Has the address forms and address fields inside go by other formats than the bundled ones, from when they first
  /// show.
  public func addressFormats(_ formats: AddressFormats) -> some View {
    environment(\.addressFormats, formats)
  }
}
