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
    /// Waits for a question with the cursor at its end, then answers it.
    func answer(_ question: String, _ line: String) async throws {
      try await desk.tmux.waitUntil(question) { $0.beforeCursor.hasPrefix(question) && !$0.isAlternate }
      try desk.enter(line)
    }
    let addOrGoOn = "Type /add for another one, /remove N to remove one, or press Enter to go on:"
    try await answer("Room, required, number or name:", "garden")
    try await answer("Arrival, optional, time from 14:00 to 22:00:", "teatime")
    try await desk.tmux.waitFor("Error: Arrival: Enter a valid time.")
    try await answer("Arrival, optional, time from 14:00 to 22:00, now teatime:", "1530")
    try await answer("Most to pay, in euros, optional, number, at least 49.5:", "129.50")
    try await answer("Extras, optional, numbers or names:", "1, 2")
    try await answer("Name, required:", "Ada")
    try await answer("A child, yes or no:", "")
    try await answer(addOrGoOn, "/add")
    try await answer("Name, required:", "Ben")
    try await answer("A child, yes or no:", "y")
    try await answer("Age, required, number, at most 17:", "8")
    try await answer(addOrGoOn, "/remove 1")
    try await answer("Remove Guest 1? Type \"yes\" to remove it:", "yes")
    try await answer(addOrGoOn, "")
    try await answer("Would you book with us again? optional, 0 to 10:", "9")
    try await answer("How do you like this page? optional, 1 to 5:", "4")
    try await answer("Your web page, optional,", "")
    try await answer("Type \"send\" to submit", "send")
    #expect(try await desk.ended().code == 0)
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
    try await desk.tmux.waitUntil("the question") { $0.beforeCursor.hasPrefix("Zimmer, erforderlich") }
    try desk.enter("1")
    try await desk.tmux.waitUntil("the question") {
      $0.beforeCursor.hasPrefix("Ankunft, optional, Uhrzeit von 14:00 bis 22:00:")
    }
    try desk.enter("")
    try await desk.tmux.waitUntil("the question") {
      $0.beforeCursor.hasPrefix("Höchstpreis in Euro, optional, Zahl, mindestens 49,5:")
    }
    try desk.enter("12,5")
    try await desk.tmux.waitFor("Fehler: Höchstpreis in Euro: Mindestens 49,5.")
    try desk.enter("/quit")
    try await desk.tmux.waitUntil("the question") { $0.beforeCursor.contains("Abbrechen?") }
    try desk.enter("ja")
    #expect(try await desk.ended().code == 1)
  }
}
