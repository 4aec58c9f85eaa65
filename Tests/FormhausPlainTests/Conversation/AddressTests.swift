import Address
import FormhausCore
import FormhausPlain
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

/// The address form, line by line, as it is specified.
@MainActor
@Suite("An address, line by line")
struct AddressTests {
  private let desk = AddressDesk()

  @Test("a new address in the United Kingdom, from its first question to the word that saves it")
  func unitedKingdom() async {
    let talk = desk.talk()
    talk.type("Jo Byrne", "united", "2", "?10 down")
    await talk.wait(for: "new text to look up: ")
    #expect(
      talk.news == """
        New address. 9 questions. Type ? for help at any time, /back to go back, /quit to leave.
        Full name, required: > Jo Byrne
        Country or region, required, type part of the name, now United States: > united
        3 of 252 match.
        1. United Arab Emirates
        2. United Kingdom
        3. United States
        Country or region, number or more letters: > 2
        United Kingdom. The next questions are Street address; Apt, suite or floor (optional); Post town; \
        County (optional); Postcode.
        Street address, required, type ? then text to look up: > ?10 down
        Looking up.
        2 addresses found.
        1. 10 Downing Street, London, SW1A 2AA
        2. 10 Down Road, Tavistock, PL19 9AG
        0. None of these, keep what I typed
        Number, or new text to look up:
        """)
    talk.type("1", "", "", "", "", "123", "/clear", "y")
    #expect(
      talk.news == """
        > 1
        Filled: Street address 10 Downing Street. Post town London. Postcode SW1A 2AA.
        Apt, suite or floor, optional: >
        Post town, required, now London: >
        County, optional: >
        Postcode, required, now SW1A 2AA: >
        Phone, optional: > 123
        Error: Phone: Enter a phone number of at least 7 digits with its area code. Type the number with its area code.
        Phone, optional, now 123: > /clear
        Phone is now empty.
        Set as default, yes or no, now No: > y

        Review.
        1. Full name: Jo Byrne
        2. Country or region: United Kingdom
        3. Street address: 10 Downing Street
        4. Apt, suite or floor: Not given
        5. Post town: London
        6. County: Not given
        7. Postcode: SW1A 2AA
        8. Phone: Not given
        9. Set as default: Yes
        Type "send" to submit, a number to change an answer, or /quit:
        """)
    #expect(desk.saved.isEmpty)
    talk.type("send")
    await talk.waitForChange { desk.outcome.release(nil) }
    #expect(
      talk.news == """
        > send
        Saving. Please wait.
        Address saved.

        """)
    #expect(desk.saved.map(\.postalCode) == ["SW1A 2AA"])
    #expect(desk.saved.map(\.isDefault) == [true])
  }

  @Test("an address in the United States that is typed, and saved under the name of the button")
  func unitedStates() async {
    let talk = desk.talk(search: nil)
    talk.type(
      "Jo Byrne", "", "1 Elm St", "Apt 2", "Salem", "OR", "973010001", "(415) 555-0142", "no", "save address")
    await talk.waitForChange { desk.outcome.release(nil) }
    let picture = talk.picture
    #expect(
      picture.contains("Street address, required: > 1 Elm St\nApt, suite or floor, optional: > Apt 2\n"))
    #expect(picture.contains("State, required: > OR\nZIP code, required: > 973010001\n"))
    #expect(picture.contains("> save address\nSaving. Please wait.\nAddress saved.\n"))
    #expect(desk.saved.map(\.postalCode) == ["97301-0001"])
    #expect(desk.saved.map(\.region) == ["OR"])
  }

  @Test("a country whose questions are the same is said as any answer")
  func sameQuestions() {
    let talk = desk.talk(Address(countryCode: "DE"), search: nil)
    talk.type("Jo", "AT")
    #expect(talk.picture.hasSuffix("> AT\nCountry or region: Austria.\nStreet address, required: "))
  }

  @Test("when the country is changed on Review, the questions that follow are asked, then Review comes back")
  func countryOnReview() {
    let talk = desk.talk(Address.filled, search: nil)
    talk.type("", "", "", "", "", "", "", "", "")
    _ = talk.news
    talk.type("2", "canada")
    #expect(
      talk.news.hasPrefix(
        """
        > 2
        Country or region, required, type part of the name, now United States: > canada
        Canada. The next questions are Street address; Apt, suite or floor (optional); City; Province; \
        Postal code.
        Street address, required, now
        """), "\(talk.picture)")
    talk.type("", "", "", "ON", "K1A 0B1")
    #expect(talk.news.contains("Changed. Back to review.\n"))
  }

  @Test("a saved address is waited for, then the questions are counted and asked")
  func loading() async {
    let saved = SavedAddress()
    let talk = Talk(LoadingForm(saved: saved), title: "Address")
    #expect(
      talk.news == """
        Address. Type ? for help at any time, /back to go back, /quit to leave.
        Loading the saved address.

        """)
    talk.wait(seconds: 10)
    #expect(talk.news == "Still working, 10 seconds.\n")
    talk.type("Jo Byrne")
    #expect(talk.news == "> Jo Byrne\n")
    saved.address = .filled
    talk.changeByItself()
    await talk.wait(for: "now United States")
    #expect(
      talk.news.hasPrefix("9 questions.\nFull name, required, now \(Address.filled.fullName):\n"),
      "\(talk.picture)")
  }

  @Test("what is unusual about a postal code is remarked on, and the conversation goes on")
  func warning() {
    let talk = desk.talk(search: nil)
    talk.type("Jo Byrne", "", "1 Elm St", "", "Salem", "OR", "10001")
    #expect(
      talk.news.hasSuffix("> 10001\nZIP code: 10001 is not usual for Oregon. Check it.\nPhone, optional:"),
      "\(talk.picture)")
  }

  @Test("saving that fails keeps everything and asks again")
  func saveFails() async {
    let talk = desk.talk(Address.filled, search: nil)
    talk.type("", "", "", "", "", "", "", "", "")
    _ = talk.news
    talk.type("send")
    await talk.waitForChange {
      desk.outcome.release(AddressDesk.Refusal(errorDescription: "The post office is closed."))
    }
    #expect(
      talk.news == """
        > send
        Saving. Please wait.
        Error: The post office is closed.
        Type "send" to try again, a number to change an answer, or /quit:
        """)
    talk.type("1", "Mo Byrne", "send")
    #expect(talk.news.contains("Changed. Back to review.\n"))
    #expect(desk.saved.map(\.fullName) == [Address.filled.fullName, "Mo Byrne"])
  }

  @Test("what the host refuses is said at its part and asked again")
  func refusedByHost() async {
    let desk = AddressDesk()
    let talk = desk.talk(Address.filled, search: nil)
    talk.type("", "", "", "", "", "", "", "", "", "send")
    _ = talk.news
    await talk.waitForChange { desk.outcome.release(AddressRefusal([.city: "We do not deliver there."])) }
    #expect(
      talk.news == """
        Error: City: We do not deliver there.
        City, required, now San Francisco:
        """, "\(talk.picture)")
    // Left as it is, it can be sent once more.
    talk.type("")
    #expect(talk.news.hasPrefix(">\nNothing changed. Back to review.\n1. Full name:"), "\(talk.picture)")
    talk.type("send")
    #expect(desk.saved.count == 2)
  }

  @Test("the number that was looked up stays where the suggestion has none")
  func houseNumber() async {
    let search = AddressSearch.list([
      Address(countryCode: "US", street: "Elm Street", city: "Salem", region: "OR", postalCode: "97301"),
      Address(countryCode: "GB", street: "Elm Road", city: "Leeds", postalCode: "LS1 4AP"),
    ])
    let talk = desk.talk(search: search)
    talk.type("Jo", "", "?12 elm s")
    await talk.wait(for: "new text to look up: ")
    talk.type("1")
    await talk.wait(for: "Apt, suite")
    #expect(talk.picture.contains("Filled: Street address 12 Elm Street. City Salem."), "\(talk.picture)")
  }

  @Test("a pick in another country says which questions follow there")
  func pickAbroad() async {
    let talk = desk.talk(
      search: AddressSearch(
        suggest: { _, _ in
          [
            .init(
              id: "1", title: "10 Downing Street", subtitle: "London",
              address: Address(
                countryCode: "GB", street: "10 Downing Street", city: "London", postalCode: "SW1A 2AA"))
          ]
        }, resolve: { $0.address ?? Address() }))
    talk.type("Jo", "", "?10 d")
    await talk.wait(for: "new text to look up: ")
    talk.type("1")
    await talk.wait(for: "Apt, suite")
    #expect(
      talk.picture.contains(
        "United Kingdom. The next questions are Apt, suite or floor (optional); Post town; County (optional); Postcode.\n"
      ), "\(talk.picture)")
  }

  @Test("the whole list of areas can be heard, and a number picks of it; another number is none")
  func areas() {
    let talk = desk.talk(search: nil)
    talk.type("Jo", "", "1 Elm St", "", "Salem")
    #expect(
      talk.news.hasSuffix("> Salem\nAny text will do; /list says what there is.\nState, required:"),
      "\(talk.picture)")
    talk.type("calif")
    #expect(
      talk.news.contains("No suggestion has exactly this; like: California (CA). Kept as typed."),
      "\(talk.picture)")
    #expect(talk.picture.contains("State: calif is not in the list. Check it.\n"), "\(talk.picture)")
    talk.type("/back", "/list")
    #expect(talk.news.contains("1. Alabama (AL)\n"), "\(talk.picture)")
    talk.type("99")
    #expect(
      talk.news == "> 99\nError: State: There is no number 99 in the list.\nState, required, now calif:",
      "\(talk.picture)")
    talk.type("/list", "1")
    #expect(talk.news.contains("State: AL.\n"), "\(talk.picture)")
  }

  @Test("a warning is said each time an answer earns it")
  func warningAgain() {
    let talk = desk.talk(search: nil)
    talk.type("Jo", "", "1 Elm St", "", "Salem", "zz")
    #expect(talk.news.contains("State: zz is not in the list. Check it.\n"))
    talk.type("/back", "OR", "/back", "zz")
    #expect(talk.news.contains("State: zz is not in the list. Check it.\n"), "\(talk.picture)")
  }

  @Test(
    "whatever number is typed, the conversation goes on",
    arguments: [
      "-9223372036854775808", "9223372036854775807", "-1", "+1", "99999999999999999999", "0", "\u{FF11}",
    ])
  func numbers(text: String) async {
    let talk = desk.talk()
    talk.type("Jo", "uk", "?down")
    await talk.wait(for: "new text to look up: ")
    talk.type(text, "/list", text, "/review", text, "/edit \(text)")
    let other = desk.talk(Address.filled, search: nil)
    other.type("", "", "", "", "", "", "", "", "", text, "/edit \(text)", "/remove \(text)")
    #expect(talk.ending == nil && other.ending == nil)
  }

  @Test("a pick fills only what the field asks for, and only addresses of its country are found")
  func askedParts() async throws {
    let search = AddressSearch.list([
      Address(countryCode: "US", street: "10 Elm Street", city: "Salem", region: "OR", postalCode: "97301"),
      Address(countryCode: "GB", street: "10 Elm Road", city: "Leeds", postalCode: "LS1 4AP"),
    ])
    var received: JSONObject?
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "home", "type": "address", "label": "Home", "parts": ["street", "postalCode"]}]}
        """
      ) { values, _ in
        await MainActor.run { received = values }
        return .ok
      }
      .addressSearch(search))
    talk.type("?10 elm")
    await talk.wait(for: "new text to look up: ")
    #expect(!talk.picture.contains("Elm Road"), "\(talk.picture)")
    talk.type("1")
    await talk.wait(for: "ZIP code")
    talk.type("", "send")
    await talk.wait(for: "Sent.")
    #expect(
      received.map { JSONValue.object($0) } == [
        "home": ["countryCode": "US", "street": "10 Elm Street", "postalCode": "97301"]
      ],
      "\(talk.picture)")
  }

  @Test("a part of an optional address is required once it was begun")
  func begun() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "home", "type": "address", "label": "Home"}]}
        """))
    talk.type("", "")
    #expect(talk.picture.hasSuffix("Street address, optional: "), "\(talk.picture)")
    talk.type("1 Elm St")
    #expect(talk.picture.hasSuffix("Apt, suite or floor, optional: "))
    talk.type("")
    #expect(talk.picture.hasSuffix("City, required: "), "\(talk.picture)")
  }

  @Test("an address of a repeatable group is asked part by part, and its country names what follows")
  func group() async throws {
    let talk = Talk(
      try form(
        """
        {"id": "trips", "title": "Trips", "submit": {"label": "Send"}, "steps": [
          {"id": "where", "title": "Where?", "fields": [
            {"type": "group", "key": "stops", "label": "Stops", "itemLabel": "Stop {n}", "minItems": 2, "fields": [
              {"key": "home", "type": "address", "label": "Home"}]}]}]}
        """
      ).addressSearch(AddressDesk.search))
    talk.type("Jo", "uk", "?down")
    await talk.wait(for: "new text to look up: ")
    #expect(
      talk.picture.contains("at least 2.\nStop 1 of 2.\nHome.\nFull name, optional: "), "\(talk.picture)")
    talk.type("2")
    #expect(
      talk.news.hasSuffix(
        """
        United Kingdom. The next questions are Street address; Apt, suite or floor (optional); Post town; \
        County (optional); Postcode.
        Street address, required, type ? then text to look up: > ?down
        Looking up.
        2 addresses found.
        1. 10 Downing Street, London, SW1A 2AA
        2. 10 Down Road, Tavistock, PL19 9AG
        0. None of these, keep what I typed
        Number, or new text to look up: > 2
        Filled: Street address 10 Down Road. Post town Tavistock. Postcode PL19 9AG.
        Apt, suite or floor, optional:
        """), "\(talk.picture)")
    talk.type("", "", "", "", "", "")
    #expect(talk.news.contains("Stop 2 of 2.\nHome.\nFull name, optional:"), "\(talk.picture)")
  }

  @Test("the answer of a field is changed on Review part by part")
  func fieldOnReview() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "steps": [
          {"id": "where", "title": "Where?", "fields": [
            {"key": "home", "type": "address", "label": "Home"}, {"key": "note", "type": "text", "label": "Note"}]}]}
        """))
    talk.type("Jo", "", "1 Elm St", "", "Salem", "OR", "97301", "", "", "Ring twice", "1")
    #expect(talk.picture.hasSuffix("> 1\nFull name, required, now Jo: "), "\(talk.picture)")
    talk.type("", "", "2 Elm St", "", "", "", "", "", "")
    #expect(talk.news.contains("Changed. Back to review.\n"), "\(talk.picture)")
    #expect(talk.picture.contains("2 Elm St"))
  }

  @Test("how a street is looked up is said in the person's language", arguments: ["de", "fr", "es", "ja"])
  func languages(locale: String) async {
    let labels = Labels(locale: locale)
    let talk = desk.talk(options: PlainOptions(labels: labels))
    talk.type("Jo", "GB")
    #expect(talk.picture.contains(labels[.plainKindLookUp]))
  }
}

/// A saved address that comes later.
@MainActor
private final class SavedAddress {
  var address: Address?
}

private struct LoadingForm: View {
  let saved: SavedAddress

  var body: some View {
    AddressForm(address: saved.address, onSave: { _ in })
  }
}
