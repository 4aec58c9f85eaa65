import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

@testable import FormhausPlain

@MainActor
@Suite("Steps that the host checks, line by line")
struct StepCheckTests {
  private let verdict = HeldAnswer<[String: String]>()

  private static let trip = """
    {"id": "trip", "title": "Trip", "submit": {"label": "Book"}, "steps": [
      {"id": "one", "title": "Where", "fields": [{"key": "place", "type": "text", "label": "Place"}]},
      {"id": "two", "title": "Note", "fields": [{"key": "note", "type": "text", "label": "Note"}]}]}
    """

  private func talk() throws -> Talk {
    let verdict = verdict
    return Talk(
      FormhausForm(
        definition: try FormDefinition(json: JSONParser.parse(StepCheckTests.trip)),
        options: FormEngineOptions(typeChecks: true, trimsText: true)
      ) { _, _ in .ok }.onStepValidate { step, _ in step == "one" ? await verdict.value() : [:] })
  }

  @Test func theConversationWaitsAndGoesOn() async throws {
    let talk = try talk()
    _ = talk.news
    talk.type("Oslo")
    await talk.waitForChange { verdict.release([:]) }
    #expect(
      talk.news == """
        > Oslo
        Checking. Please wait.

        Step 2 of 3: Note.
        Note, optional:
        """)
  }

  @Test func whatTheCheckRefusesIsAskedAgain() async throws {
    let talk = try talk()
    _ = talk.news
    talk.type("Oslo")
    await talk.waitForChange { verdict.release(["place": "No flights there"]) }
    #expect(
      talk.news == """
        > Oslo
        Checking. Please wait.
        Error: Place: No flights there.
        Place, optional, now Oslo:
        """)
  }

  @Test func whatIsCheckedBeforeItIsSentIsWaitedForToTheEnd() async throws {
    let permission = HeldAnswer<Bool>()
    let receipt = HeldAnswer<SubmitResult>()
    let talk = Talk(
      FormhausForm(
        definition: try FormDefinition(
          json: JSONParser.parse(
            #"{"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": ["#
              + #"{"key": "name", "type": "text", "label": "Name"}]}"#))
      ) { _, _ in await receipt.value() }.onBeforeSubmit { _ in await permission.value() })
    talk.type("Ada")
    _ = talk.news
    talk.type("send")
    await talk.waitForChange { permission.release(true) }
    await talk.waitForChange { receipt.release(.failure("The line is dead")) }
    #expect(
      talk.news == """
        > send
        Checking. Please wait.
        Error: The line is dead.
        Type "send" to try again, a number to change an answer, or /quit:
        """)
  }

  @Test func aGuardThatSaysNoIsToldAsSuch() async throws {
    let talk = Talk(
      FormhausForm(definition: try FormDefinition(json: JSONParser.parse(StepCheckTests.trip))) { _, _ in
        .ok
      }.onBeforeStepChange { _ in false })
    _ = talk.news
    talk.type("Oslo")
    #expect(
      talk.news == """
        > Oslo
        This step cannot be left now. Your answers are kept.
        Place, optional, now Oslo:
        """)
  }

  @Test func ctrlCCallsOffTheCheck() async throws {
    let talk = try talk()
    talk.type("Oslo")
    talk.interrupt()
    #expect(
      talk.news.hasSuffix(
        """
        Checking was stopped. Your answers are kept.
        Place, optional, now Oslo:
        """))
    verdict.release(["place": "Too late"])
    for _ in 0..<20 { await Task.yield() }
    talk.changeByItself()
    #expect(talk.news == "")
  }
}
