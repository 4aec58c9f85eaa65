extension Address {
  /// Maya's new address, of which only the name is there.
  public static let sample = Address(fullName: "Maya Chen", countryCode: "US")

  /// A complete address.
  public static let filled = Address(
    fullName: "Maya Chen", countryCode: "US", street: "1455 Market Street", line2: "Apt 4",
    city: "San Francisco", region: "CA", postalCode: "94103", phone: "(415) 555-0142", isDefault: true)
}
