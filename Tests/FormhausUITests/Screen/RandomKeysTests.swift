import FormhausTesting
import FormhausText
import SeededRandom
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// Long random runs: what must hold whatever is pressed.
@MainActor
@Suite struct RandomKeysTests {
  /// How the screen is wanted.
  nonisolated static let looks = [
    ScreenOptions(colours: .monochrome, mouse: true),
    ScreenOptions(colours: .monochrome, mouse: true, isLarge: true),
    ScreenOptions(colours: .monochrome, mouse: true, borders: .none),
    ScreenOptions(colours: .monochrome, mouse: true, isConsole: true, borders: .none, isLarge: true),
  ]

  @Test(arguments: 0..<8, looks.indices)
  func everyFrameIsWholeAndTheSameWhenDrawnAgain(seed: Int, look: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let answers = TestAnswers()
    let pilot = ScreenPilot(
      [
        .line("Name"), .secret("Password"), .lines("Notes"), .choice("Day", ["Mo", "-Tu", "We"]),
        .choice("Days", ["a", "b", "c"], several: true, isRequired: true),
        .choice(
          "Town", (1...30).map { "Town \($0)" + ($0 % 5 == 0 ? " by the sea, where the river ends" : "") },
          look: .menu),
        .choice("Towns", ["x", "y"], look: .menu, several: true), .flag("Agree"), .words("w", rows: 9),
        .button("Back", .back), .button("Continue", .next),
      ], answers: answers,
      options: Self.looks[look])
    let keys = KeyTable.standard.bindings.flatMap(\.triggers).compactMap { trigger -> Key? in
      if case .key(let key) = trigger { key } else { nil }
    }
    for step in 0..<400 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...6: pilot.screen.handle(.key(random.pick(keys)))
      case 7: pilot.screen.handle(.key(.character(random.pick(["a", "日", "\u{301}", " ", "t", "🇩"]))))
      case 8: pilot.screen.handle(.paste(random.pick(["", "one\ntwo", "\u{1B}[2J", "日本"])))
      case 9:
        let size = Size(
          columns: Int.random(in: 1...90, using: &random), rows: Int.random(in: 1...30, using: &random))
        pilot.screen.handle(.resize(size))
      case 10:
        let point = Point(
          x: Int.random(in: 0..<90, using: &random), y: Int.random(in: 0..<30, using: &random))
        pilot.screen.handle(.mouse(MouseEvent(action: .press(button: 1), point: point)))
      default:
        switch Int.random(in: 0..<5, using: &random) {
        case 0: answers.change(\.isLocked, !answers.isLocked)
        case 1: answers.change(\.isBusy, !answers.isBusy)
        case 2: answers.change(\.step, answers.step + 1)
        case 3: answers.change(\.hidden, answers.hidden.isEmpty ? ["Name"] : [])
        default: pilot.clock.advance(by: .milliseconds(50))
        }
      }
      let frame = pilot.screen.frame()
      #expect(frame.size == pilot.screen.size)
      #expect(Rect(size: frame.size).contains(frame.cursor), "the cursor left the screen in step \(step)")
      #expect(pilot.screen.frame() == frame, "a second frame differs in step \(step)")
      #expect(pilot.screen.state.focus != nil)
    }
    // Whatever happened, two Ctrl-C lead out.
    let before = pilot.endings.count
    pilot.keys("<C-c><C-c>")
    #expect(pilot.endings.count > before)
  }
}
