import FormhausText
import Testing
import TmuxSupport

/// The address form at a real terminal, with real searches.
@Suite(.serialized) struct AddressTests {
  @Test func anAddressIsFilledFromASuggestion() async throws {
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.run("formhaus demo address > out")
    try await tmux.waitUntil("the form") { screen in
      ["Shipping address", "Maya Chen", "United States", "State *", "ZIP code *"].allSatisfy {
        screen.contains($0)
      }
    }
    try tmux.keys("<Tab><Tab>1355 mark")
    let panel = try await tmux.waitUntil("the suggestions") {
      $0.contains("1355 Market Street") && $0.contains("San Francisco, CA 94114")
    }
    #expect(panel.beforeCursor.hasSuffix("1355 mark"))
    try tmux.keys("<Down>")
    try await tmux.waitFor(">1355 Market Street")
    try tmux.keys("<Enter>")
    let filled = try await tmux.waitUntil("the filled parts") { screen in
      screen.contains("94103") && screen.contains("┃ 1355 Market Street") == false
        && screen.contains("│ 1355 Market Street") && !screen.contains("94114")
    }
    #expect(filled.contains("Filled: Street address 1355 Market Street. City San Francisco"))
    try tmux.keys("Apt 4<End>")
    try tmux.keys("<Tab><Tab><Tab><Tab>4155550142<Enter>")
    #expect(try await desk.ended().code == 0)
    #expect(try await desk.lastForm().contains("✓ Address saved"))
    let address = try #require(try JSONParser.parse(desk.folder.text("out")).objectValue)
    #expect(
      address == [
        "fullName": "Maya Chen", "countryCode": "US", "street": "1355 Market Street", "line2": "Apt 4",
        "city": "San Francisco", "region": "CA", "postalCode": "94103", "phone": "4155550142",
        "isDefault": false, "regionCode": "US-CA",
      ])
  }

  @Test func anotherCountryAsksForOtherParts() async throws {
    let desk = try await Desk(columns: 80, rows: 30)
    let tmux = desk.tmux
    try desk.run("formhaus address --country US > out")
    try await tmux.waitFor("ZIP code *")
    try tmux.keys("Jo Byrne<Tab><Enter>")
    try await tmux.waitUntil("the countries") {
      $0.contains("Type to search") && $0.contains("✓ United States")
    }
    try tmux.keys("holland")
    try await tmux.waitUntil("the search") {
      $0.contains(">   Netherlands") && !$0.contains("Type to search")
    }
    try tmux.keys("<Enter>")
    try await tmux.waitUntil("the country's parts") { screen in
      screen.contains("┃ Netherlands") && screen.contains("Postal code *") && !screen.contains("State")
    }
    try tmux.keys("<Tab>Dam 1<Enter><Enter>Amsterdam<Enter>1012jz<Enter><Enter>")
    #expect(try await desk.ended().code == 0)
    let address = try #require(try JSONParser.parse(desk.folder.text("out")).objectValue)
    #expect(address["countryCode"] == "NL")
    #expect(address["postalCode"] == "1012 JZ")
    #expect(address["region"] == "")
  }

  @Test func anIndexOfPlacesSuggests() async throws {
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.folder.write(
      """
      LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH
      13.4,52.5,1,Sonnenallee,,Berlin,,,12047,DE-1,1
      13.4,52.5,80,Sonnenallee,,Berlin,,,12045,DE-2,2
      13.4,52.5,5,Sonntagstraße,,Berlin,,,10245,DE-3,3

      """, to: "berlin.csv")
    try desk.run("formhaus address --country DE --search file:berlin.csv > out")
    try await tmux.waitFor("Postal code *")
    try tmux.keys("Jo<Tab><Tab>sonenalle 80")
    try await tmux.waitFor("Berlin, 12045")
    try tmux.keys("<Down><Enter>")
    try await tmux.waitUntil("the filled parts") { $0.contains("Sonnenallee 80") && $0.contains("│ 12045") }
    try tmux.keys("<Tab><Tab><Tab><Enter>")
    #expect(try await desk.ended().code == 0)
    let address = try #require(try JSONParser.parse(desk.folder.text("out")).objectValue)
    #expect(address["street"] == "Sonnenallee 80")
    #expect(address["city"] == "Berlin")
  }

  @Test func aRefusedSaveKeepsEverything() async throws {
    let desk = try await Desk(columns: 80, rows: 36)
    let tmux = desk.tmux
    try desk.folder.write(
      #"{"fullName": "Jo", "countryCode": "DE", "street": "Dom 1", "city": "Köln", "postalCode": "50667"}"#,
      to: "saved.json")
    try desk.folder.write(
      """
      cat > got
      [ -e open ] || { echo 'The shop is closed.' >&2; exit 1; }
      [ -e near ] || { echo '{"errors": {"city": "Too far away."}}'; exit 1; }

      """, to: "shop")
    try desk.run("formhaus address --address saved.json --submit 'sh shop' > out")
    try await tmux.waitUntil("the saved address") { $0.contains("Köln") && $0.contains("Germany") }
    try tmux.keys("<Tab><Tab><Tab><Tab><Tab><Tab><Tab><Tab>")
    try await tmux.waitUntil("the button") {
      $0.contains(">") && $0.contains("Save address") && $0.contains("<]")
    }
    try tmux.keys("<Enter>")
    try await tmux.waitFor("The shop is closed.")
    #expect(desk.folder.text("out") == "")
    try desk.folder.write("", to: "open")
    try tmux.keys("<Enter>")
    // What is said of a part stands at it, and the focus is there.
    try await tmux.waitUntil("the refused city") { screen in
      let rows = screen.lines
      guard let city = rows.firstIndex(where: { $0.contains("Köln") }) else { return false }
      return rows.dropFirst(city + 1).prefix(2).contains { $0.contains("Too far away.") }
        && screen.cursor.y == city
    }
    try desk.folder.write("", to: "near")
    try tmux.keys("<Tab><Tab><Tab><Tab><Enter>")
    #expect(try await desk.ended().code == 0)
    let values = try #require(try JSONParser.parse(desk.folder.text("got"))["values"])
    #expect(values["city"] == "Köln")
    #expect(try JSONParser.parse(desk.folder.text("out")) == values)
  }
}
