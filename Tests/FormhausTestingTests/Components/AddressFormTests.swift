import Address
import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausUI
import FormhausViews
import Surface
import Testing

/// The address form as a person with a keyboard sees it.
@MainActor
@Suite("Address form on the screen")
struct AddressFormTests {
  private let desk = SaveDesk()

  private func terminal(
    _ address: Address? = .sample, search: AddressSearch? = .marketStreet, countryCodes: [String]? = nil,
    order: AddressFieldOrder = .standard, rows: Int = 40, columns: Int = 80
  ) -> HeadlessTerminal {
    let desk = desk
    return HeadlessTerminal(
      AddressForm(
        address: address, search: search, countryCodes: countryCodes,
        onSave: { try await desk.save($0) }, onSuccess: { desk.successes += 1 }
      ).addressFieldOrder(order), size: Size(columns: columns, rows: rows))
  }

  /// The labels of the wells, in order.
  private func labels(_ terminal: HeadlessTerminal) -> [String] {
    terminal.text.split(separator: "\n").flatMap { row in
      row.split { "╭┏╮┓".contains($0) }.compactMap { piece in
        let words = piece.trimming { " ─━│┃".contains($0) }
        let isRule = piece.contains("─") || piece.contains("━")
        return isRule && words.contains(where: \.isLetter) ? words : nil
      }
    }
  }

