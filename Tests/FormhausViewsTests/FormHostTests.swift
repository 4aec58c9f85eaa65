import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

@MainActor
@Suite("What the host does for a FormhausForm")
struct FormHostTests {
  @Test("each hook has its modifier, and all of them are called in order")
  func hooks() async throws {
    let log = Log()
    let page = Page(
      FormhausForm(definition: try FormDefinition(json: trip)) { values, _ in
        log.lines.append("submit \(JSONValue.object(values))")
        return .ok
      }
      .onStepValidate { step, values in
        log.lines.append("validate \(step) \(JSONValue.object(values))")
        return [:]
      }
      .onBeforeStepChange { change in
        log.lines.append("before \(change.fromStepID) \(change.toStepID)")
        return true
      }
      .onAfterStepChange { log.lines.append("after \($0.fromStepID) \($0.toStepID)") }
      .onBeforeSubmit { values in
        log.lines.append("before submit")
        values["note"] = "filled in"
        return true
      }
      .onAfterSubmit { log.lines.append("after submit \(JSONValue.object($0))") })
    page.press("Continue")
    page.press("Book")
    await settle { page.buttons == ["✓ Sent"] }
    #expect(
      log.lines == [
        #"validate one {"place":"Oslo"}"#, "before one two", "after one two", "before submit",
        #"submit {"place":"Oslo","note":"filled in"}"#, #"after submit {"place":"Oslo","note":"filled in"}"#,
      ])
  }

  @Test("while a step is checked the button says so and all fields are locked")
  func checking() async throws {
    let verdict = HeldAnswer<[String: String]>()
    let page = Page(
      FormhausForm(definition: try FormDefinition(json: trip)) { _, _ in .ok }
        .onStepValidate { _, _ in await verdict.value() })
    page.press("Continue")
    #expect(page.buttons == ["Checking..."])
    #expect(page.named("Place")?.isLocked == true)
    #expect(page.announcement == "Checking...")
    verdict.release(["place": "No flights there"])
    await settle { page.buttons == ["Continue"] }
    #expect(page.named("Place")?.error == "No flights there")
    #expect(page.named("Place")?.isLocked == false)
  }

  @Test("the hooks of the latest body are the ones that are asked")
  func latest() async throws {
    let log = Log()
    let page = Page(Counting(definition: try FormDefinition(json: trip), log: log))
    page.press("Continue")
    page.press("Count")
    _ = page.buttons
    page.press("Back")
    #expect(log.lines == ["1 from 0", "2 from 1"])
  }

  @Test("named checks and options of the host")
  func checksAndOptions() async throws {
    let page = Page(
      FormhausForm(
        definition: try FormDefinition(json: [
          "id": "f", "title": "F", "submit": ["label": "Send"],
          "fields": [
            ["key": "code", "type": "text", "label": "Code", "validation": ["validator": "known"]],
            ["key": "city", "type": "radio", "label": "City", "optionsFrom": "cities"],
          ],
        ]), initialValues: ["code": "x"]
      ) { _, _ in .ok }
      .optionsProviders(["cities": { _ in [OptionDefinition(value: "o", label: "Oslo")] }])
      .asyncValidators(["known": { value, _ in value == "x" ? "Unknown code" : nil }]))
    await settle { !page.optionLabels.isEmpty }
    #expect(page.optionLabels == ["Oslo"])
    page.press("Send")
    await settle { page.buttons == ["Send"] }
    #expect(page.named("Code")?.error == "Unknown code")
  }

  private func settle(_ isDone: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(20)
    var turns = 0
    while !isDone(), turns < 10_000 || ContinuousClock.now < end {
      turns += 1
      await Task.yield()
    }
  }
}

/// Two steps, the first answered.
private let trip: JSONValue = [
  "id": "trip", "title": "Trip", "submit": ["label": "Book"],
  "steps": [
    [
      "id": "one", "title": "Where",
      "fields": [["key": "place", "type": "text", "label": "Place", "defaultValue": "Oslo"]],
    ],
    ["id": "two", "title": "Note", "fields": [["key": "note", "type": "text", "label": "Note"]]],
  ],
]

@MainActor
private final class Log {
  var lines: [String] = []
}

/// A form whose hook knows the count as of its body.
private struct Counting: View {
  @State private var count = 0
  let definition: FormDefinition
  let log: Log

  var body: some View {
    let (log, count) = (log, count)
    VStack {
      Button("Count") { self.count += 1 }
      FormhausForm(definition: definition) { _, _ in .ok }
        .onBeforeStepChange { _ in
          log.lines.append("\(log.lines.count + 1) from \(count)")
          return true
        }
    }
  }
}
