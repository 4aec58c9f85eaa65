import FormhausText
import Testing
import TmuxSupport

/// Long lists at a real terminal: searched, ticked, and offered below a text.
@Suite(.serialized) struct ListTests {
  private static let form = """
    {
      "id": "journey", "title": "Journey", "submit": {"label": "Send"},
      "fields": [
        {"key": "country", "type": "select", "label": "Country", "options": [
          {"value": "be", "label": "Belgique"}, {"value": "cz", "label": "Česko"}, {"value": "dk", "label": "Danmark"},
          {"value": "de", "label": "Deutschland"}, {"value": "es", "label": "España"}, {"value": "fr", "label": "France"},
          {"value": "hu", "label": "Magyarország"}, {"value": "at", "label": "Österreich"}, {"value": "pl", "label": "Polska"},
          {"value": "ax", "label": "Åland"}
        ]},
        {"key": "languages", "type": "multiselect", "label": "Languages", "options": [
          {"value": "da", "label": "Danish"}, {"value": "nl", "label": "Dutch"}, {"value": "en", "label": "English"},
          {"value": "us", "label": "English, American"}, {"value": "fr", "label": "French"}, {"value": "de", "label": "German"},
          {"value": "el", "label": "Greek"}, {"value": "it", "label": "Italian"}, {"value": "ja", "label": "Japanese"}
        ]},
        {"key": "from", "type": "autocomplete", "label": "From", "options": [
          {"value": "BER", "label": "Berlin"}, {"value": "ZRH", "label": "Zürich"}
        ]}
      ]
    }

    """

  @Test func aListIsSearchedTickedAndOffered() async throws {
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.folder.write(ListTests.form, to: "journey.json")
    try desk.run("formhaus run journey.json > out")
    try await tmux.waitFor("[ Send ]")

    // A letter on the closed list searches, without its accents; the cursor stands behind what is typed.
    try tmux.keys("osterr")
    try await tmux.waitUntil("the search") { screen in
      screen.beforeCursor.hasSuffix("Search: osterr") && screen.contains("│>   Österreich")
        && !screen.contains("Belgique")
    }
    try tmux.keys("<Enter>")
    try await tmux.waitUntil("the pick") { $0.contains("┃ Österreich") && !$0.contains("Search:") }

    // Ticks stay while the list is searched, and a space belongs to the search.
    try tmux.keys("<Tab><Enter><Space>english,<Space>am")
    try await tmux.waitUntil("the narrowed list") { screen in
      screen.beforeCursor.hasSuffix("Search: english, am") && screen.contains("1 picked")
        && !screen.contains("Dutch")
    }
    try tmux.keys("<Enter>")
    try await tmux.waitUntil("both ticked") {
      $0.contains("[x] Danish") && $0.contains("[x] English, American")
    }
    try tmux.keys("<Enter>")
    try await tmux.waitFor("2 picked: Danish, English, American")

    try tmux.keys("<Tab>zur")
    try await tmux.waitUntil("the suggestion") { $0.contains("│ Zürich") && $0.beforeCursor.hasSuffix("zur") }
    try tmux.keys("<Down>")
    try await tmux.waitUntil("the suggestion highlighted") {
      $0.contains("│>Zürich") && $0.behindCursor.hasPrefix("Zürich")
    }
    try tmux.keys("<Enter>")
    try await tmux.waitUntil("the suggestion taken") { $0.beforeCursor.hasSuffix("Zürich") }
    try tmux.keys("<Tab><Enter>")

    #expect(try await desk.ended().code == 0)
    let answers = try JSONParser.parse(desk.folder.text("out"))
    #expect(answers == ["country": "at", "languages": ["da", "us"], "from": "ZRH"])
  }
}
