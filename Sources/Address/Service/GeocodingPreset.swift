/// A kind of service on the network that can be asked for addresses, by its name on the command line.
public enum GeocodingPreset: String, Sendable, CaseIterable {
  case photon, pelias, addok, nominatim
}
