import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews
import Surface
import Testing

@testable import FormhausUI

/// What of a person's own details a field offers on the screen, and how it is taken.
@MainActor
@Suite("Ghost texts")
struct GhostTests {
  private static let maya = AutofillProfile([
    "name": "Maya Chen", "tel": "2125550123", "bday": "1990-04-03", "country": "DE",
    "street-address": "1 High Street\nFlat 2",
  ])

  private let name: JSONValue = ["key": "n", "type": "text", "label": "Name", "autocomplete": "name"]
  private let note: JSONValue = ["key": "z", "type": "text", "label": "Note", "placeholder": "Anything"]

  private func pilot(_ fields: [JSONValue], locale: String = "en", mouse: Bool = false) throws -> FieldPilot {
    try FieldPilot(fields, locale: locale, mouse: mouse) { $0.autofill = GhostTests.maya }
  }

  private func field(_ type: String, _ token: String, _ more: JSONObject = [:]) -> JSONValue {
    var members: JSONObject = [
      "key": "n", "type": .string(type), "label": "L", "autocomplete": .string(token),
    ]
    for (key, value) in more { members[key] = value }
    return .object(members)
  }

  @Test(
    "the focused empty field shows it with the key that takes it, and is not filled",
    arguments: [true, false])
  func shown(_ byRight: Bool) async throws {
    let pilot = try pilot([name, note])
    #expect(pilot.picture.contains("Maya Chen →"))
    #expect(pilot.picture.contains("Right take it"))
    #expect(pilot.text("n") == "")
    #expect(pilot.wordAtCursor == "Maya")
    try pilot.keys(byRight ? "<Right>" : "<C-e>")
    #expect(pilot.text("n") == "Maya Chen")
    #expect(!pilot.picture.contains("→"))
    #expect(!pilot.picture.contains("take it"))
    try pilot.keys("!")
    #expect(await pilot.send() == ["n": "Maya Chen!"])
  }

  @Test("moving on fills nothing, and a field without the focus shows its own example")
  func notTaken() async throws {
    let pilot = try pilot([name, note])
    try pilot.keys("<Enter>")
    #expect(!pilot.picture.contains("Maya"))
    try pilot.keys("<S-Tab><Tab>")
    #expect(await pilot.send() == [:])
  }

  @Test("one undo takes it back, and it is offered again")
  func undo() throws {
    let pilot = try pilot([name])
    try pilot.keys("<Right><C-_>")
    #expect(pilot.text("n") == "")
    #expect(pilot.picture.contains("Maya Chen →"))
    try pilot.keys("<M-r>")
    #expect(pilot.text("n") == "Maya Chen")
  }

  @Test(
    "other letters replace it; its own beginning keeps the rest, which is taken at the end of the text alone")
  func typed() throws {
    let pilot = try pilot([name])
    try pilot.keys("Ada")
    #expect(!pilot.picture.contains("→"))
    try pilot.keys("<C-u>Maya")
    #expect(pilot.picture.contains("Maya Chen →"))
    try pilot.keys("<Left><Right>")
    #expect(pilot.text("n") == "Maya")
    try pilot.keys("<Right>")
    #expect(pilot.text("n") == "Maya Chen")
    #expect(pilot.wordAtCursor == "")
  }

  @Test("the panel of keys names the keys, and where-am-I says what is offered")
  func words() throws {
    let pilot = try pilot([name, note])
    try pilot.keys("<C-g>")
    #expect(pilot.said == "Field 1 of 2, Name, empty, offered: Maya Chen.")
    try pilot.keys("<F1>")
    let line = pilot.picture.split(separator: "\n").first { $0.contains("Take what is offered") }
    #expect(line?.contains("Right, Ctrl-E") == true)
    #expect(!pilot.picture.contains("One character right"))
    try pilot.keys("<Esc><Tab><F1>")
    #expect(!pilot.picture.contains("Take what is offered"))
  }

  @Test("a mask, a day and a number take it as if it was typed")
  func readings() async throws {
    let mask = try pilot([field("phone", "tel", ["mask": "+1 (###) ###-####"])])
    #expect(mask.picture.contains("+1 (212) 555-0123 →"))
    try mask.keys("2<Right>")
    #expect(mask.text("n") == "+1 (212) 555-0123")
    let day = try pilot([field("date", "bday")], locale: "de")
    #expect(day.picture.contains("03.04.1990 →"))
    try day.keys("<C-e>")
    #expect(await day.send() == ["n": "1990-04-03"])
    let year = try pilot([field("number", "bday-year")])
    try year.keys("<Right>")
    #expect(await year.send() == ["n": 1990])
  }

