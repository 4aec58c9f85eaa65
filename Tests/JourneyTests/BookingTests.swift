import FormhausText
import Testing
import TmuxSupport

/// The booking example, from the first key to its JSON.
@Suite(.serialized) struct BookingTests {
  @Test func aConsultationIsBooked() async throws {
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.run("formhaus demo booking > out")

    let service = try await tmux.waitUntil("the services") {
      $0.contains("Step 1 of 4") && $0.behindCursor.hasPrefix("Website review, 60 minutes")
    }
    #expect(service.isAlternate)
    #expect(service.contains("> (*) Website review, 60 minutes"))
    #expect(service.contains("[ Continue ]"))
    #expect(!service.contains("Back"))

    try tmux.keys("<Down><Space>")
    try await tmux.waitFor("> (*) Ongoing support, 30 minutes")
    try tmux.keys("<Enter>")
    try await tmux.waitFor("[>Continue<]")
    try tmux.keys("<Enter>")

    let time = try await tmux.waitUntil("the days") { screen in
      ["Step 2 of 4", "Day and time", " >[ ", "[ Back ]", "This step is not finished"]
        .allSatisfy { screen.contains($0) }
    }
    #expect(!time.contains("[*"))
    try tmux.keys("<Space><Tab><Right><Space>")
    try await tmux.waitUntil("the time") {
      $0.contains(">[*11:00 ]") && !$0.contains("This step is not finished")
    }
    try tmux.keys("<Enter>")
    try await tmux.waitFor("[>Continue<]")
    try tmux.keys("<Enter>")

    let details = try await tmux.waitUntil("the details") {
      $0.contains("Step 3 of 4") && $0.beforeCursor.hasSuffix("Maya Chen")
    }
    #expect(details.contains("maya@example.com"))
    try tmux.keys("<Tab><Tab>Bring figures.<Enter>All of them.<Tab><End>")
    let typed = try await tmux.waitFor("[>Continue<]")
    #expect(typed.contains("Bring figures."))
    #expect(typed.contains("All of them."))
    try tmux.keys("<Enter>")

    let review = try await tmux.waitUntil("Review") {
      $0.contains("Step 4 of 4") && $0.contains("11:00") && $0.behindCursor.hasPrefix("Edit")
    }
    #expect(review.contains("Ongoing support, 30 minutes"))
    #expect(review.contains("Maya Chen"))
    #expect(desk.folder.text("out") == "")
    try tmux.keys("<End>")
    try await tmux.waitFor("[>Book consultation<]")
    try tmux.keys("<Enter>")

    #expect(try await desk.ended().code == 0)
    let last = try await desk.lastForm()
    #expect(last.contains("[>✓ Sent<]"))
    #expect(!last.contains("Edit"))
    #expect(!last.contains("Back"))

    let booking = try #require(try JSONParser.parse(desk.folder.text("out")).objectValue)
    #expect(booking.keys == ["service", "day", "time", "fullName", "email", "notes"])
    #expect(booking["service"] == "support")
    #expect(booking["time"] == "11:00")
    #expect(booking["fullName"] == "Maya Chen")
    #expect(booking["email"] == "maya@example.com")
    #expect(booking["notes"] == "Bring figures.\nAll of them.")
  }

  @Test func leavingBooksNothing() async throws {
    let desk = try await Desk()
    try desk.run("formhaus demo booking > out")
    try await desk.tmux.waitFor("Step 1 of 4")
    try desk.tmux.keys("<Esc>")
    try await desk.tmux.waitFor("Leave the form?")
    try desk.tmux.keys("<Tab>")
    try await desk.tmux.waitFor("[ Stay ]  [>Leave<]")
    try desk.tmux.keys("<Enter>")
    #expect(try await desk.ended().code == 1)
    #expect(desk.folder.text("out") == "")
  }
}
