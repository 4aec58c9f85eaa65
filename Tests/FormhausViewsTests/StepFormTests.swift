import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

/// Two steps: a name, then a colour that must be given.
private struct Visit: View {
  @State private var name = "Ada"
  @State private var colour = ""
  var current: Binding<Int>?
  var reviewTitle: String?
  var reviewNote: String?
  var submitTitle: String?
  let onSubmit: @Sendable @MainActor () async throws -> Void
  var onSuccess: @Sendable @MainActor () -> Void = {}

  var body: some View {
    StepForm(
      steps: [
        StepForm.Step(
          id: "who", title: "Who", isValid: !name.isEmpty, summary: [.init("Name", name)]
        ) {
          TextField("Name", text: $name)
        },
        StepForm.Step(
          id: "colour", title: "Colour", isValid: !colour.isEmpty,
          summary: [.init("Colour", colour), .init("Remark", "")]
        ) {
          TextField("Colour", text: $colour)
        },
      ],
      current: current, reviewTitle: reviewTitle, reviewNote: reviewNote, submitTitle: submitTitle,
      onSubmit: onSubmit, onSuccess: onSuccess)
  }
}

@MainActor
@Suite("StepForm")
struct StepFormTests {
  /// What the submit closure is answered: an error that it throws, or nil.
  private let answer = HeldAnswer<(any Error)?>()

  private func page(reduceMotion: Bool = false, onSuccess: @escaping @Sendable @MainActor () -> Void = {})
    -> Page
  {
    let answer = answer
    return Page(
      Visit(onSubmit: { if let error = await answer.value() { throw error } }, onSuccess: onSuccess),
      reduceMotion: reduceMotion)
  }

  /// A page on Review, everything filled in.
  private func pageOnReview(
    reduceMotion: Bool = false, onSuccess: @escaping @Sendable @MainActor () -> Void = {}
  )
    -> Page
  {
    let page = page(reduceMotion: reduceMotion, onSuccess: onSuccess)
    page.press("Continue")
    page.type("Red", into: "Colour")
    page.press("Continue")
    return page
  }

