import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import SeededRandom
import Testing

@MainActor
@Suite("Going on with a draft")
struct DraftResumingTests {
  /// A draft as a crash leaves it, after these actions.
  private func draft(_ json: JSONValue = diary, _ actions: FormAction...) throws -> Draft {
    let desk = try DraftDesk(json)
    for action in actions { desk.send(action) }
    desk.clock.advance(by: .seconds(1))
    return try #require(desk.draft)
  }

  @Test(
    "it is offered with its day, its time and its step",
    arguments: [
      ("en", "2026-12-01", "Draft of today 14:02, step 2 of 4"),
      ("en", "2026-11-30", "Draft of yesterday 14:02, step 2 of 4"),
      ("en_US", "2026-11-02", "Draft of 11/02/2026 14:02, step 2 of 4"),
      ("de", "2026-12-01", "Entwurf von heute 14:02, Schritt 2 von 4"),
      ("fr", "2026-11-30", "Brouillon d’hier 14:02, étape 2 sur 4"),
      ("es", "2026-12-01", "Borrador de hoy 14:02, paso 2 de 4"),
      ("ja", "2026-12-01", "今日14:02の下書き、ステップ2/4"),
    ])
  func offer(_ locale: String, _ day: String, _ title: String) throws {
    let found = try draft(diary, .setText(key: "name", "Ada"), .next)
    let desk = try DraftDesk(diary, found: found, day: day, locale: locale)
    #expect(desk.offer?.title == title)
    #expect(desk.engine.value("name") == nil)
  }

  @Test("a form of one page has no step to tell")
  func onePage() throws {
    let page: JSONValue = [
      "id": "page", "title": "Page", "submit": ["label": "Send"],
      "fields": [["key": "name", "type": "text", "label": "Name"]],
    ]
    let desk = try DraftDesk(page, found: try draft(page, .setText(key: "name", "Ada")))
    #expect(desk.offer?.title == "Draft of today 14:02")
    desk.send(.answer(accepts: true))
    #expect(desk.form.text("name") == "Ada")
    #expect(desk.form.focusWish.key == "name")
  }

  @Test("yes brings the answers, the texts as they were typed, the place and the focus")
  func resume() throws {
    let found = try draft(
      diary, .setText(key: "name", "Ada L "), .setValue(key: "plan", "pro"), .setText(key: "firm", "Acme"),
      .next,
      .setText(key: "amount", "1.50"), .setText(key: "day", "next"),
      .setValue(key: "home", ["street": "Elm 1", "city": " Ulm "]))
    let desk = try DraftDesk(diary, found: found)
    desk.send(.answer(accepts: true))
    #expect(desk.form.question == nil)
    #expect(desk.form.text("name") == "Ada L ")
    #expect(desk.engine.value("name") == "Ada L")
    #expect(desk.engine.value("firm") == "Acme")
    #expect(desk.form.text("amount") == "1.50")
    #expect(desk.engine.value("home.city") == " Ulm ")
    #expect(desk.form.text("day") == "next")
    #expect(desk.engine.currentStep?.id == "what")
    #expect(desk.form.flow.current == 1)
    #expect(desk.form.focusWish.key == "home.street")
    #expect(desk.form.isEdited)
    #expect(desk.changes.map(\.startsAnew) == [true])
    #expect(desk.draft?.answers.last?.key == "home")
  }

  @Test("Review, skipped steps and the way back to Review come back")
  func places() throws {
    let receiver = Receiver()
    var desk = try DraftDesk(
      diary,
      found: try draft(diary, .next, .setText(key: "amount", "5"), .skip(receiver.work()), .next))
    #expect(desk.offer?.title == "Draft of today 14:02, step 4 of 4")
    desk.send(.answer(accepts: true))
    #expect(desk.form.isReviewing)
    #expect(desk.engine.skippedSteps == ["what"])
    #expect(desk.engine.value("amount") == nil)
    desk.send(.edit(0))
    desk = try DraftDesk(diary, found: desk.draft)
    desk.send(.answer(accepts: true))
    #expect(desk.engine.currentStep?.id == "who")
    #expect(desk.form.flow.returnsToReview)
  }

