import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@MainActor
@Suite("Options that the host provides")
struct SessionOptionsTests {
  @Test("they are asked for when the form starts, and the written ones stand until they come")
  func start() async throws {
    let provider = Provider()
    let form = try shop(provider)
    #expect(form.engine.isLoading("region"))
    #expect(labels(form) == ["Elsewhere"])
    await wait { provider.waiting == ["DE"] }
    provider.answer("DE", ["Bayern", "Hessen"])
    await wait { !form.engine.isLoading("region") }
    #expect(labels(form) == ["Bayern", "Hessen"])
    form.update { $0.setValue("name", "Ada") }
    await settleDown()
    #expect(provider.calls == ["DE"])
  }

  @Test("they are asked for again when an answer changes that they depend on; a late answer is dropped")
  func again() async throws {
    let provider = Provider()
    let form = try shop(provider)
    await wait { provider.waiting == ["DE"] }
    form.update { $0.setValue("country", "FR") }
    await wait { provider.waiting.contains("FR") }
    provider.answer("FR", ["Bretagne"])
    await wait { !form.engine.isLoading("region") }
    provider.answer("DE", ["Bayern"])
    await settleDown()
    #expect(labels(form) == ["Bretagne"])
    form.update { $0.setValue("country", "DE") }
    #expect(labels(form) == ["Elsewhere"])
    #expect(form.engine.isLoading("region"))
  }

  @Test("a failure is told in the field, blocks nothing, and is tried again on demand")
  func failure() async throws {
    let provider = Provider()
    let form = try shop(provider)
    await wait { provider.waiting == ["DE"] }
    provider.fail("DE")
    await wait { !form.engine.isLoading("region") }
    #expect(form.session.failure("region")?.kind == .options)
    #expect(form.session.failure("region")?.message == "Couldn't load the options. Try again.")
    #expect(labels(form) == ["Elsewhere"])
    #expect(form.engine.errors.isEmpty)
    form.update { $0.setValue("name", "Ada") }
    await settleDown()
    #expect(provider.calls == ["DE"])
    form.retry("region")
    #expect(form.session.failure("region") == nil)
    await wait { provider.waiting == ["DE"] }
    provider.answer("DE", ["Bayern"])
    await wait { labels(form) == ["Bayern"] }
  }

  @Test("a reset asks anew what was not answered")
  func reset() async throws {
    let provider = Provider()
    let form = try shop(provider)
    await wait { provider.waiting == ["DE"] }
    form.update { $0.reset() }
    #expect(form.engine.isLoading("region"))
    await wait { provider.calls.count == 2 }
    provider.answer("DE", ["Bayern"])
    await wait { labels(form) == ["Bayern"] }
  }

  @Test("each item asks for its own answers, and its options stay with it when it moves")
  func items() async throws {
    let provider = Provider()
    let engine = try FormEngine(
      FormDefinition(json: [
        "id": "trip", "title": "Trip", "submit": ["label": "Send"],
        "fields": [
          [
            "type": "group", "key": "legs", "label": "Legs",
            "fields": [
              ["key": "country", "type": "text", "label": "Country"],
              [
                "key": "region", "type": "select", "label": "Region", "optionsFrom": "regions",
                "optionsDependsOn": ["country"],
              ],
            ],
          ]
        ],
      ]), initialValues: ["legs": [["country": "DE"], ["country": "FR"]]])
    let form = FormController(
      engine,
      host: FormHost(optionsProviders: [
        "regions": { values in try await provider.regions(values["country"]?.stringValue ?? "") }
      ]), clock: TestClock())
    await wait { provider.waiting == ["DE", "FR"] }
    form.update { $0.moveItem("legs", from: 0, to: 1) }
    provider.answer("DE", ["Bayern"])
    await wait { !form.engine.isLoading("legs.1.region") }
    #expect(labels(form, "legs.1.region") == ["Bayern"])
    #expect(labels(form, "legs.0.region") == [])
    #expect(form.engine.isLoading("legs.0.region"))
    form.update { $0.setValue("legs.1.country", "IT") }
    await wait { provider.waiting == ["FR", "IT"] }
    #expect(provider.calls.sorted() == ["DE", "FR", "IT"])
    form.update { $0.removeItem("legs", at: 0) }
    provider.answer("FR", ["Bretagne"])
    provider.answer("IT", ["Lazio"])
    await wait { labels(form, "legs.0.region") == ["Lazio"] }
    #expect(form.engine.fieldLoading == [])
  }

