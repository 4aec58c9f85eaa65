import FormhausText
import Glibc
import Testing
import TmuxSupport

/// A form whose answers a command takes.
@Suite(.serialized) struct SubmitTests {
  /// The form, filled in, with the focus on its button; `command` stands in a file of its own.
  private func filledIn(_ command: String) async throws -> Desk {
    let desk = try await Desk()
    try desk.folder.write(command + "\n", to: "send")
    try desk.run("formhaus run visit.json --submit 'sh ./send' > out")
    try await desk.visit()
    try await desk.fillIn()
    return desk
  }

  /// Presses the button once more, and expects the form to be sent with that name.
  private func send(_ desk: Desk, expecting name: String = "Ada") async throws {
    try desk.tmux.press("Enter")
    #expect(try await desk.ended().code == 0)
    #expect(try await desk.lastForm().contains("[>✓ Sent<]"))
    #expect(desk.folder.text("out") == "{\"name\":\"\(name)\"}\n")
  }

  @Test func aFirmIsAskedForItsNameAndThanked() async throws {
    let desk = try await Desk()
    try desk.folder.write(#"cat > got; wc -c < out > before; echo '{"message": "Number 7"}'"#, to: "send")
    try desk.run("formhaus run visit.json --submit 'sh ./send' > out")
    let empty = try await desk.visit()
    #expect(empty.contains("Name: This field is required  [ Book ]"))
    #expect(!empty.contains("Firm name"))
    try desk.tmux.keys("Ada<Tab><Down><Space>")
    try await desk.tmux.waitUntil("the firm's name") {
      $0.contains("> (*) Firm") && $0.contains("╭ Firm name * ─")
        && $0.contains("Firm name: This field is required")
    }
    try desk.tmux.keys("<Tab>Acme<Tab>By the door<Tab>")
    try await desk.atBook()
    try desk.tmux.press("Enter")

    #expect(try await desk.ended().code == 0)
    let last = try await desk.lastForm()
    #expect(last.contains("[>✓ Sent<]"))
    #expect(last.contains("Number 7"))
    let values = #"{"name":"Ada","kind":"firm","firm":"Acme","notes":"By the door"}"#
    #expect(desk.folder.text("out") == values + "\n")
    #expect(desk.folder.text("before") == "0\n", "nothing is printed before the form is sent")
    let got = try JSONParser.parse(desk.folder.text("got"))
    #expect(got.objectValue?.keys == ["form", "submission", "values", "skippedSteps"])
    #expect(got["form"] == "visit")
    #expect(got["values"] == (try JSONParser.parse(values)))
    #expect(got["skippedSteps"] == [])
  }

  @Test func anErrorOfAFieldLeadsToIt() async throws {
    let desk = try await filledIn(
      """
      [ -e refused ] && exit 0
      touch refused; echo '{"errors": {"name": "Ada was here already"}}'; exit 1
      """)
    try desk.tmux.press("Enter")
    let refused = try await desk.tmux.waitUntil("the error") {
      $0.contains("! Ada was here already") && $0.beforeCursor.hasSuffix("Ada")
    }
    #expect(refused.row(containing: "! Ada was here already") == refused.cursor.y + 2)
    #expect(desk.folder.text("out") == "")
    try desk.tmux.keys(" Lovelace<Tab><Tab><Tab>")
    #expect(try await !desk.atBook().contains("Ada was here already"))
    try await send(desk, expecting: "Ada Lovelace")
  }

  @Test func aFailureIsToldUnderTheButtonAndTriedAgain() async throws {
    let desk = try await filledIn(
      """
      [ -e failed ] && exit 0
      touch failed; echo noise >&2; echo The line is busy. >&2; exit 7
      """)
    try desk.tmux.press("Enter")
    let failed = try await desk.tmux.waitUntil("the failure") {
      $0.contains("The line is busy.") && $0.contains("[>Book<]")
    }
    #expect(failed.row(containing: "The line is busy.") == failed.row(containing: "[>Book<]").map { $0 + 1 })
    #expect(!failed.contains("noise"))
    #expect(desk.folder.text("out") == "")
    try await send(desk)
  }

  @Test func aFailureWithoutWordsHasTheUsualOnes() async throws {
    let desk = try await filledIn("[ -e failed ] && exit 0; touch failed; exit 1")
    try desk.tmux.press("Enter")
    try await desk.tmux.waitFor("Couldn't send this. Try again.")
    try await send(desk)
  }

  @Test func aCommandThatCallsItOffIsPassedOverQuietly() async throws {
    let desk = try await filledIn(
      "[ -p off ] && exit 0; mkfifo off; read line < off; echo Why not? >&2; exit 130")
    try desk.tmux.press("Enter")
    try await desk.tmux.waitUntil("sending") { $0.contains(" Sending...<]") && desk.holds("off") }
    try desk.folder.write("now\n", to: "off")
    let quiet = try await desk.tmux.waitUntil("the button at rest") {
      $0.contains("[>Book<]") && !$0.contains("Sending")
    }
    #expect(!quiet.contains("Why not?"))
    #expect(!quiet.contains("Couldn't send"))
    #expect(desk.folder.text("out") == "")
    try await send(desk)
  }

  @Test func escapeWhileSendingEndsTheCommandAndItsChildren() async throws {
    let desk = try await filledIn(
      """
      [ -e ready ] && exit 0
      sh -c 'echo $$ > grandchild; exec sleep 1000' &
      until [ -s grandchild ]; do :; done
      echo $$ > child; mv child ready; wait
      """)
    try desk.tmux.press("Enter")
    let child = try await desk.file("ready")
    let sending = try await desk.tmux.waitFor("Sending...")
    #expect(!sending.contains("[>Book<]"))
    try desk.tmux.press("Esc")
    let quiet = try await desk.atBook()
    #expect(!quiet.contains("Couldn't send"))
    for line in [child, desk.folder.text("grandchild")] {
      let id = try #require(pid_t(line.dropLast()))
      try await desk.tmux.waitUntil("the end of \(id)") { _ in hasEnded(id) }
    }
    #expect(desk.folder.text("out") == "")
    try await send(desk)
  }

  /// Whether a process is gone, or at least dead: an orphan is reaped by others in their own time.
  private func hasEnded(_ id: pid_t) -> Bool {
    guard let file = fopen("/proc/\(id)/stat", "r") else { return true }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = fread(&buffer, 1, buffer.count, file)
    return count == 0 || String(decoding: buffer[..<count], as: UTF8.self).contains(") Z ")
  }
}