  @Test("items come back with their texts, and with what was taken away of their defaults")
  func items() throws {
    let found = try draft(
      diary, .next, .next, .addItem(group: "people"), .addItem(group: "people"),
      .setText(key: "people.0.name", "Bo "), .setValue(key: "people.1.role", nil),
      .setText(key: "people.1.name", "Cy"))
    let desk = try DraftDesk(diary, found: found)
    desk.send(.answer(accepts: true))
    #expect(desk.engine.itemCount("people") == 2)
    #expect(desk.form.text("people.0.name") == "Bo ")
    #expect(desk.engine.value("people.0.role") == "guest")
    #expect(desk.engine.value("people.1.role") == nil)
    #expect(desk.form.focusWish.key == "people.1.name")
  }

  @Test(
    "a default that was taken away stays away, and answers given beforehand stay where nothing else was said")
  func defaults() throws {
    let found = try draft(diary, .setValue(key: "plan", nil))
    let desk = try DraftDesk(diary, found: found, initial: ["name": "Given"])
    desk.send(.answer(accepts: true))
    #expect(desk.engine.value("plan") == nil)
    #expect(desk.engine.value("name") == "Given")
  }

  @Test("a text that means something else in another language gives way to the answer")
  func otherLanguage() throws {
    let german = try DraftDesk(diary, locale: "de")
    german.send(.next, .setText(key: "amount", "1,5"), .draft(.keep))
    let desk = try DraftDesk(diary, found: german.draft, locale: "en")
    desk.send(.answer(accepts: true))
    #expect(desk.form.text("amount") == "1.5")
    #expect(desk.engine.value("amount") == german.engine.value("amount"))
  }

