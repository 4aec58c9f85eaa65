import FormhausPlain
import FormhausText
import Testing

@testable import FormhausViews

/// Trees of a few elements, and what changes in them by itself.
@MainActor
struct SmallTreeTests {
  @Test func textsAreSaidInOrderAndAgainOnlyWhenTheyChange() {
    let talk = Talk(Shop())
    talk.type("2", "3", "/back", "/back", "4")
    #expect(
      talk.news == """
        2 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 2: Shop.
        How many would you like?
        We deliver on Monday.
        Apples, optional, number: > 2
        Pears are from the garden.
        Pears, optional, number: > 3
        Together 5.

        Step 2 of 2: Review.
        Shop.
        1. Apples: 2
        2. Pears: 3
        Type "send" to submit, a number to change an answer, or /quit: > /back

        Step 1 of 2: Shop.
        Pears, optional, number, now 3: > /back
        Apples, optional, number, now 2: > 4
        Pears, optional, number, now 3:
        """)
  }

  @Test func anAnnouncementIsSaidAndTheQuestionAskedAgain() {
    let model = Model()
    let talk = Talk(Watched(model: model))
    _ = talk.news
    model.sentence = "Two people look at this"
    model.serial = 1
    talk.changeByItself()
    talk.changeByItself()
    talk.type("x")
    #expect(
      talk.news == """

        Two people look at this.
        Answer 1, optional: > x

        Step 2 of 2: Second.
        Answer 2, optional, now x:
        """)
  }

  @Test func aQuestionThatGoesByItselfIsNotAskedFurther() {
    let model = Model()
    let talk = Talk(Watched(model: model))
    _ = talk.news
    model.isOpen = false
    talk.changeByItself()
    #expect(
      talk.news == """


        Step 2 of 2: Second.
        This step cannot be left now. Your answers are kept.
        Press Enter to go on, or type /back or /quit:
        """)
  }

  @Test func aStepThatIsBeingCheckedIsWaitedFor() {
    let model = Model()
    let talk = Talk(Watched(model: model))
    _ = talk.news
    model.takesTime = true
    talk.type("x")
    talk.wait(seconds: 10)
    model.takesTime = false
    model.isChecking = false
    model.step = 2
    talk.changeByItself()
    #expect(
      talk.news == """
        > x
        Checking. Please wait.
        Still working, 10 seconds.

        Step 2 of 2: Second.
        Answer 2, optional, now x:
        """)
  }

  @Test func aPageWithNothingToDoSaysTheWayOut() {
    let talk = Talk(Text("There is no form here."))
    talk.type("", "hello", "?", "/quit", "y")
    #expect(
      talk.news == """
        Type ? for help at any time, /back to go back, /quit to leave.
        There is no form here.
        There is nothing to answer here. Type /back or /quit: >
        There is nothing to answer here. Type /back or /quit: > hello
        There is nothing to answer here. Type /back or /quit: > ?
        /back goes to the question before.
        /clear empties the answer. Enter alone keeps it.
        /review says your answers so far.
        /help or ? says this.
        /quit leaves without sending.
        An answer that begins with / is typed with //.
        There is nothing to answer here. Type /back or /quit: > /quit
        Cancel? Type "yes" to leave: > y

        """)
    #expect(talk.ending == .left)
  }

  @Test func aChoiceMovesOnWhereThereIsNoButton() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "steps": [
          {"id": "a", "title": "Kind", "next": false, "fields": [
            {"key": "kind", "type": "radio", "label": "Kind", "autoAdvance": true, "options": [
              {"value": "x", "label": "Private"}, {"value": "y", "label": "Business"}]}]},
          {"id": "b", "title": "Name", "fields": [{"key": "name", "type": "text", "label": "Name"}]}]}
        """))
    _ = talk.news
    talk.type("1")
    #expect(
      talk.news == """
        > 1
        Kind: Private.

        Step 2 of 3: Name.
        Name, optional:
        """)
  }

  @Test func aDisabledSubmitIsSaid() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send", "disabled": [{"field": "a", "eq": "stop"}]},
         "fields": [{"key": "a", "type": "text", "label": "Word"}]}
        """))
    talk.type("stop")
    _ = talk.news
    talk.type("send", "1", "go", "send")
    #expect(
      talk.news == """
        > send
        Error: This cannot be sent with these answers.
        Type "send" to submit, a number to change an answer, or /quit: > 1
        Word, optional, now stop: > go
        Changed. Back to review.
        1. Word: go
        Type "send" to submit, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent.

        """)
  }
}

/// Two numbers and their sum, which is a text between them and the end.
private struct Shop: View {
  @State private var apples = ""
  @State private var pears = ""

  var body: some View {
    StepForm(
      steps: [
        StepForm.Step(id: "shop", title: "Shop", summary: [.init("Apples", apples), .init("Pears", pears)]) {
          Text("How many would you like?\nWe deliver on Monday.")
          Well("Apples") { TextField("", text: $apples).answer(kind: .number) }
          Text("Pears are from the garden.")
          Well("Pears") { TextField("", text: $pears).answer(kind: .number) }
          Text("Together \((Int(apples) ?? 0) + (Int(pears) ?? 0)).")
        }
      ], onSubmit: {})
  }
}

/// What a tree shows, changed by a test.
@MainActor
private final class Model {
  var sentence = ""
  var serial = 0
  var isOpen = true
  /// Whether Continue takes its time.
  var takesTime = false
  var isChecking = false
  var step = 1
  var text = ""
}

private struct Watched: View {
  @State private var revision = 0
  let model: Model

  var body: some View {
    VStack {
      StepIndicator(number: model.step, of: 2, title: model.step == 1 ? "First" : "Second")
      if model.isOpen {
        Well("Answer \(model.step)") {
          TextField("", text: Binding(get: { model.text }, set: { model.text = $0 }))
        }
        .id(model.step)
      }
      Button("Continue", isBusy: model.isChecking) {
        model.isChecking = model.takesTime
        model.step = model.takesTime ? model.step : 2
        revision += 1
      }
      .purpose(.next)
    }
    .modified { element in
      guard model.serial > 0 else { return }
      element.signals = Signals(
        announcement: Announcement(serial: model.serial, sentences: [SafeText(notes: model.sentence)]))
    }
  }
}
