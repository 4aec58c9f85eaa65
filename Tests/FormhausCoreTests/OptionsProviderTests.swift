import FormhausCore
import FormhausText
import Testing

@Suite("Options from the host")
struct OptionsProviderTests {
  private let city = FieldDefinition(
    key: "city", type: "select", label: "City", options: [OptionDefinition(value: "old", label: "Old")],
    optionsFrom: "cities", optionsDependsOn: ["country"])

  private func page(_ fields: FieldDefinition...) -> FormDefinition {
    FormDefinition(id: "f", title: "F", submit: ActionDefinition(label: "Send"), fields: fields)
  }

  private var country: FieldDefinition { FieldDefinition(key: "country", type: "text", label: "Country") }

  private func option(_ value: String, disabled: Lock = .never) -> OptionDefinition {
    OptionDefinition(value: value, label: value, disabled: disabled)
  }

  @Test("a provider is asked anew when an answer that it looks at changes, and only then")
  func requests() throws {
    var engine = try FormEngine(page(country, city, FieldDefinition(key: "x", type: "text", label: "X")))
    #expect(
      engine.optionsRequests.map(\.provider) == ["cities"] && engine.optionsRequests.map(\.inputs) == [[:]])
    let first = engine.optionsRequests
    engine.setValue("x", "1")
    #expect(engine.optionsRequests == first)
    engine.setValue("country", "de")
    #expect(engine.optionsRequests != first && engine.optionsRequests.map(\.inputs) == [["country": "de"]])
  }

  @Test("keys that no provider looks at leave nothing new to ask, in the form and in items")
  func revision() throws {
    let group = FieldDefinition(
      key: "people", type: "group", label: "People",
      details: .group(
        GroupDefinition(fields: [
          FieldDefinition(key: "land", type: "text", label: "Land"),
          FieldDefinition(key: "age", type: "text", label: "Age"),
          FieldDefinition(
            key: "town", type: "select", label: "Town", optionsFrom: "towns",
            optionsDependsOn: ["land", "country", "host"]),
        ])))
    var engine = try FormEngine(
      page(country, city, FieldDefinition(key: "x", type: "text", label: "X"), group),
      initialValues: ["people": [[:], [:]]])
    func isNew(_ key: String, _ value: JSONValue) -> Bool {
      let (revision, requests) = (engine.optionsRevision, engine.optionsRequests)
      engine.setValue(key, value)
      let isNew = revision != engine.optionsRevision
      #expect(isNew || requests == engine.optionsRequests)
      return isNew
    }
    for text in ["1", "2"] {
      let value = JSONValue.string(text)
      #expect(!isNew("x", value) && !isNew("city", value) && !isNew("people.1.age", value))
      #expect(isNew("country", value) && isNew("people.1.land", value) && isNew("host", value))
      #expect(isNew("people", [[:], [:], ["land": value]]))
    }
    let before = engine.optionsRevision
    engine.moveItem("people", from: 0, to: 2)
    #expect(engine.optionsRevision != before)
  }

  @Test("options that came meanwhile stay when an earlier copy is restored")
  func restored() throws {
    var engine = try FormEngine(page(country, city), options: FormEngineOptions(typeChecks: true))
    engine.setValue("city", "new")
    engine.setFieldLoading("city", true)
    let earlier = engine
    engine.setValue("city", nil)
    engine.setOptions([option("new")], ofField: "city")
    engine.setFieldLoading("city", false)
    engine.restore(earlier)
    #expect(engine.value("city") == "new")
    #expect(engine.field("city")?.options?.map(\.value) == ["new"])
    #expect(!engine.isLoading("city"))
    #expect(engine.currentStepIsValid)
  }

  @Test("hidden fields ask for nothing")
  func hidden() throws {
    var hidden = city
    hidden.show = [Condition(field: "country", .notEmpty(true))]
    var engine = try FormEngine(page(country, hidden))
    #expect(engine.optionsRequests.isEmpty)
    engine.setValue("country", "de")
    #expect(engine.optionsRequests.map(\.field) == [.field("city")])
  }

  @Test("the options of the host are shown and kept to; the written ones stand until then")
  func options() throws {
    var engine = try FormEngine(page(country, city), options: FormEngineOptions(typeChecks: true))
    #expect(engine.field("city")?.options?.map(\.value) == ["old"])
    engine.setValue("city", "new")
    #expect(engine.validateField("city") == "Select one of the available options")
    let revision = engine.revision(ofField: "city")
    engine.setOptions([option("new"), option("off", disabled: .always)], ofField: "city")
    #expect(engine.revision(ofField: "city") > revision)
    #expect(engine.errors.isEmpty && engine.currentStepIsValid)
    #expect(engine.visibleFields[1].options?.map(\.value) == ["new", "off"])
    #expect(engine.orderOptions(ofField: "city").map(\.value) == ["new", "off"])
    engine.setValue("city", "off")
    #expect(engine.validateField("city") == "Select one of the available options")
    engine.setOptions(nil, ofField: "city")
    engine.setValue("city", "old")
    #expect(engine.validateField("city") == nil)
    let before = engine.values
    engine.setOptions([], ofField: "nobody")
    #expect(engine.values == before && engine.field("city")?.options?.count == 1)
  }

  @Test("each item of a group asks for itself, its own fields first")
  func items() throws {
    let group = FieldDefinition(
      key: "g", type: "group", label: "G",
      details: .group(GroupDefinition(fields: [country, city], minItems: 2)))
    var engine = try FormEngine(page(country, group), options: FormEngineOptions(typeChecks: true))
    engine.setValue("country", "outer")
    engine.setValue("g.1.country", "de")
    #expect(engine.optionsRequests.map(\.inputs) == [[:], ["country": "de"]])
    let second = try #require(engine.optionsRequests.last?.field)
    engine.moveItem("g", from: 1, to: 0)
    #expect(engine.key(of: second) == "g.0.city")
    engine.setOptions([option("new")], ofField: "g.0.city")
    #expect(engine.field("g.0.city")?.options?.map(\.value) == ["new"])
    #expect(engine.field("g.1.city")?.options?.map(\.value) == ["old"])
    engine.setValue("g.0.city", "new")
    engine.setValue("g.1.city", "new")
    #expect(engine.validate().map(\.key) == ["g.1.city"])
  }

  @Test("the members are read, and an unknown field among them warned of")
  func reading() throws {
    let definition = try FormDefinition(json: [
      "id": "f", "title": "F", "submit": ["label": "Send"],
      "fields": [
        [
          "key": "c", "type": "select", "label": "C", "optionsFrom": "cities",
          "optionsDependsOn": ["gone", "c"],
          "defaultValue": "later",
        ]
      ],
    ])
    #expect(definition.fields[0].optionsFrom == "cities")
    #expect(definition.fields[0].optionsDependsOn == ["gone", "c"])
    #expect(
      checkDefinition(definition).warnings.map(\.message) == [
        "Field \"c\" has options depending on the non-existent field \"gone\""
      ])
  }
}
