import Address
import Testing

@Suite("The printed envelope")
struct EnvelopeTests {
  private func lines(_ address: Address, style: EnvelopeStyle = .postal, country: String? = nil) -> [String] {
    AddressFormat.format(for: address.countryCode).envelope(address, style: style, countryName: country)
  }

  @Test("United States")
  func unitedStates() {
    #expect(
      lines(.filled, country: "United States") == [
        "Maya Chen", "1455 Market Street", "Apt 4", "SAN FRANCISCO, CA 94103", "UNITED STATES",
      ])
  }

  @Test(
    "what is empty is left out with what stands beside it",
    arguments: [
      ("", "CA", "94103", "CA 94103"), ("Salem", "", "94103", "SALEM 94103"),
      ("Salem", "CA", "", "SALEM, CA"),
      ("", "", "94103", "94103"), ("Salem", "", "", "SALEM"),
    ])
  func empty(city: String, region: String, code: String, line: String) {
    let address = Address(countryCode: "US", city: city, region: region, postalCode: code)
    #expect(lines(address) == [line])
  }

  @Test("Japan, in its own order and in Latin letters")
  func japan() {
    let address = Address(
      fullName: "高橋 美咲", countryCode: "JP", street: "桜丘町12-34", region: "東京都", postalCode: "1540023")
    #expect(lines(address) == ["〒154-0023", "東京都", "桜丘町12-34", "高橋 美咲"])
    let latin = Address(
      fullName: "Misaki Takahashi", countryCode: "JP", street: "12-34 Sakuragaoka", region: "東京都",
      postalCode: "154-0023")
    #expect(lines(latin, style: .latin) == ["Misaki Takahashi", "12-34 Sakuragaoka, TOKYO", "154-0023"])
  }

  @Test("a country's own text stays, a prefix goes with its code")
  func ownText() {
    let guernsey = Address(
      fullName: "P B", countryCode: "GG", street: "La Seigneurie", city: "Sark", postalCode: "gy101pb")
    #expect(lines(guernsey) == ["P B", "La Seigneurie", "SARK", "GUERNSEY", "GY10 1PB"])
    let aland = Address(fullName: "P B", countryCode: "AX", street: "Torggatan 1", city: "Mariehamn")
    #expect(lines(aland) == ["P B", "Torggatan 1", "MARIEHAMN", "ÅLAND"])
  }

  @Test("capitals of Turkish keep their dots")
  func turkish() {
    let address = Address(
      fullName: "A", countryCode: "TR", street: "Yol 1", city: "Silivri", region: "İstanbul",
      postalCode: "34570")
    #expect(lines(address).last == "34570 SİLİVRİ/İstanbul")
  }
}
