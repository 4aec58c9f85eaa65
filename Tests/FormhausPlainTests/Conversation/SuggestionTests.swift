import FormhausCore
import FormhausPlain
import FormhausText
import FormhausViews
import Testing

/// Questions that offer options and take any other text as well.
@MainActor
@Suite("Suggestions, line by line")
struct SuggestionTests {
  private func answer(_ lines: String...) throws -> Talk {
    let form = FormhausForm(
      definition: try FormDefinition(json: [
        "id": "f", "title": "Flight", "submit": ["label": "Send"],
        "fields": [
          [
            "key": "from", "type": "autocomplete", "label": "From",
            "options": [["value": "BER", "label": "Berlin"], ["value": "ZRH", "label": "Zürich"]],
          ],
          [
            "key": "town", "type": "select", "label": "Town",
            "options": [["value": "a", "label": "Åland"], ["value": "b", "label": "Örebro"]],
          ],
        ],
      ])
    ) { _, _ in .ok }
    let talk = Talk(form)
    for line in lines { talk.type(line) }
    return talk
  }

  @Test("they are named when asked for, and one is picked by its number")
  func naming() throws {
    let talk = try answer("?", "2")
    #expect(
      talk.picture.contains("1. Berlin\n2. Zürich\nFrom, optional: > 2\nFrom: Zürich.\n"), "\(talk.picture)")
  }

  @Test("any text will do, also a number while none was named")
  func freeText() throws {
    let talk = try answer("2", "/back", "/list", "Bern")
    #expect(talk.picture.contains("From, optional, now 2: "), "\(talk.picture)")
    let after = try answer("Bern", "/review")
    #expect(after.picture.contains("From: Bern"), "\(after.picture)")
  }

  @Test("a name typed in any case means the option")
  func name() throws {
    let talk = try answer("berlin", "/back", "/review")
    #expect(talk.picture.contains("From: berlin") || talk.picture.contains("From: Berlin"), "\(talk.picture)")
  }

  @Test("a choice is found without its accents")
  func accents() throws {
    let talk = try answer("", "orebro")
    #expect(talk.picture.contains("Town: Örebro."), "\(talk.picture)")
  }

  @Test("a part of a name is kept as it was typed, and said to be no suggestion")
  func likeness() throws {
    let talk = try answer("berl", "/back", "/review")
    #expect(talk.picture.contains("No suggestion has exactly this; like: Berlin. Kept as typed."))
    #expect(talk.picture.contains("From: berl"), "\(talk.picture)")
    #expect(try !answer("Bern").picture.contains("Kept as typed"))
  }

  @Test("how many may be picked is told, and options of one value are picked together")
  func several() throws {
    let form = FormhausForm(
      definition: try FormDefinition(json: [
        "id": "f", "title": "Fruit", "submit": ["label": "Send"],
        "fields": [
          [
            "key": "c", "type": "multiselect", "label": "Fruit",
            "options": [
              ["value": "x1", "label": "One"], ["value": "x2", "label": "Two"],
              ["value": "x2", "label": "Deux"],
            ],
            "validation": ["minLength": 1, "maxLength": 2],
          ]
        ],
      ])
    ) { _, _ in .ok }
    let talk = Talk(form)
    talk.type("?")
    #expect(talk.picture.contains("at least 1, at most 2"), "\(talk.picture)")
    talk.type("2, 3")
    #expect(talk.picture.contains("Fruit: Two."), "\(talk.picture)")
  }
}
