/// The kinds of services by the names that are typed.
enum Preset: String, CaseIterable {
  case photon, pelias, addok, nominatim

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
