import Testing
import TmuxSupport

/// A trip with guests, a section, a scale and stars, from the first key to the JSON.
@Suite(.serialized) struct GroupJourneyTests {
  @Test func guestsByKeyboardOnTheWholeScreen() async throws {
    let desk = try await Desk()
    try desk.run("formhaus run \(TmuxSession.quoted([exampleForm("trip")])) > out")
    try await desk.tmux.waitUntil("the form") { $0.isAlternate && $0.contains("Trip code (locked)") }
    try desk.tmux.keys("<Tab><Space>")
    try await desk.tmux.waitFor("(*) Garden room")
    // Room, arrival, price, extras, voucher, Continue.
    try desk.tmux.keys("<Enter><Enter><Enter><Enter><Enter><Enter>")
    try await desk.tmux.waitFor("Guest 1")
    try desk.tmux.keys("Ada<Enter><Enter><Enter>")
    try await desk.tmux.waitFor("Guest 2")
    try desk.tmux.keys("Ben")
    try await desk.tmux.waitUntil("the second name") { $0.beforeCursor.hasSuffix("Ben") }
    // The last thing before the second guest is what can be done to the first one.
    try desk.tmux.keys("<BTab><Enter>")
    try await desk.tmux.waitFor("Remove Guest 1?")
    try desk.tmux.keys("<Tab><Enter>")
    try await desk.tmux.waitUntil("one guest") {
      $0.contains("Ben") && !$0.contains("Ada") && !$0.contains("Guest 2")
    }
    try desk.tmux.keys("<Enter><Enter><Tab><Tab><Tab><Enter>")
    try await desk.tmux.waitFor("Would you book with us again?")
    try desk.tmux.keys("9<Enter><Right><Right><Right><Enter><Enter><Enter>")
    try await desk.tmux.waitUntil("Review") { $0.contains("Guest 1, Name") }
    try desk.tmux.keys("<End><Enter>")
    #expect(try await desk.ended().code == 0)
    let values = #"{"code":"LISBON-26","room":"garden","guests":[{"name":"Ben"}],"again":9,"site":3}"#
    #expect(desk.folder.text("out") == values + "\n")
  }

  @Test func guestsLineByLine() async throws {
    let desk = try await Desk(columns: 120, rows: 50)
    try desk.run("formhaus run --plain \(TmuxSession.quoted([exampleForm("trip")])) > out")
    var talk = PlainDesk(desk)
    let addOrGoOn = "Type /add for another one, /remove N to remove one, or press Enter to go on:"
    try await talk.answer("Room, required, number or name:", "garden")
    try await talk.answer("Arrival, optional, time from 14:00 to 22:00:", "teatime")
    try await desk.tmux.waitFor("Error: Arrival: Enter a valid time.")
    try await talk.answer("Arrival, optional, time from 14:00 to 22:00, now teatime:", "1530")
    try await talk.answer("Most to pay, in euros, optional, number, at least 49.5:", "129.50")
    try await talk.answer("Extras, optional, numbers or names:", "1, 2")
    try await talk.answer("Name, required:", "Ada")
    try await talk.answer("A child, yes or no:", "")
    try await talk.answer(addOrGoOn, "/add")
    try await talk.answer("Name, required:", "Ben")
    try await talk.answer("A child, yes or no:", "y")
    try await talk.answer("Age, required, number, at most 17:", "8")
    try await talk.answer(addOrGoOn, "/remove 1")
    try await talk.answer("Remove Guest 1? Type \"yes\" to remove it:", "yes")
    try await talk.answer(addOrGoOn, "")
    try await talk.answer("Would you book with us again? optional, 0 to 10:", "9")
    try await talk.answer("How do you like this page? optional, 1 to 5:", "4")
    try await talk.answer("Your web page, optional,", "")
    try await talk.answer("Type \"send\" to submit", "send")
    #expect(try await talk.ended().code == 0)
    let said = desk.folder.text("recording").split { $0.isNewline }
    for line in [
      "Your stay.", "End of Your stay.", "Guest 1 of 1.", "Guests: 2.", "0 is Never, 10 is Certainly.",
    ] {
      #expect(said.contains { $0 == line }, "\(line)")
    }
    #expect(
      desk.folder.text("out") == """
        {"code":"LISBON-26","room":"garden","arrival":"15:30","budget":129.50,"extras":["bike","spa"],\
        "guests":[{"name":"Ben","child":true,"age":8}],"again":9,"site":4}

        """)
  }

  @Test func theLanguageOfThePersonReachesEverything() async throws {
    let desk = try await Desk(columns: 100, rows: 50)
    try desk.run("LC_ALL=de_DE.UTF-8 formhaus run --plain \(TmuxSession.quoted([exampleForm("trip")])) > out")
    var talk = PlainDesk(desk, locale: "de")
    try await talk.answer("Zimmer, erforderlich", "1")
    try await talk.answer("Ankunft, optional, Uhrzeit von 14:00 bis 22:00:", "")
    try await talk.answer("Höchstpreis in Euro, optional, Zahl, mindestens 49,5:", "12,5")
    try await desk.tmux.waitFor("Fehler: Höchstpreis in Euro: Mindestens 49,5.")
    try await talk.answer("Höchstpreis in Euro, optional, Zahl, mindestens 49,5, jetzt 12,5:", "/quit")
    try await talk.answer("Abbrechen?", "ja")
    #expect(try await talk.ended().code == 1)
  }
}
