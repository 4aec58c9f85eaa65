import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// What moves, and that nothing does when nobody looks at it.
@MainActor
@Suite struct MotionTests {
  private let answers = TestAnswers()
  private let moving = ScreenOptions(colours: .monochrome)

  private func pilot(_ options: ScreenOptions) -> ScreenPilot {
    ScreenPilot([.line("Name"), .button("Go", .next)], answers: answers, options: options)
  }

  /// The column in which the label of the first field stands; nil when it is not in sight.
  private func column(_ pilot: ScreenPilot) -> Int? {
    pilot.rows.lazy.compactMap { row in row.range(of: "Name") }.first
  }

  @Test func aStepSlidesInFromItsSideInAtMostFiveFrames() throws {
    let pilot = pilot(moving)
    let place = try #require(column(pilot))
    answers.change(\.step, 1)
    var pictures = [pilot.picture]
    for _ in 0..<18 {
      pilot.clock.advance(by: .milliseconds(10))
      let picture = pilot.picture
      if picture != pictures.last { pictures.append(picture) }
    }
    #expect(pictures.count > 2)
    #expect(pictures.count <= 5)
    #expect(pictures.first != pictures.last)
    #expect(column(pilot) == place)
    #expect(!pilot.clock.hasWork)
  }

  @Test func nothingSlidesWhileTheLineIsBusy() {
    let pilot = pilot(moving)
    let before = pilot.picture
    pilot.screen.unsentBytes = { 1 }
    answers.change(\.step, 1)
    #expect(pilot.picture == before)
    #expect(!pilot.clock.hasWork)
  }

  @Test func aLineThatProvesSlowEndsTheMovement() {
    let pilot = pilot(moving)
    let before = pilot.picture
    answers.change(\.step, 1)
    #expect(pilot.picture != before)
    pilot.screen.unsentBytes = { 1 }
    pilot.clock.advance(by: .milliseconds(40))
    #expect(pilot.picture == before)
    #expect(!pilot.clock.hasWork)
  }

  @Test func theSignOfWorkStandsStillWhileTheLineIsBusy() {
    let pilot = pilot(moving)
    answers.change(\.isBusy, true)
    let before = pilot.picture
    pilot.screen.unsentBytes = { 1 }
    pilot.clock.advance(by: .milliseconds(150))
    #expect(pilot.picture == before)
    pilot.screen.unsentBytes = { 0 }
    pilot.clock.advance(by: .milliseconds(150))
    #expect(pilot.picture != before)
  }

  @Test func theSideIsTheOneItComesFrom() throws {
    let pilot = pilot(moving)
    let place = try #require(column(pilot))
    answers.change(\.step, 1)
    pilot.clock.advance(by: .milliseconds(80))
    #expect(try #require(column(pilot)) > place)
    pilot.keys("<Left>")
    answers.isForward = false
    answers.change(\.step, 0)
    pilot.clock.advance(by: .milliseconds(120))
    #expect(column(pilot) != place)
  }

  @Test func aKeyEndsTheMovement() {
    let pilot = pilot(moving)
    let before = pilot.picture
    answers.change(\.step, 1)
    #expect(pilot.picture != before)
    pilot.keys("<Left>")
    #expect(pilot.picture == before)
    #expect(!pilot.clock.hasWork)
  }

  @Test func withReduceMotionNothingSlidesOrTurns() {
    let pilot = pilot(ScreenOptions(colours: .monochrome, reduceMotion: true))
    let before = pilot.picture
    answers.change(\.step, 1)
    #expect(pilot.picture == before)
    answers.change(\.isBusy, true)
    _ = pilot.screen.frame()
    #expect(!pilot.clock.hasWork)
  }

  @Test func theSignOfWorkTurnsOnlyWhileItIsThere() {
    let pilot = pilot(moving)
    _ = pilot.screen.frame()
    #expect(!pilot.clock.hasWork)
    answers.change(\.isBusy, true)
    let before = pilot.picture
    let cursor = pilot.cursor
    pilot.clock.advance(by: .milliseconds(150))
    #expect(pilot.picture != before)
    #expect(pilot.cursor == cursor)
    answers.change(\.isBusy, false)
    _ = pilot.screen.frame()
    #expect(!pilot.clock.hasWork)
  }

  @Test func anIdleScreenAsksForNoFrames() {
    let pilot = pilot(moving)
    _ = pilot.screen.frame()
    let asked = pilot.framesAsked
    pilot.clock.advance(by: .seconds(60))
    #expect(pilot.framesAsked == asked)
  }

  @Test func manyChangesAskForOneFrame() {
    let pilot = pilot(moving)
    _ = pilot.screen.frame()
    let asked = pilot.framesAsked
    for character in "hello" { pilot.screen.handle(.key(.character(character))) }
    #expect(pilot.framesAsked == asked + 1)
    _ = pilot.screen.frame()
    pilot.screen.handle(.key(.character("!")))
    #expect(pilot.framesAsked == asked + 2)
  }
}

extension String {
  /// The place, in characters, at which another text begins.
  fileprivate func range(of other: String) -> Int? {
    indices.first { self[$0...].hasPrefix(other) }.map { distance(from: startIndex, to: $0) }
  }
}
