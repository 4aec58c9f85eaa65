/// One of the areas (states, provinces, towns) that a country's list has.
public struct Area: Sendable, Hashable {
  /// As it is printed and saved.
  public let key: String
  /// Its name, where that is not the key.
  public let name: String
  /// Its name in Latin letters, where that is not the name.
  public let latinName: String
  /// Its code in ISO 3166-2; nil when it is not known.
  public let isoCode: String?
  /// What postal codes in it start with, as a pattern; nil when that is not known.
  public let postalStart: String?

  init(
    key: String, name: String = "", latinName: String = "", isoCode: String? = nil, postalStart: String? = nil
  ) {
    self.key = key
    self.name = name.isEmpty ? key : name
    self.latinName = latinName.isEmpty ? self.name : latinName
    self.isoCode = isoCode
    self.postalStart = postalStart
  }

  /// The names that people may type for it, its name first.
  var names: [String] {
    var names = [name]
    for other in [latinName, key] where !names.contains(other) { names.append(other) }
    if let isoCode {
      names.append(isoCode)
      if let dash = isoCode.firstIndex(of: "-") {
        names.append(String(isoCode[isoCode.index(after: dash)...]))
      }
    }
    return names
  }
}
