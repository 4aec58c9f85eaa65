import FormhausCore
import FormhausTesting
import FormhausViews
import Surface
import Testing

/// What Ctrl-G says on every widget, on buttons and in steps, word for word.
@MainActor
@Suite("Where am I") struct WhereAmITests {
  private nonisolated static let widgets: [(String, [String])] = [
    (
      "text",
      [
        "Field 1 of 2, Full name, required, empty, As it stands in your passport.",
        "Field 2 of 2, Booking number, empty, Two letters, four digits.",
        "Send, button, Full name: This field is required.",
      ]
    ),
    ("email", ["Field 1 of 1, Email, required, empty.", "Send, button, Email: This field is required."]),
    ("phone", ["Field 1 of 1, Phone, empty, With the code of the country.", "Send, button."]),
    ("url", ["Field 1 of 1, Web page, empty.", "Send, button."]),
    (
      "password",
      [
        "Field 1 of 2, Password, required, empty, At least 10 characters.",
        "Field 2 of 2, Password again, empty.",
        "Send, button, Password: This field is required.",
      ]
    ),
    ("number", ["Field 1 of 2, Tickets, 2.", "Field 2 of 2, At most, in euros, empty.", "Send, button."]),
    ("textarea", ["Field 1 of 1, What happened?, empty.", "Send, button."]),
    (
      "date",
      [
        "Field 1 of 1, Day of arrival, required, empty.",
        "Send, button, Day of arrival: This field is required.",
      ]
    ),
    ("time", ["Field 1 of 1, Time of arrival, empty.", "Send, button."]),
    ("datetime", ["Field 1 of 1, When?, empty.", "Send, button."]),
    ("autocomplete", ["Field 1 of 1, From, empty.", "Send, button."]),
    (
      "select", ["Field 1 of 1, Country, required, empty.", "Send, button, Country: This field is required."]
    ),
    (
      "radio",
      [
        "Field 1 of 1, What do you need?, required, empty.",
        "Send, button, What do you need? This field is required.",
      ]
    ),
    ("multiselect", ["Field 1 of 1, With your breakfast, empty.", "Send, button."]),
    (
      "checkbox",
      [
        "Field 1 of 2, I accept the terms, required, empty.",
        "Field 2 of 2, Send me the news, once a month, Yes.",
        "Send, button, I accept the terms: Please accept the terms.",
      ]
    ),
    (
      "switch",
      ["Field 1 of 2, Alerts by email, Yes.", "Field 2 of 2, Quiet at night, empty.", "Send, button."]
    ),
    ("scale", ["Field 1 of 1, Would you book with us again?, empty.", "Send, button."]),
    ("rating", ["Field 1 of 1, How was your stay?, empty.", "Send, button."]),
    ("picture", ["Field 1 of 1, Room, empty.", "Send, button."]),
    ("file", ["Field 1 of 1, Letter, required, empty.", "Send, button, Letter: This field is required."]),
    (
      "address",
      [
        "Field 1 of 8, Full name, empty.", "Field 2 of 8, Country or region, Germany.",
        "Field 3 of 8, Street address, empty.", "Field 4 of 8, Apt, suite or floor, empty.",
        "Field 5 of 8, City, empty.", "Field 6 of 8, Postal code, empty.", "Field 7 of 8, Phone, empty.",
        "Field 8 of 8, Set as default, No.", "Send, button.",
      ]
    ),
    (
      "section",
      [
        "Field 1 of 3, Name, empty.", "Field 2 of 3, Arrival, empty.",
        "Field 3 of 3, I need a place to park, empty.", "Send, button.",
      ]
    ),
    (
      "group",
      [
        "Field 1 of 2, Name, required, empty.", "Field 2 of 2, A child, empty.", "Remove Guest 1, button.",
        "Add a guest, button.", "Send, button, Guest 1, Name: This field is required.",
      ]
    ),
  ]

  /// Asks, and gives what was said when it also stands on the screen.
  private func said(_ terminal: HeadlessTerminal) throws -> String {
    try terminal.type("<C-g>")
    let said = terminal.announcements.last ?? ""
    let shown = terminal.text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(shown.contains(said))
    return said
  }

  @Test("every widget has its words") func complete() {
    #expect(Self.widgets.map(\.0) == WidgetForm.names)
  }

  @Test("at each stop of Tab", arguments: widgets)
  func stops(widget: String, sentences: [String]) throws {
    let terminal = try WidgetForm.terminal(widget)
    var heard: [String] = []
    for _ in sentences {
      heard.append(try said(terminal))
      try terminal.type("<Tab>")
    }
    #expect(heard == sentences)
    #expect(try said(terminal) == sentences.first)
  }

  @Test("the answer, or that a password is filled in, and what is wrong with it")
  func answers() throws {
    let email = try WidgetForm.terminal("email")
    try email.type("maya<Tab><Enter>")
    #expect(try said(email) == "Field 1 of 1, Email, required, maya, error: Enter a valid email.")
    let password = try WidgetForm.terminal("password")
    try password.type("correct horse")
    #expect(
      try said(password) == "Field 1 of 2, Password, required, filled, At least 10 characters.")
  }

  @Test("the step of the booking comes first")
  func steps() throws {
    let thursday = try #require(CivilDate(year: 2026, month: 10, day: 22))
    let terminal = HeadlessTerminal(StepFormExample(today: thursday) { _ in })
    #expect(
      try said(terminal)
        == "Step 1 of 4, Service. Field 1 of 1, Service, required, Website review, 60 minutes.")
    try terminal.type("<Tab><Enter>")
    #expect(try said(terminal) == "Step 2 of 4, Day and time. Field 1 of 2, Day, required, empty.")
    try terminal.type("<Tab><Tab><Tab>")
    #expect(try said(terminal) == "Step 2 of 4, Day and time. Continue, button, This step is not finished.")
    try terminal.type("<S-Tab><S-Tab><S-Tab><Space><Tab><Space><Tab><Tab><Enter>")
    #expect(try said(terminal) == "Step 3 of 4, Your details. Field 1 of 3, Full name, required, Maya Chen.")
    try terminal.type("<Tab><Tab><Tab><Tab><Enter>")
    #expect(try said(terminal) == "Step 4 of 4, Review. Edit Service, button.")
    try terminal.type("<Tab>")
    #expect(try said(terminal) == "Step 4 of 4, Review. Edit Day and time, button.")
  }
}