  @Test("what does not fit a changed form is named, and all else comes back")
  func changed() throws {
    let found = try draft(
      diary, .setText(key: "name", "Ada"), .setValue(key: "plan", "pro"), .next, .setText(key: "amount", "5"),
      .next,
      .addItem(group: "people"), .setText(key: "people.0.name", "Bo"), .setText(key: "people.0.role", "host"))
    let now: JSONValue = [
      "id": "diary", "title": "Diary", "submit": ["label": "Send"],
      "steps": [
        [
          "id": "all", "title": "All",
          "fields": [
            ["key": "name", "type": "text", "label": "Your name"],
            ["key": "amount", "type": "text", "label": "How much"],
            [
              "key": "people", "type": "group", "label": "Friends",
              "fields": [
                ["key": "name", "type": "text", "label": "Name"],
                ["key": "role", "type": "number", "label": "Role number"],
              ],
            ],
          ],
        ],
        ["id": "rest", "title": "Rest", "fields": [["key": "wish", "type": "text", "label": "Wish"]]],
      ],
    ]
    let desk = try DraftDesk(now, found: found)
    #expect(desk.offer?.title == "Draft of today 14:02, step 1 of 3")
    let message = try #require(desk.offer?.message)
    #expect(
      message
        == "The form has changed. These answers do not fit any more: Plan, Amount, Friends, Role number. Go on with it?"
    )
    desk.send(.answer(accepts: true))
    #expect(desk.engine.values == ["name": "Ada", "people": [["name": "Bo"]]])
    #expect(desk.engine.currentStep?.id == "all")
  }

  @Test("a field that became sensitive gets nothing back")
  func becameSensitive() throws {
    let before: JSONValue = [
      "id": "page", "title": "Page", "submit": ["label": "Send"],
      "fields": [["key": "name", "type": "text", "label": "Name"]],
    ]
    let now: JSONValue = [
      "id": "page", "title": "Page", "submit": ["label": "Send"],
      "fields": [["key": "name", "type": "text", "label": "Name", "sensitive": true]],
    ]
    let desk = try DraftDesk(now, found: try draft(before, .setText(key: "name", "Ada")))
    desk.send(.answer(accepts: true))
    #expect(desk.engine.value("name") == nil)
    #expect(!desk.text.contains("Ada"))
  }

  @Test("no asks again before anything is lost")
  func discard() throws {
    let desk = try DraftDesk(diary, found: try draft(diary, .setText(key: "name", "Ada")))
    desk.send(.answer(accepts: false))
    #expect(desk.form.question == .discardDraft)
    desk.send(.answer(accepts: false))
    #expect(desk.offer != nil)
    #expect(desk.removals.isEmpty)
    desk.send(.answer(accepts: false), .answer(accepts: true))
    #expect(desk.form.question == nil)
    #expect(desk.removals == [.discarded])
    #expect(!desk.form.isEdited)
    desk.send(.setValue(key: "plan", "pro"))
    #expect(desk.draft?.answers.map(\.key) == ["plan"])
  }

  @Test("a draft that another program has is offered as a copy, of which nothing is kept")
  func copy() throws {
    let desk = try DraftDesk(diary, found: try draft(diary, .setText(key: "name", "Ada")), isTaken: true)
    #expect(
      desk.offer?.message
        == "Another program has this draft open. What you fill in here is not kept. Go on with it?")
    desk.send(.answer(accepts: true), .setValue(key: "plan", "pro"))
    #expect(desk.engine.value("name") == "Ada")
    #expect(desk.changes.isEmpty)
  }

  @Test("whatever was done, going on brings all of it back", arguments: 0..<60)
  func anything(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var desk = try DraftDesk(diary)
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      desk.send(action(&random, desk.engine))
      guard Int.random(in: 0..<15, using: &random) == 0 else { continue }
      desk.send(.draft(.keep))
      desk = try again(desk)
    }
    desk.send(.draft(.keep))
    let after = try again(desk)
    for key in ["name", "plan", "firm", "amount", "day", "home"] {
      #expect(after.engine.value(key) == desk.engine.value(key), "\(key)")
      #expect(after.form.text(key) == desk.form.text(key), "\(key)")
    }
    #expect(after.engine.itemCount("people") == desk.engine.itemCount("people"))
    for index in 0..<desk.engine.itemCount("people") {
      for key in ["people.\(index).name", "people.\(index).role"] {
        #expect(after.engine.value(key) == desk.engine.value(key), "\(key)")
        #expect(after.form.text(key) == desk.form.text(key), "\(key)")
      }
    }
    #expect(after.engine.currentStep?.id == desk.engine.currentStep?.id)
    #expect(after.form.isReviewing == desk.form.isReviewing)
    #expect(after.engine.skippedSteps == desk.engine.skippedSteps)
    #expect(after.form.flow.current == desk.form.flow.current)
  }

  /// The form after the program was killed and started again.
  private func again(_ desk: DraftDesk) throws -> DraftDesk {
    let after = try DraftDesk(diary, found: desk.draft)
    if after.offer != nil { after.send(.answer(accepts: true)) }
    return after
  }

  private func action(_ random: inout SeededGenerator, _ engine: FormEngine) -> FormAction {
    let text =
      ["", " ", "Ada ", "5", "1.50", "2026-12-24", "24 dec", "x"].randomElement(using: &random) ?? ""
    let items = engine.itemIDs("people")
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4:
      let keys = ["name", "firm", "amount", "day", "pin", "doctor"].filter { engine.isVisible($0) }
      return .setText(key: keys.randomElement(using: &random) ?? "name", text)
    case 5, 6:
      let key = ["name", "role", "code", "blood"].randomElement(using: &random) ?? "name"
      return .setText(key: "people.\(Int.random(in: 0..<3, using: &random)).\(key)", text)
    case 7 where Bool.random(using: &random):
      return .setValue(key: "home", ["city": .string(text)])
    case 7: return .setValue(key: "plan", [nil, "free", "pro"].randomElement(using: &random) ?? nil)
    case 8: return .addItem(group: "people")
    case 9: return items.randomElement(using: &random).map { .removeItem(group: "people", $0) } ?? .next
    case 10: return .moveItem(group: "people", from: 0, to: 1)
    case 11, 12: return .next
    default: return Bool.random(using: &random) ? .back : .skip(Receiver().work())
    }
  }
}
