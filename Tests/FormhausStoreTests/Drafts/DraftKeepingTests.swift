import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@MainActor
@Suite("Keeping a draft")
struct DraftKeepingTests {
  @Test("text is kept within the second in which it is typed, however long one types")
  func typing() throws {
    let desk = try DraftDesk(diary)
    var typed = ""
    for letter in "Ada Lovelace of London" {
      typed.append(letter)
      desk.send(.setText(key: "name", typed))
      desk.clock.advance(by: .milliseconds(100))
      let kept = desk.draft?.answers.last?.value?.stringValue ?? ""
      #expect(typed.count - kept.count <= 10)
    }
    #expect(desk.changes.count <= 6)
    desk.clock.advance(by: .seconds(1))
    #expect(desk.draft?.answers.map(\.value) == ["Ada Lovelace of London"])
  }

  @Test("nothing is waited for while nobody types, and nothing is kept of a form that was only looked at")
  func idle() throws {
    let desk = try DraftDesk(diary)
    #expect(!desk.clock.hasWork)
    desk.send(.goTo(key: "name"), .setText(key: "name", ""))
    desk.clock.advance(by: .seconds(1))
    #expect(!desk.clock.hasWork)
    #expect(desk.changes.count <= 1)
  }

  @Test("an answer that is picked is kept at once, and with it the text that waits")
  func picking() throws {
    let desk = try DraftDesk(diary)
    desk.send(.setText(key: "name", "Ada"))
    #expect(desk.changes.isEmpty)
    desk.send(.setValue(key: "plan", "pro"))
    #expect(desk.changes.count == 1)
    #expect(desk.draft?.answers.map(\.key) == ["name", "plan"])
    desk.clock.advance(by: .seconds(1))
    #expect(desk.changes.count == 1)
  }

  @Test("an answer that goes with its question goes from the draft")
  func hidden() throws {
    let desk = try DraftDesk(diary)
    desk.send(.setValue(key: "plan", "pro"), .setText(key: "firm", "Acme"), .setValue(key: "plan", "free"))
    #expect(desk.draft?.answers.first { $0.key == "firm" }?.value == nil)
    #expect(desk.draft?.answers.last?.key == "plan")
  }

  @Test("moving on is kept at once")
  func moving() throws {
    let desk = try DraftDesk(diary)
    desk.send(.next)
    #expect(desk.draft?.place == DraftPlace(step: "what"))
    desk.send(.next, .next)
    #expect(desk.draft?.place == DraftPlace(step: "people", isReview: true))
  }

  @Test("no password and nothing sensitive is ever kept")
  func secrets() throws {
    let desk = try DraftDesk(diary)
    let secret = "hidden-secret"
    desk.send(.setText(key: "name", "Ada"), .setText(key: "pin", secret), .setText(key: "doctor", secret))
    desk.clock.advance(by: .seconds(1))
    desk.send(.setValue(key: "parcel", ["city": .string(secret)]), .next, .next)
    desk.send(.addItem(group: "people"))
    for key in ["code", "blood"] {
      desk.send(.setText(key: "people.0.\(key)", secret + " "))
      desk.clock.advance(by: .seconds(1))
    }
    desk.send(.setText(key: "people.0.name", "Bo"), .next)
    #expect(desk.engine.value("people.0.blood") == .string(secret))
    #expect(desk.text.contains("\"Bo\""))
    #expect(!desk.text.contains("secret"))
  }

  @Test("a sensitive section covers its fields")
  func sensitiveSection() throws {
    var section = FieldDefinition(
      key: "health", type: "section", label: "Health",
      details: .section(
        SectionDefinition(fields: [FieldDefinition(key: "blood", type: "text", label: "Blood")])))
    section.sensitive = true
    let desk = try DraftDesk(
      FormDefinition(
        id: "health", title: "Health", submit: ActionDefinition(label: "Send"),
        fields: [section, FieldDefinition(key: "name", type: "text", label: "Name")]))
    desk.send(.setText(key: "blood", "secret"), .setText(key: "name", "Ada"), .draft(.keep))
    #expect(desk.draft?.answers.map(\.key) == ["name"])
  }

  @Test("an address is kept as it is typed, not letter by letter")
  func address() throws {
    let desk = try DraftDesk(diary)
    for city in ["U", "Ul", "Ulm"] { desk.send(.setValue(key: "home", ["city": .string(city)])) }
    #expect(desk.changes.isEmpty)
    desk.clock.advance(by: .seconds(1))
    #expect(desk.draft?.answers.map(\.value) == [["city": "Ulm"]])
  }

  @Test("what cannot be kept is told once; what follows is tried all the same")
  func trouble() async throws {
    let desk = try DraftDesk(diary)
    desk.trouble = DraftTrouble(reason: "No space left on device")
    desk.send(.setValue(key: "plan", "pro"))
    await settleDown()
    #expect(
      desk.form.flow.spoken.sentences == [
        "The draft cannot be saved: No space left on device. You can go on."
      ])
    let said = desk.form.flow.spoken.count
    desk.send(.setValue(key: "plan", "free"))
    await settleDown()
    #expect(desk.form.flow.spoken.count == said)
    desk.trouble = nil
    desk.send(.setValue(key: "plan", "pro"))
    await settleDown()
    #expect(desk.changes.count == 3)
    #expect(desk.form.flow.spoken.count == said)
  }

  @Test("once the form was sent there is no draft; a form that was not sent keeps it")
  func sending() async throws {
    let desk = try DraftDesk(diary)
    let (refusing, receiver) = (Receiver(), Receiver())
    desk.send(.setText(key: "name", "Ada"), .next, .next, .next, .submit(refusing.work()))
    refusing.answer.release(.failed("No"))
    await wait { desk.form.flow.submission.failure != nil }
    #expect(desk.removals.isEmpty)
    desk.send(.submit(receiver.work()))
    receiver.answer.release(.sent(message: nil))
    await wait { desk.form.flow.submission.isSent }
    #expect(desk.removals == [.sent])
    let changes = desk.changes.count
    desk.send(.setText(key: "name", "Bo"), .draft(.keep))
    desk.clock.advance(by: .seconds(2))
    #expect(desk.changes.count == changes)
    #expect(desk.removals == [.sent])
  }

  @Test("another program's draft is not touched, and the person is told")
  func taken() throws {
    let desk = try DraftDesk(diary, isTaken: true)
    #expect(desk.form.flow.spoken.sentences.first?.hasPrefix("Another program has this draft open") == true)
    desk.send(.setValue(key: "plan", "pro"), .next)
    desk.clock.advance(by: .seconds(2))
    #expect(desk.changes.isEmpty)
    #expect(desk.removals.isEmpty)
  }
}
