import Address
import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausUI
import FormhausViews
import Surface
import Testing

/// What a bell and a flash tell, for who asked for them.
@MainActor
@Suite("Bell and flash") struct CueTests {
  private struct Busy: LocalizedError {
    let errorDescription: String? = "That time was just taken."
  }

  private func booking(
    _ options: ScreenOptions, fails: Bool = false
  ) throws -> HeadlessTerminal {
    let day = try #require(CivilDate(year: 2026, month: 10, day: 22))
    return HeadlessTerminal(StepFormExample(today: day) { _ in if fails { throw Busy() } }, options: options)
  }

  /// Presses keys, and gives how often it rang and flashed meanwhile.
  private func counts(_ terminal: HeadlessTerminal, _ keys: String) async throws -> [Int] {
    let before = (terminal.bells, terminal.flashes)
    try terminal.type(keys)
    await terminal.settle()
    return [terminal.bells - before.0, terminal.flashes - before.1]
  }

  private static let toReview = "<Space><Tab><Space><Tab><Tab><Enter><Tab><Tab><Tab><Tab><Enter>"

  @Test("a step that comes, what is refused, and what is sent")
  func steps() async throws {
    let terminal = try booking(ScreenOptions(reduceMotion: true, bell: true, flash: true))
    #expect(try await counts(terminal, "<Down><Up>") == [0, 0])
    #expect(try await counts(terminal, "<Tab><Enter>") == [1, 1], "step changed")
    #expect(try await counts(terminal, "<Tab><Tab><Tab><Enter>") == [1, 1], "refused")
    let again = try booking(ScreenOptions(reduceMotion: true, bell: true, flash: true))
    #expect(try await counts(again, "<Tab><Enter>\(Self.toReview)") == [3, 3], "three steps")
    #expect(try await counts(again, "<Tab><Tab><Tab><Tab><Enter>") == [1, 1], "sent")
    #expect(again.screen.cues.last == .sent)
  }

  @Test("sending that fails")
  func failure() async throws {
    let terminal = try booking(ScreenOptions(reduceMotion: true, bell: true), fails: true)
    try terminal.type("<Tab><Enter>\(Self.toReview)<Tab><Tab><Tab><Tab>")
    #expect(try await counts(terminal, "<Enter>") == [1, 0])
    #expect(terminal.screen.cues == [.stepChanged, .stepChanged, .stepChanged, .failed])
  }

  @Test("nobody who did not ask hears or sees one", arguments: [false, true], [false, true])
  func unasked(_ bell: Bool, _ flash: Bool) async throws {
    let terminal = try booking(ScreenOptions(reduceMotion: true, bell: bell, flash: flash))
    try terminal.type("<Tab><Enter>\(Self.toReview)<Tab><Tab><Tab><Tab><Enter>")
    await terminal.settle()
    #expect(terminal.screen.cues == [.stepChanged, .stepChanged, .stepChanged, .sent])
    #expect(terminal.bells == (bell ? 4 : 0))
    #expect(terminal.flashes == (flash ? 4 : 0))
    #expect(terminal.text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test("a suggestion that fills an address, one that is refused, and one that is saved")
  func address() async throws {
    let terminal = HeadlessTerminal(
      AddressFormExample { _ in }, options: ScreenOptions(reduceMotion: true, bell: true, flash: true))
    try terminal.type("<Tab><Tab>1355 mark")
    terminal.advance(by: AddressLookup.pause)
    await terminal.settle()
    #expect(terminal.bells == 0)
    #expect(try await counts(terminal, "<Down><Enter>") == [1, 1])
    #expect(terminal.screen.cues == [.suggestionFilled])
    terminal.focus("address.fullName")
    try terminal.type("<C-u>")
    terminal.press("address.save")
    await terminal.settle()
    #expect(terminal.screen.cues == [.suggestionFilled, .refused])
    terminal.focus("address.fullName")
    try terminal.type("Maya")
    terminal.press("address.save")
    await terminal.settle()
    #expect(terminal.screen.cues == [.suggestionFilled, .refused, .sent])
    #expect(terminal.bells == 3 && terminal.flashes == 3)
  }

  @Test("a form written as JSON gives the same")
  func definition() async throws {
    let definition = try FormDefinition(json: [
      "id": "f", "title": "F", "submit": ["label": "Send"],
      "steps": [
        [
          "id": "a", "title": "A",
          "fields": [["key": "name", "type": "text", "label": "Name", "validation": ["required": true]]],
        ],
        ["id": "b", "title": "B", "fields": [["key": "more", "type": "text", "label": "More"]]],
      ],
    ])
    let view = FormhausForm(definition: definition, renderer: FormRendererOptions(testIds: .automatic)) {
      _, _ in
      .failure("No room left")
    }
    let terminal = HeadlessTerminal(view, options: ScreenOptions(reduceMotion: true, bell: true))
    terminal.press("f.next")
    await terminal.settle()
    terminal.focus("f.name")
    try terminal.type("Ada")
    terminal.press("f.next")
    await terminal.settle()
    terminal.press("f.submit")
    await terminal.settle()
    #expect(terminal.screen.cues == [.refused, .stepChanged, .failed])
    #expect(terminal.bells == 3)
    #expect(terminal.flashes == 0)
  }
}