  @Test("the first step: indicator, content, Continue, no Back")
  func firstStep() throws {
    let page = page()
    #expect(page.heading == "Step 1 of 3, Who")
    let indicator = try #require(
      page.elements.first { if case .indicator = $0.content { true } else { false } })
    if case .indicator(let number, let of, let words, let title, _) = indicator.content {
      #expect(number == 1)
      #expect(of == 3)
      #expect(words.string == "Step 1 of 3")
      #expect(title.string == "Who")
    }
    #expect(indicator.style.isSticky)
    #expect(indicator.semantics?.purpose == .step(number: 1, of: 3, title: "Who"))
    #expect(page.named("Name")?.value == "Ada")
    #expect(page.buttons == ["Continue"])
  }

  @Test("Back appears from the second step; an arriving step is said and slides in from its side")
  func secondStep() {
    let page = page()
    page.press("Continue")
    #expect(page.heading == "Step 2 of 3, Colour")
    #expect(page.announcement == "Step 2 of 3, Colour")
    #expect(page.buttons == ["Back", "Continue"])
    let forward = page.elements.compactMap(\.style.slide).first
    #expect(forward?.isForward == true)
    page.press("Back")
    #expect(page.heading == "Step 1 of 3, Who")
    let backward = page.elements.compactMap(\.style.slide).first
    #expect(backward?.isForward == false)
    #expect(backward?.key != forward?.key)
  }

  @Test("Continue is dimmed until the step is valid, yet can be focused, and says why when it is pressed")
  func dimmed() throws {
    let page = page()
    page.press("Continue")
    let button = try #require(page.named("Continue"))
    #expect(button.dimmedReason == "This step is not finished")
    #expect(button.isFocusable)
    #expect(!button.isDisabled)
    page.press("Continue")
    #expect(page.announcement == "This step is not finished")
    #expect(page.heading == "Step 2 of 3, Colour")
    page.type("Red", into: "Colour")
    #expect(page.named("Continue")?.dimmedReason == nil)
  }

  @Test("Review shows each step's answers, Not given for an empty one, and an Edit link that names its step")
  func review() {
    let page = pageOnReview()
    #expect(page.heading == "Step 3 of 3, Review")
    #expect(page.answers == ["Name: Ada", "Colour: Red", "Remark: Not given"])
    #expect(page.buttons == ["Edit", "Edit", "Back", "Submit"])
    #expect(page.named("Edit Who")?.purpose == .edit)
    #expect(page.named("Edit Colour")?.purpose == .edit)
    #expect(page.named("Submit")?.purpose == .submit)
    let empty = page.elements.compactMap { element in
      if case .answer(_, _, let isGiven) = element.content { isGiven } else { nil }
    }
    #expect(empty == [true, true, false])
  }

  @Test("Edit jumps to the step, Continue then reads Back to review and returns straight there")
  func edit() {
    let page = pageOnReview()
    page.press("Edit Who")
    #expect(page.heading == "Step 1 of 3, Who")
    #expect(page.buttons == ["Back to review"])
    page.type("Maya", into: "Name")
    page.press("Back to review")
    #expect(page.heading == "Step 3 of 3, Review")
    #expect(page.answers.first == "Name: Maya")
  }

  @Test("an answer cleared through Edit: Review marks its step, and Submit takes the person to it")
  func editUnfinished() {
    let page = pageOnReview()
    page.press("Edit Colour")
    page.type("", into: "Colour")
    page.press("Back")
    #expect(page.buttons == ["Back to review"])
    page.press("Back to review")
    #expect(page.heading == "Step 3 of 3, Review")
    #expect(page.texts.contains("! Not finished"))
    page.press("Submit")
    #expect(page.heading == "Step 2 of 3, Colour")
    page.type("Blue", into: "Colour")
    page.press("Back to review")
    #expect(page.heading == "Step 3 of 3, Review")
  }

  @Test("a step that is not finished is marked on Review, and Submit takes the person to it")
  func notFinished() {
    var current = 2
    let page = Page(Visit(current: Binding(get: { current }, set: { current = $0 }), onSubmit: {}))
    #expect(page.texts.contains("! Not finished"))
    #expect(page.named("Colour, not finished")?.role == .text)
    page.press("Submit")
    #expect(current == 1)
    #expect(page.heading == "Step 2 of 3, Colour")
  }

  @Test("reviewTitle, reviewNote and submitTitle are those of the host")
  func titles() {
    let page = Page(
      Visit(
        current: .constant(2), reviewTitle: "Check", reviewNote: "We call you.", submitTitle: "Send it",
        onSubmit: {}))
    #expect(page.heading == "Step 3 of 3, Check")
    #expect(page.buttons.last == "Send it")
    #expect(page.named("We call you.")?.purpose == .note)
    #expect(page.elements.contains { if case .note = $0.content { true } else { false } })
  }

  @Test("sending: the button is busy and keeps the focus, the Edit links are gone; then the check stays")
  func sending() async throws {
    var successes = 0
    let page = pageOnReview { successes += 1 }
    page.press("Submit")
    let sending = try #require(page.named("Sending..."))
    #expect(sending.purpose == .sending)
    #expect(sending.isFocusable && sending.isLocked)
    #expect(
      page.elements.contains { if case .button(_, _, let isBusy) = $0.content { isBusy } else { false } })
    #expect(page.buttons == ["Back", "Sending..."])
    #expect(page.named("Back")?.isDisabled == true)
    #expect(page.announcement == "Sending...")
    answer.release(nil)
    await page.settle()
    #expect(page.buttons == ["✓ Sent"])
    #expect(page.announcement == "Sent")
    #expect(page.named("✓ Sent")?.purpose == .sent)
    page.clock.advance(by: .milliseconds(599))
    #expect(successes == 0)
    page.clock.advance(by: .milliseconds(1))
    #expect(successes == 1)
    #expect(page.buttons == ["✓ Sent"])
  }

  @Test("under Reduce Motion onSuccess comes with the check")
  func reducedMotion() async {
    var successes = 0
    let page = pageOnReview(reduceMotion: true) { successes += 1 }
    answer.release(nil)
    page.press("Submit")
    await page.settle()
    page.clock.advance(by: .zero)
    #expect(successes == 1)
  }

  @Test("a thrown error's own text stands under the button, else the default one")
  func failure() async {
    struct Taken: LocalizedError {
      let errorDescription: String? = "That time is taken."
    }
    struct Other: Error {}
    for (error, text) in [
      (Taken() as any Error, "That time is taken."), (Other(), "Couldn't send this. Try again."),
    ] {
      let page = Page(
        Visit(
          onSubmit: { throw error },
          onSuccess: { Issue.record("A failure is no success") }))
      page.press("Continue")
      page.type("Red", into: "Colour")
      page.press("Continue")
      page.press("Submit")
      await page.settle()
      #expect(page.texts.last == "! " + text)
      #expect(page.announcement == text)
      #expect(page.named(text)?.purpose == .failed)
      #expect(page.buttons == ["Edit", "Edit", "Back", "Submit"])
    }
  }

  @Test("a cancellation goes back to rest quietly")
  func cancellation() async {
    let page = pageOnReview()
    page.press("Submit")
    #expect(page.announcement == "Sending...")
    answer.release(CancellationError())
    await page.settle()
    #expect(page.buttons == ["Edit", "Edit", "Back", "Submit"])
    #expect(page.announcement == "")
    #expect(!page.texts.contains { $0.hasPrefix("!") })
  }

  @Test("Esc while sending calls it off")
  func calledOff() async throws {
    let page = pageOnReview { Issue.record("It was called off") }
    page.press("Submit")
    let cancel = try #require(page.named("Sending...")?.actions.cancel)
    cancel()
    #expect(page.buttons == ["Back", "Stopping..."])
    answer.release(CancellationError())
    await page.settle()
    #expect(page.buttons == ["Edit", "Edit", "Back", "Submit"])
    page.clock.advance(by: .seconds(1))
    #expect(page.buttons == ["Edit", "Edit", "Back", "Submit"])
  }

  @Test("an external `current` follows the form, and the form follows it")
  func current() {
    var current = 0
    let page = Page(Visit(current: Binding(get: { current }, set: { current = $0 }), onSubmit: {}))
    page.press("Continue")
    #expect(current == 1)
    current = 0
    page.host.invalidate()
    #expect(page.heading == "Step 1 of 3, Who")
    current = 2
    page.host.invalidate()
    #expect(page.heading == "Step 3 of 3, Review")
  }

  @Test("what was typed in a step is still there when the person comes back to it")
  func comesBack() {
    let page = page()
    page.type("Maya", into: "Name")
    page.press("Continue")
    page.press("Back")
    #expect(page.named("Name")?.value == "Maya")
  }
}
