import FormhausTesting
import FormhausText
import Surface
import Synchronization
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// What a key costs: what has not changed is not worked out again.
@MainActor
@Suite struct CostTests {
  private let answers = TestAnswers()

  /// Counts the characters outside of ASCII that are measured.
  private final class Measured: Sendable {
    private let count = Mutex(0)

    var width: TextWidth {
      TextWidth { scalar in
        self.count.withLock { $0 += 1 }
        return TextWidth.table.scalarWidth(scalar)
      }
    }

    /// How many are measured by some work.
    @MainActor
    func during(_ work: () -> Void) -> Int {
      let before = count.withLock { $0 }
      work()
      return count.withLock { $0 } - before
    }
  }

  private func pilot(_ fields: [TestForm.Field], _ measured: Measured, rows: Int = 12) -> ScreenPilot {
    let options = ScreenOptions(colours: .monochrome, reduceMotion: true, width: measured.width)
    return ScreenPilot(fields, answers: answers, rows: rows, options: options)
  }

  @Test func aKeyTypesetsOnlyTheLabelsInSight() {
    let measured = Measured()
    let fields = (0..<500).map { TestForm.Field.line("Größe \($0) für Übungen") }
    let pilot = pilot(fields, measured)
    pilot.keys("a")
    #expect(measured.during { pilot.keys("b") } < 100)
    #expect(answers.texts["Größe 0 für Übungen"] == "ab")
    #expect(measured.during { pilot.keys("<Tab>") } < 100)
    #expect(measured.during { pilot.screen.handle(.resize(Size(columns: 70, rows: 12))) } == 0)
    #expect(measured.during { _ = pilot.screen.frame() } > 1000)
  }

  @Test func aLongTextIsTypesetOnceForAKeyThatChangesIt() {
    let measured = Measured()
    for field in [TestForm.Field.line("Text"), .lines("Text")] {
      answers.texts = [:]
      let pilot = pilot([field], measured)
      pilot.screen.handle(.paste(String(repeating: "ö", count: 2_000)))
      _ = pilot.screen.frame()
      let typed = measured.during { pilot.keys("x") }
      #expect(typed >= 2_000 && typed < 3_000)
      #expect(measured.during { pilot.keys("<Left><Home><Up>") } < 500)
    }
  }

  @Test func aFrameThatOnlyMovesPlacesNothingAgain() {
    let list = CountedOptions(count: 100, look: .inline)
    let pilot = ScreenPilot(list, size: Size(columns: 40, rows: 8))
    _ = pilot.screen.frame()
    let placed = list.count.value
    #expect(placed >= 100)
    _ = pilot.screen.frame()
    pilot.keys("<F1><Esc>")
    #expect(list.count.value - placed < 60)
  }

  @Test func aNewAnswerFromOutsideIsShownThoughTheTextWasTypesetBefore() {
    let pilot = ScreenPilot([.line("Name"), .line("Town")], answers: answers)
    pilot.keys("Ada")
    answers.change(\.texts["Name"], "Grace")
    #expect(pilot.picture.contains("Grace"))
    answers.change(\.hidden, ["Name"])
    #expect(pilot.screen.focusedTestID == "Town")
    answers.change(\.texts["Name"], "Hedy")
    answers.change(\.hidden, [])
    pilot.keys("<S-Tab>")
    #expect(pilot.screen.focusedTestID == "Name")
    #expect(pilot.picture.contains("Hedy"))
  }
}
