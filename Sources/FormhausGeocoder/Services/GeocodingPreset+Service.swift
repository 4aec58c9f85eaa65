import Address

extension GeocodingPreset {
  /// The kind with what the operator says of it.
  func service(_ options: GeocoderOptions) -> any Service {
    switch self {
    case .photon: Photon()
    case .pelias: Pelias(key: options.key)
    case .addok: Addok(loaded: options.countries)
    case .nominatim: Nominatim()
    }
  }
}
