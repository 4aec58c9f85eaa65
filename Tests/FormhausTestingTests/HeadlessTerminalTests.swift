import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface
import Testing

@MainActor
@Suite("The terminal without a terminal")
struct HeadlessTerminalTests {
  private func form(_ answer: HeldAnswer<SubmitResult> = HeldAnswer()) throws -> some View {
    FormhausForm(
      definition: try FormDefinition(json: [
        "id": "f", "title": "F", "submit": ["label": "Send"],
        "steps": [
          ["id": "a", "title": "First", "fields": [["key": "name", "type": "text", "label": "Name"]]],
          ["id": "b", "title": "Second", "fields": [["key": "note", "type": "textarea", "label": "Note"]]],
        ],
      ]), renderer: FormRendererOptions(testIds: .automatic)
    ) { _, _ in await answer.value() }
    .formhausBehavior(FormBehavior(review: true))
  }

  @Test("keys, pastes and presses act, the picture follows")
  func drives() throws {
    let terminal = HeadlessTerminal(try form(), size: Size(columns: 60, rows: 20))
    #expect(terminal.focusedTestID == "f.name")
    try terminal.type("Ada<Home>M<Tab>")
    #expect(terminal.screen.text(ofTestID: "f.name") == "MAda")
    #expect(terminal.text.contains("MAda"))
    #expect(terminal.focusedTestID == "f.next")
    #expect(terminal.press("f.next"))
    #expect(terminal.announcements == ["Step 2 of 3, Second"])
    terminal.paste("one\ntwo")
    #expect(terminal.screen.text(ofTestID: "f.note") == "one\ntwo")
    #expect(terminal.focus("f.back"))
    #expect(!terminal.press("f.ghost"))
    #expect(!terminal.focus("f.ghost"))
    terminal.resize(to: Size(columns: 40, rows: 12))
    #expect(terminal.frame.size == Size(columns: 40, rows: 12))
    #expect(terminal.text.contains("2/3 Second"))
  }

  @Test("with motion a step slides in within 180 ms; with Reduce Motion it is there at once")
  func slide() throws {
    let moving = HeadlessTerminal(
      try form(), size: Size(columns: 60, rows: 20), options: ScreenOptions(reduceMotion: false))
    let still = HeadlessTerminal(try form(), size: Size(columns: 60, rows: 20))
    moving.press("f.next")
    still.press("f.next")
    #expect(moving.frame.flattened != still.frame.flattened)
    var frames = 0
    for _ in 0..<36 where moving.clock.hasWork {
      let before = moving.frame
      moving.advance(by: .milliseconds(5))
      if moving.frame != before { frames += 1 }
    }
    #expect(!moving.clock.hasWork)
    #expect((1...5).contains(frames))
    #expect(moving.frame.flattened == still.frame.flattened)
    #expect(!still.clock.hasWork)
  }

  @Test("an answer that is released is drawn once work has settled")
  func settles() async throws {
    let answer = HeldAnswer<SubmitResult>()
    let terminal = HeadlessTerminal(try form(answer), size: Size(columns: 60, rows: 20))
    for id in ["f.next", "f.next", "f.submit"] { terminal.press(id) }
    #expect(terminal.text.contains("Sending..."))
    answer.release(.failure("The line is busy"))
    await terminal.settle()
    #expect(terminal.text.contains("! The line is busy"))
  }

  @Test("the way a person leaves is known")
  func leaves() throws {
    let terminal = HeadlessTerminal(try form())
    #expect(terminal.ending == nil)
    try terminal.type("<Esc>")
    #expect(terminal.text.contains("Leave the form?"))
    try terminal.type("<Tab><Enter>")
    #expect(terminal.ending == .left)
    let other = HeadlessTerminal(try form())
    try other.type("<C-c>")
    #expect(other.ending == .interrupted)
  }
}