  @Test("several lines stand in a text of several rows, and are one step")
  func lines() async throws {
    let pilot = try pilot([field("textarea", "street-address")])
    #expect(pilot.picture.contains("1 High Street"))
    #expect(pilot.picture.contains("Flat 2 →"))
    try pilot.keys("<Right><C-_><C-e>")
    #expect(await pilot.send() == ["n": "1 High Street\nFlat 2"])
  }

  @Test("it is cut at the limit of the field as a paste is")
  func limit() throws {
    let details = AutofillProfile(["name": String(repeating: "x", count: 10_001)])
    let pilot = try FieldPilot([name]) { $0.autofill = details }
    try pilot.keys("<C-e>")
    #expect(pilot.text("n")?.count == 10_000)
    #expect(pilot.said?.isEmpty == false)
  }

  @Test("a list offers its option, closed or on the page")
  func choices() async throws {
    let options: JSONValue = [["value": "fr", "label": "France"], ["value": "de", "label": "Germany"]]
    let list = try pilot([field("select", "country", ["options": options])])
    #expect(list.picture.contains("Germany →"))
    try list.keys("<Right>")
    #expect(await list.send() == ["n": "de"])
    let rows = try pilot([field("radio", "country", ["options": options])])
    #expect(rows.picture.contains("( ) Germany →"))
    #expect(rows.picture.contains("Ctrl-E take it"))
    try rows.keys("<C-e>")
    #expect(rows.picture.contains("(*) Germany"))
    #expect(!rows.picture.contains("→"))
    #expect(await rows.send() == ["n": "de"])
  }

  @Test("a field with suggestions takes it, and they do not open")
  func suggestions() async throws {
    let pilot = try pilot([
      field("autocomplete", "country", ["options": [["value": "DE", "label": "Germany"]]])
    ])
    #expect(pilot.picture.contains("Germany →"))
    try pilot.keys("<Right>")
    #expect(pilot.picture.contains("Germany"))
    #expect(await pilot.send() == ["n": "DE"])
  }

  @Test("secrets, sensitive answers and what cannot be changed offer nothing")
  func silent() throws {
    for field in [
      field("password", "name"), field("text", "name", ["sensitive": true]),
      field("text", "name", ["readOnly": true]),
      field("text", "name", ["disabled": true]),
    ] {
      let pilot = try pilot([field])
      try pilot.keys("<Right><C-e>")
      #expect(!pilot.picture.contains("→"))
      #expect(pilot.text("n") == "")
    }
  }

  @Test("what is foreign in it is made harmless")
  func harmless() throws {
    let pilot = try FieldPilot([name]) { $0.autofill = AutofillProfile(["name": "a\u{1B}[2Jb"]) }
    #expect(pilot.picture.contains("[2Jb →"))
    #expect(!pilot.picture.contains("\u{1B}"))
    try pilot.keys("<Right>")
    #expect(pilot.text("n") == "a[2Jb")
  }

  @Test("a profile that comes later is offered at once")
  func later() throws {
    let arrived = Arrival()
    let page = Arriving(arrival: arrived)
    let terminal = HeadlessTerminal(
      page, size: Size(columns: 40, rows: 10), options: ScreenOptions(colours: .monochrome))
    #expect(!terminal.text.contains("→"))
    arrived.profile.wrappedValue = GhostTests.maya
    try terminal.type("<C-l>")
    #expect(terminal.text.contains("Maya Chen →"))
  }

  @MainActor
  private final class Arrival {
    var profile = Binding<AutofillProfile?>.constant(nil)
  }

  private struct Arriving: View {
    @State private var profile: AutofillProfile?
    let arrival: Arrival

    var body: some View {
      FormhausForm(
        definition: FormDefinition(
          id: "f", title: "F", submit: ActionDefinition(label: "Send"),
          fields: [FieldDefinition(key: "n", type: "text", label: "Name", autocomplete: "name")])
      ) { _, _ in .ok }
      .environment(\.autofill, profile)
      .onAppear { arrival.profile = $profile }
    }
  }
}
