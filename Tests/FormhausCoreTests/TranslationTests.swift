import FormhausCore
import FormhausText
import Testing

@Suite("Texts of a definition in other languages")
struct TranslationTests {
  /// A definition that has every text which can be translated.
  private let json: JSONObject = [
    "id": "f", "title": "Visit", "lang": "en", "submit": ["label": "Send"], "cancel": ["label": "Leave"],
    "messages": ["required": "Please fill this in"], "labels": ["back": "Previous"],
    "steps": [
      [
        "id": "who", "title": "Who", "description": "About you", "next": ["label": "On"],
        "back": ["label": "Return"], "skip": ["label": "Not now"],
        "fields": [
          [
            "key": "name", "type": "text", "label": "Name", "placeholder": "Maya",
            "helperText": "As on paper",
            "validation": ["required": true, "minLength": 3, "pattern": "^M", "patternMessage": "Must be M"],
          ],
          [
            "key": "home", "type": "section", "label": "Home", "description": "Where",
            "fields": [
              [
                "key": "plan", "type": "radio", "label": "Plan",
                "options": [["value": "a.b", "label": "Small", "description": "For one", "alt": "S"]],
              ]
            ],
          ],
          ["key": "joy", "type": "scale", "label": "Joy", "minLabel": "Low", "maxLabel": "High"],
          [
            "key": "people", "type": "group", "label": "People", "itemLabel": "Person {n}",
            "addLabel": "Add one",
            "removeLabel": "Drop", "minItems": 1,
            "fields": [
              ["key": "name", "type": "text", "label": "Name", "validation": ["required": "Say the name"]]
            ],
          ],
        ],
      ],
      ["id": "end", "title": "End", "fields": []],
    ],
  ]

  private let german: JSONObject = [
    "title": "Besuch", "submit.label": "Senden", "cancel.label": "Abbruch", "labels.back": "Vorher",
    "messages.required": "Bitte ausfüllen", "steps.who.title": "Wer", "steps.who.description": "Über Sie",
    "steps.who.next.label": "Weiter geht es", "steps.who.back.label": "Rückwärts",
    "steps.who.skip.label": "Später", "steps.end.next.label": "Fertig", "fields.name.label": "Der Name",
    "fields.name.placeholder": "Mia", "fields.name.helperText": "Wie im Ausweis",
    "fields.name.minLengthMessage": "Zu kurz", "fields.name.patternMessage": "Muss mit M beginnen",
    "fields.home.label": "Zuhause", "fields.home.description": "Wo", "fields.plan.label": "Tarif",
    "fields.plan.options.a.b": "Klein", "fields.plan.optionDescriptions.a.b": "Für eine Person",
    "fields.plan.optionAlts.a.b": "K", "fields.joy.label": "Freude", "fields.joy.minLabel": "Wenig",
    "fields.joy.maxLabel": "Viel", "fields.people.label": "Leute",
    "groups.people.itemLabel": "Person Nummer {n}",
    "groups.people.addLabel": "Noch jemand", "groups.people.removeLabel": "Weg",
    "groups.people.fields.name.label": "Wie heißt sie?",
    "groups.people.fields.name.requiredMessage": "Name fehlt",
  ]

  private func definition(_ overlays: JSONObject) throws -> FormDefinition {
    var json = json
    json["i18n"] = .object(overlays)
    return try FormDefinition(json: .object(json))
  }

