import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

@testable import FormhausPlain

/// What the host does for one question, which takes its time: the options of a list, the check of an answer.
@MainActor
@Suite("Waiting for a question's host, line by line")
struct WaitingTests {
  private let cities = HeldAnswer<[OptionDefinition]>()

  private static let form = """
    {"id": "trip", "title": "Trip", "submit": {"label": "Book"}, "fields": [
      {"key": "name", "type": "text", "label": "Name"},
      {"key": "city", "type": "radio", "label": "City", "optionsFrom": "cities"}]}
    """

  private func talk(_ options: PlainOptions = PlainOptions()) throws -> Talk {
    let cities = cities
    let talk = Talk(
      FormhausForm(definition: try FormDefinition(json: JSONParser.parse(WaitingTests.form))) { _, _ in .ok }
        .optionsProviders(["cities": { _ in await cities.value() }]), options: options)
    talk.type("Ada")
    return talk
  }

  private func arrive(_ talk: Talk) async {
    cities.release([OptionDefinition(value: "o", label: "Oslo")])
    await talk.wait(for: "1. Oslo")
  }

  @Test func whatTakesLongIsSaidAgain() async throws {
    let talk = try talk()
    talk.wait(seconds: 65)
    await arrive(talk)
    talk.wait(seconds: 600)
    #expect(
      talk.news.hasSuffix(
        """
        > Ada
        City: Loading...
        Still working, 10 seconds.
        Still working, 30 seconds.
        Still working, 1 minute.
        1. Oslo
        Type a number, part of a name, or ? for help.
        City, optional, number or name:
        """), "\(talk.picture)")
    #expect(!talk.clock.hasWork, "nothing wakes up while nothing is waited for")
  }

  @Test func whoWantsQuietHearsTheFirstLineOnly() async throws {
    let talk = try talk(PlainOptions(isQuietWhileWaiting: true))
    talk.wait(seconds: 65)
    await arrive(talk)
    #expect(!talk.news.contains("Still working"))
  }

  @Test func askingWhetherToLeaveNeitherEndsNorBeginsTheCountAnew() async throws {
    let talk = try talk()
    talk.wait(seconds: 9)
    talk.interrupt()
    _ = talk.news
    talk.wait(seconds: 11)
    #expect(talk.news == "", "while something is asked, nothing is said in between")
    talk.type("no")
    talk.wait(seconds: 10)
    #expect(
      talk.news == """
        > no
        Not cancelled. Your answers are kept.
        Still working, 30 seconds.

        """)
    await arrive(talk)
    talk.wait(seconds: 600)
    #expect(!talk.news.contains("Still working"))
  }

  @Test func whatCameWhileItWasAskedWhetherToLeaveIsAskedAfterwards() async throws {
    let talk = try talk()
    talk.interrupt()
    await talk.waitForChange { cities.release([OptionDefinition(value: "o", label: "Oslo")]) }
    talk.type("no")
    #expect(
      talk.news.hasSuffix(
        "1. Oslo\nType a number, part of a name, or ? for help.\nCity, optional, number or name:"),
      "\(talk.picture)")
    talk.wait(seconds: 600)
    #expect(talk.news == "")
  }

  @Test func aCheckOfOneAnswerThatIsTriedAgainIsCountedToo() async throws {
    let verdict = HeldAnswer<String?>()
    let calls = Calls()
    let definition = try FormDefinition(
      json: JSONParser.parse(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "code", "type": "text", "label": "Code", "validation": {"validator": "known"}}]}
        """))
    let talk = Talk(
      FormhausForm(definition: definition) { _, _ in .ok }.asyncValidators([
        "known": { _, _ in
          if await calls.next() == 1 { throw CancelledCheck() }
          return await verdict.value()
        }
      ]))
    talk.type("x")
    talk.type("send")
    await talk.wait(for: "/retry to try again")
    _ = talk.news
    talk.type("/retry")
    talk.wait(seconds: 10)
    #expect(talk.news == "> /retry\nCode: Checking...\nStill working, 10 seconds.\n")
    verdict.release(nil)
  }
}

@MainActor
private final class Calls {
  private var count = 0

  /// Counts a call.
  func next() -> Int {
    count += 1
    return count
  }
}

private struct CancelledCheck: Error {}