  @Test("when the provider has gone the field is not loading and failed at once")
  func providerGone() async throws {
    let provider = Provider()
    let form = try shop(provider, written: [])
    await wait { provider.waiting == ["DE"] }
    form.host = FormHost()
    form.update { $0.setValue("country", "FR") }
    #expect(!form.engine.isLoading("region"))
    #expect(form.session.failure("region")?.kind == .options)
    provider.answer("DE", ["Bayern"])
    await settleDown()
    #expect(labels(form) == [])
  }

  @Test("options that come while a skipped last step is on its way out are there when it is put back")
  func skippedMeanwhile() async throws {
    let provider = Provider()
    let permission = HeldAnswer<Bool>()
    let form = try shop(
      provider, dependingOn: [], hooks: FormHooks(onBeforeSubmit: { _ in await permission.value() }))
    await wait { provider.waiting == ["DE"] }
    form.update { $0.setValue("name", "Ada") }
    let skip = Task { try await form.skipStepAsync { _, _ in .sent(message: nil) } }
    await wait { permission.waitingCount == 1 }
    provider.answer("DE", ["Bayern", "Hessen"])
    await wait { !form.engine.isLoading("region") }
    permission.release(false)
    #expect(try await skip.value == false)
    #expect(form.engine.value("name") == "Ada")
    #expect(labels(form) == ["Bayern", "Hessen"])
    #expect(!form.engine.isLoading("region"))
  }

  private func labels(_ form: FormController, _ key: String = "region") -> [String] {
    form.engine.field(key)?.options?.map(\.label) ?? []
  }

  /// One step that may be skipped.
  private func shop(
    _ provider: Provider, written options: JSONValue = [["value": "x", "label": "Elsewhere"]],
    dependingOn inputs: JSONValue = ["country"], hooks: FormHooks = FormHooks()
  ) throws -> FormController {
    let engine = try FormEngine(
      FormDefinition(json: [
        "id": "shop", "title": "Shop", "submit": ["label": "Send"],
        "steps": [
          [
            "id": "where", "title": "Where", "skip": ["label": "Skip"],
            "fields": [
              ["key": "name", "type": "text", "label": "Name"],
              ["key": "country", "type": "text", "label": "Country", "defaultValue": "DE"],
              [
                "key": "region", "type": "select", "label": "Region", "optionsFrom": "regions",
                "optionsDependsOn": inputs, "options": options,
              ],
            ],
          ]
        ],
      ]))
    return FormController(
      engine,
      host: FormHost(
        hooks: hooks,
        optionsProviders: [
          "regions": { values in try await provider.regions(values["country"]?.stringValue ?? "") }
        ]), clock: TestClock())
  }
}

/// A provider of options whose answers the test gives.
@MainActor
private final class Provider {
  private(set) var calls: [String] = []
  private var held: [String: HeldAnswer<[String]?>] = [:]

  var waiting: [String] { held.keys.sorted() }

  func regions(_ country: String) async throws -> [OptionDefinition] {
    calls.append(country)
    let answer = held[country] ?? HeldAnswer<[String]?>()
    held[country] = answer
    guard let labels = await answer.value() else { throw CancellationError() }
    return labels.map { OptionDefinition(value: $0, label: $0) }
  }

  func answer(_ country: String, _ labels: [String]) { held.removeValue(forKey: country)?.release(labels) }

  func fail(_ country: String) { held.removeValue(forKey: country)?.release(nil) }
}