  @Test("every address finds its text")
  func everyAddress() throws {
    let original = try definition(["de": .object(german)])
    let form = original.localized(to: "de_AT.UTF-8")
    #expect(form.title == "Besuch" && form.submit.label == "Senden" && form.cancel?.label == "Abbruch")
    let step = form.steps[0]
    #expect([step.title, step.description, step.skip?.label] == ["Wer", "Über Sie", "Später"])
    #expect([step.next.label, step.back.label] == ["Weiter geht es", "Rückwärts"])
    #expect(form.steps[1].next.label == "Fertig")
    let name = step.fields[0]
    #expect([name.label, name.placeholder, name.helperText] == ["Der Name", "Mia", "Wie im Ausweis"])
    #expect(name.validation?.messages == ["minLength": "Zu kurz", "pattern": "Muss mit M beginnen"])
    #expect(step.fields[1].label == "Zuhause" && step.fields[1].section?.description == "Wo")
    let option = step.fields[1].section?.fields[0].options?[0]
    #expect([option?.label, option?.description, option?.alt] == ["Klein", "Für eine Person", "K"])
    #expect([step.fields[2].scale?.minLabel, step.fields[2].scale?.maxLabel] == ["Wenig", "Viel"])
    let group = try #require(step.fields[3].group)
    #expect(
      [group.itemLabel, group.addLabel, group.removeLabel] == ["Person Nummer {n}", "Noch jemand", "Weg"])
    #expect(group.fields[0].label == "Wie heißt sie?")
    #expect(Set(original.textAddresses).isSuperset(of: german.keys))
  }

  @Test("an engine speaks the language of its locale, the definition's texts first")
  func engine() throws {
    let form = try definition(["de": .object(german)])
    var engine = try FormEngine(form, options: FormEngineOptions(locale: "de_DE"))
    #expect(
      engine.validate().map(\.message) == ["Bitte ausfüllen", "Name fehlt"])
    #expect(engine.labels[.back] == "Vorher" && engine.labels[.edit] == "Ändern")
    #expect(engine.items("people").map(\.label) == ["Person Nummer 1"])
    var english = try FormEngine(form, options: FormEngineOptions(locale: "en_GB"))
    #expect(english.validate().map(\.message) == ["Please fill this in", "Say the name"])
    #expect(english.labels[.back] == "Previous" && english.items("people").map(\.label) == ["Person 1"])
    var french = try FormEngine(form, options: FormEngineOptions(locale: "fr"))
    #expect(french.validate().map(\.message) == ["Ce champ est obligatoire", "Say the name"])
  }

  @Test("a submission is refused in its language")
  func submission() throws {
    let form = try CompiledForm(definition(["de": .object(german)]))
    let options = SubmissionOptions(locale: "de")
    let once = validateSubmission(form, ["name": "Mo"], options: options)
    #expect(once.errors.map(\.message) == ["Zu kurz", "Mindestens 1 hinzufügen"])
    #expect(validateSubmission(form.localized(to: "de"), ["name": "Mo"], options: options) == once)
  }

  @Test("a region goes before its language, and other languages leave the texts alone")
  func regions() throws {
    let form = try definition(["pt": ["title": "Visita"], "pt-BR": ["title": "Visita (Brasil)"]])
    #expect(form.localized(to: "pt_BR.UTF-8").title == "Visita (Brasil)")
    #expect(form.localized(to: "pt_PT").title == "Visita")
    #expect(form.localized(to: "pt_PT").steps[0].title == "Who")
    #expect(form.localized(to: "it_IT") == form)
  }

  @Test("an address that names no text is warned of, with the closest one")
  func unknownAddress() throws {
    let form = try definition(["de": ["fields.nam.label": "Name", "title": "T"]])
    let warnings = checkDefinition(form).warnings
    #expect(warnings.map(\.code) == ["unknown-text-address"])
    #expect(
      warnings.map(\.message) == [
        "The texts for \"de\" name \"fields.nam.label\", which is no text of the form"
      ])
    #expect(warnings.map(\.hint) == ["Did you mean \"fields.name.label\"?"])
  }

  @Test("texts that a language lacks are hinted at, once for the language")
  func missingTexts() throws {
    func hints(_ texts: JSONObject) throws -> [String] {
      let hints = checkDefinition(try definition(["de": .object(texts)])).hints
      return hints.filter { $0.code == "missing-translation" }.map(\.message)
    }
    #expect(try hints(german) == [#"The texts for "de" lack "steps.end.title""#])
    var texts = german
    texts["steps.end.title"] = "Ende"
    #expect(try hints(texts) == [])
    #expect(
      try hints(["title": "Besuch"]).first?.hasPrefix(
        #"The texts for "de" lack "cancel.label", "fields.home.description", "fields.home.label" and "#)
        == true)
  }
}