  @Test("the wells stand in the seed's order, region beside postal code, required ones marked")
  func wells() {
    #expect(
      labels(terminal()) == [
        "Full name *", "Country or region", "Street address *", "Apt, suite or floor", "City *", "State *",
        "ZIP code *", "Phone",
      ])
    let text = terminal().text
    #expect(text.contains("[ ] Set as default"))
    #expect(text.contains("Save address"))
  }

  @Test(
    "labels go by the country",
    arguments: [
      ("GB", ["County", "Postcode *"]), ("CA", ["Province *", "Postal code *"]),
      ("AU", ["State *", "Postcode *"]),
      ("IE", ["County", "Eircode"]), ("IN", ["State *", "PIN code *"]),
      ("JP", ["Prefecture *", "Postal code *"]),
      ("DE", ["Postal code *"]),
    ])
  func countries(code: String, expected: [String]) {
    let found = labels(terminal(Address(countryCode: code)))
    #expect(found.filter { expected.contains($0) } == expected, "\(found)")
    if code == "DE" { #expect(!found.contains { $0.hasPrefix("Region") || $0.hasPrefix("State") }) }
  }

  @Test("the country's printed order can be followed")
  func printedOrder() {
    let found = labels(terminal(Address(countryCode: "JP"), order: .country))
    #expect(found.prefix(2) == ["Full name *", "Country or region"])
    let postal = found.firstIndex { $0.hasPrefix("Postal code") } ?? .max
    let street = found.firstIndex { $0.hasPrefix("Street address") } ?? .max
    #expect(postal < street)
    #expect(found.last == "Phone")
  }

  @Test(
    "addresses drop down below the street after a pause; picking one fills the parts and moves on to the second line"
  )
  func suggestions() async throws {
    let terminal = terminal()
    terminal.focus("address.street")
    try terminal.type("1355 mark")
    await terminal.settle()
    #expect(!terminal.text.contains("94103"))
    terminal.advance(by: AddressLookup.pause)
    await terminal.settle()
    #expect(terminal.text.contains("1355 Market Street"))
    #expect(terminal.text.contains("San Francisco, CA 94103"))
    try terminal.type("<Down><Enter>")
    await terminal.settle()
    #expect(terminal.focusedTestID == "address.line2")
    for part in ["1355 Market Street", "San Francisco", "│ CA", "94103"] {
      #expect(terminal.text.contains(part), "\(part) in\n\(terminal.text)")
    }
    #expect(!terminal.text.contains("548 Market"))
    #expect(
      terminal.announcements.last
        == "Filled: Street address 1355 Market Street. City San Francisco. State CA. ZIP code 94103")
    terminal.advance(by: .seconds(5))
    await terminal.settle()
    #expect(!terminal.text.contains("548 Market"))
  }

  @Test("Esc closes the suggestions, Tab moves on without picking")
  func notPicked() async throws {
    let terminal = terminal()
    terminal.focus("address.street")
    try terminal.type("mark")
    terminal.advance(by: AddressLookup.pause)
    await terminal.settle()
    #expect(terminal.text.contains("548 Market Street"))
    try terminal.type("<Esc>")
    #expect(!terminal.text.contains("548 Market Street"))
    #expect(terminal.focusedTestID == "address.street")
    try terminal.type("e")
    terminal.advance(by: AddressLookup.pause)
    await terminal.settle()
    #expect(terminal.text.contains("548 Market Street"))
    try terminal.type("<Tab>")
    #expect(terminal.focusedTestID == "address.line2")
    #expect(terminal.text.contains("│ marke "))
    #expect(!terminal.text.contains("548 Market Street"))
  }

  @Test("suggestions flip above their well when there is no room below it")
  func flips() throws {
    let terminal = terminal(search: nil, rows: 12, columns: 40)
    terminal.focus("address.region")
    try terminal.type("new")
    let rows = terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
    let typed = try #require(rows.firstIndex { $0.contains("[new ") })
    let last = try #require(rows.lastIndex { $0.contains("New York (NY)") })
    #expect(last < typed)
  }

  @Test("a lookup that fails says so once, quietly; the street can be typed")
  func failedLookup() async throws {
    let failing = AddressSearch(
      suggest: { _, _ in throw SaveDesk.Refusal(errorDescription: "no") },
      resolve: { _ in throw SaveDesk.Refusal(errorDescription: "no") })
    let terminal = terminal(search: failing)
    terminal.focus("address.street")
    for text in ["mar", "k", "e"] {
      try terminal.type(text)
      terminal.advance(by: AddressLookup.pause)
      await terminal.settle()
    }
    let sentence = "Couldn't look up that address. Type it in instead."
    #expect(terminal.announcements.filter { $0 == sentence }.count == 1)
    #expect(terminal.text.contains("marke"))
  }

  @Test("where a service wants to be asked, Enter asks it; its name and whom it credits are shown")
  func onRequest() async throws {
    let asked = SaveDesk()
    let search = AddressSearch(
      provider: .init(name: "Nominatim", attribution: "© OpenStreetMap contributors"), isOnRequest: true,
      suggest: { text, _ in
        await asked.note(text)
        return [.init(id: "1", title: "Rue de Rivoli", subtitle: "75001 Paris", address: nil)]
      },
      resolve: { _ in Address(countryCode: "FR", street: "Rue de Rivoli", city: "Paris", postalCode: "75001")
      })
    let terminal = terminal(Address(countryCode: "FR"), search: search)
    #expect(terminal.text.contains("Nominatim"))
    #expect(terminal.text.contains("© OpenStreetMap contributors"))
    terminal.focus("address.street")
    try terminal.type("12 rivoli")
    terminal.advance(by: .seconds(3))
    await terminal.settle()
    #expect(asked.notes.isEmpty)
    #expect(terminal.text.contains("Enter look up"))
    try terminal.type("<Enter>")
    await terminal.settle()
    #expect(asked.notes == ["12 rivoli"])
    #expect(terminal.focusedTestID == "address.street")
    #expect(terminal.text.contains("75001 Paris"))
    try terminal.type("<Down><Enter>")
    await terminal.settle()
    #expect(terminal.text.contains("12 Rue de Rivoli"))
    #expect(terminal.focusedTestID == "address.line2")
  }

  @Test("areas are offered by name, code and Latin name; a pick writes what is printed, free text stays")
  func areas() throws {
    let terminal = terminal(search: nil)
    terminal.focus("address.region")
    try terminal.type("calif")
    #expect(terminal.text.contains("California (CA)"))
    try terminal.type("<Down><Enter>")
    #expect(terminal.text.contains("┃ CA "))
    terminal.focus("address.region")
    try terminal.type("<C-u>Freedonia<Tab>")
    #expect(terminal.text.contains("Freedonia is not in the list."))
  }

  @Test("Save checks: what is wrong stands under each well, and the first one has the focus")
  func refused() async throws {
    let terminal = terminal()
    terminal.press("address.save")
    await terminal.settle()
    #expect(terminal.focusedTestID == "address.street")
    for message in ["! Enter a street address", "! Enter a city", "! Enter a state", "! Enter a ZIP code"] {
      #expect(terminal.text.contains(message), "\(message)")
    }
    #expect(desk.saved.isEmpty)
    try terminal.type("1 Road")
    #expect(!terminal.text.contains("! Enter a street address"))
    #expect(terminal.text.contains("! Enter a city"))
  }

  @Test("Enter on Phone saves, with the check; then the host goes on")
  func saves() async throws {
    let terminal = terminal(.filled)
    terminal.focus("address.phone")
    try terminal.type("<Enter>")
    await terminal.settle()
    #expect(desk.saved.map(\.street) == ["1455 Market Street"])
    #expect(terminal.text.contains("Saving..."))
    desk.outcome.release(nil)
    await terminal.settle()
    #expect(terminal.text.contains("✓ Address saved"))
    #expect(terminal.announcements.last == "Address saved")
    terminal.advance(by: SubmissionWork.standardCheckTime)
    #expect(desk.successes == 1)
  }

  @Test("a thrown error stands under the button")
  func failed() async throws {
    let terminal = terminal(.filled)
    terminal.press("address.save")
    desk.outcome.release(SaveDesk.Refusal(errorDescription: "We do not deliver there."))
    await terminal.settle()
    #expect(terminal.text.contains("! We do not deliver there."))
    #expect(terminal.text.contains("Save address"))
  }

  @Test(
    "nil while a saved address loads draws grey shapes in the form's layout; then the address stands there")
  func skeleton() async {
    let terminal = HeadlessTerminal(LoadingForm(), size: Size(columns: 60, rows: 40))
    #expect(!terminal.text.contains("Full name"))
    #expect(terminal.text.contains("░") || terminal.text.contains("▒"))
    let wells = frames(terminal)
    terminal.press("load")
    await terminal.settle()
    #expect(terminal.text.contains("1455 Market Street"))
    #expect(frames(terminal) == wells)
  }

  /// The rows on which boxes begin or end.
  private func frames(_ terminal: HeadlessTerminal) -> [Int] {
    terminal.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { _, row in row.contains { "╭╰┏┗".contains($0) } }.map(\.offset)
  }

  @Test("the mark of the default is a switch on its own card")
  func isDefault() async throws {
    let terminal = terminal(.filled)
    terminal.focus("address.isDefault")
    try terminal.type("<Space>")
    terminal.press("address.save")
    await terminal.settle()
    #expect(desk.saved.map(\.isDefault) == [false])
  }

  @Test(
    "usable to the end on the smallest screens",
    arguments: [Size(columns: 40, rows: 12), Size(columns: 20, rows: 8)])
  func small(size: Size) async throws {
    let terminal = terminal(
      Address(fullName: "Maya", countryCode: "DE"), search: nil, rows: size.rows, columns: size.columns)
    terminal.focus("address.street")
    try terminal.type("Hauptstr. 1<Enter><Enter>Berlin<Enter>10115<Enter><Enter>")
    await terminal.settle()
    #expect(desk.saved.map(\.postalCode) == ["10115"])
  }
}

/// The host of an address form: what it was told, and what the test has it answer.
@MainActor
private final class SaveDesk {
  struct Refusal: LocalizedError {
    let errorDescription: String?
  }

  let outcome = HeldAnswer<(any Error)?>()
  private(set) var saved: [Address] = []
  private(set) var notes: [String] = []
  var successes = 0

  func save(_ address: Address) async throws {
    saved.append(address)
    if let error = await outcome.value() { throw error }
  }

  func note(_ text: String) { notes.append(text) }
}

/// A form whose saved address comes when it is pressed for.
private struct LoadingForm: View {
  @State private var address: Address?

  var body: some View {
    AddressForm(address: address, onSave: { _ in })
    Button("Load") { address = .filled }.accessibilityIdentifier("load")
  }
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = self
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
