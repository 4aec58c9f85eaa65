import FormhausCore
import FormhausPlain
import FormhausText
import FormhausViews
import Testing

/// The further types of fields, line by line.
@MainActor
struct FieldTypeTests {
  private func talk(_ fields: String, options: PlainOptions = PlainOptions(), locale: String = "en") throws
    -> Talk
  {
    let json = #"{"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [\#(fields)]}"#
    return Talk(
      FormhausForm(
        definition: try FormDefinition(json: JSONParser.parse(json)),
        options: FormEngineOptions(locale: locale)
      ) { _, _ in .ok }, options: options)
  }

  @Test(arguments: FieldType.builtInNames) func everyBuiltInTypeIsAskedFor(type: String) throws {
    let talk = try talk(
      """
      {"key": "k", "type": "\(type)", "label": "Label", "options": [{"value": "a", "label": "A"}]},
      {"key": "end", "type": "text", "label": "The end"}
      """)
    #expect(!talk.news.contains("The end"))
    for _ in 0..<20 where !talk.picture.contains("The end, optional: ") { talk.type("") }
    #expect(talk.picture.hasSuffix("The end, optional: "))
  }

  @Test func scalesAndRatingsAreTyped() throws {
    let talk = try talk(
      """
      {"key": "s", "type": "scale", "label": "Again?", "minLabel": "Never", "maxLabel": "Certainly"},
      {"key": "r", "type": "rating", "label": "This page"}
      """)
    talk.type("11", "x", "7", "/back", "", "6", "4", "/back")
    #expect(
      talk.news == """
        2 questions. Type ? for help at any time, /back to go back, /quit to leave.
        0 is Never, 10 is Certainly.
        Again? optional, 0 to 10: > 11
        Error: Again? Choose a number from 0 to 10. Type a number from 0 to 10.
        Again? optional, 0 to 10, now 11: > x
        Error: Again? Choose a number from 0 to 10. Type a number from 0 to 10.
        Again? optional, 0 to 10, now x: > 7
        This page, optional, 1 to 5: > /back
        Again? optional, 0 to 10, now 7: >
        This page, optional, 1 to 5: > 6
        Error: This page: Choose a number from 1 to 5. Type a number from 1 to 5.
        This page, optional, 1 to 5, now 6: > 4

        Review.
        1. Again? 7
        2. This page: 4 of 5
        Type "send" to submit, a number to change an answer, or /quit: > /back
        This page, optional, 1 to 5, now 4 of 5:
        """)
  }

  @Test func timesAreTyped() throws {
    let talk = try talk(#"{"key": "t", "type": "time", "label": "Arrival", "min": "14:00"}"#)
    talk.type("noon", "9:30", "15:00")
    #expect(
      talk.news.contains(
        """
        Arrival, optional, time from 14:00 on: > noon
        Error: Arrival: Enter a valid time. Type a time like 14:30.
        Arrival, optional, time from 14:00 on, now noon: > 9:30
        Error: Arrival: Must be 14:00 or later. Type a time like 14:30.
        Arrival, optional, time from 14:00 on, now 9:30: > 15:00
        """))
  }

  @Test func picturesSayWhatTheyShowAndWhatCannotBePicked() throws {
    let talk = try talk(
      """
      {"key": "p", "type": "picture", "label": "Room", "options": [
        {"value": "g", "label": "Garden", "description": "Quiet", "image": "g.jpg", "alt": "A door to a garden"},
        {"value": "t", "label": "Tower", "image": "rooms/t.jpg", "disabled": true}]}
      """)
    talk.type("2")
    #expect(
      talk.news.hasSuffix(
        """
        1. Garden, Quiet, Picture: A door to a garden
        2. Tower, Picture: t.jpg, not available
        Type a number, part of a name, or ? for help.
        Room, optional, number or name: > 2
        Error: Room: Tower is not available. Type a number, part of a name, or ? for help.
        Room, optional, number or name:
        """))
  }

  @Test func numbersAreWrittenAsThePersonDoes() throws {
    let talk = try talk(
      #"{"key": "n", "type": "number", "label": "Preis", "defaultValue": 1.5}, {"key": "o", "type": "text", "label": "Ort"}"#,
      options: PlainOptions(labels: Labels(locale: "de"), messages: Messages(locale: "de")), locale: "de")
    talk.type("2.5", "2,50", "/back")
    #expect(
      talk.news.hasSuffix(
        """
        Preis, optional, Zahl, jetzt 1,5: > 2.5
        Fehler: Preis: Eine Zahl eingeben. Dezimalzeichen ist das Komma, wie 1,5; ohne Tausenderpunkte.
        Preis, optional, Zahl, jetzt 2.5: > 2,50
        Ort, optional: > /back
        Preis, optional, Zahl, jetzt 2,50:
        """))
  }

  @Test func noIsAnAnswerToABoxThatWasNeverTouched() throws {
    let talk = try talk(
      #"{"key": "b", "type": "checkbox", "label": "Bike"}, {"key": "s", "type": "switch", "label": "Spa"}"#)
    talk.type("n", "", "2", "no")
    #expect(talk.news.contains("1. Bike: No\n2. Spa: Not given\n"))
    #expect(talk.picture.contains("Changed. Back to review.\n1. Bike: No\n2. Spa: No\n"))
  }

  @Test func anExclusiveChoiceStandsAlone() throws {
    let talk = try talk(
      """
      {"key": "m", "type": "multiselect", "label": "Extras", "options": [
        {"value": "a", "label": "Bike"}, {"value": "b", "label": "Spa"},
        {"value": "n", "label": "None", "exclusive": true}]}
      """)
    talk.type("1, 2", "1", "none", "1", "spa")
    #expect(talk.picture.contains("Extras: Bike, Spa."))
    #expect(talk.news.contains("1. Extras: None\n"))
    #expect(talk.picture.contains("Extras: None.") || talk.picture.contains("now None"))
  }
}

/// Options of the host, line by line.
@MainActor
struct HostOptionsTests {
  private let answers = HeldOptions()

  private func talk(_ options: String = "") throws -> Talk {
    let json = #"""
      {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
        {"key": "c", "type": "select", "label": "City", "optionsFrom": "cities"\#(options)},
        {"key": "n", "type": "text", "label": "Notes"}]}
      """#
    let answers = answers
    return Talk(
      try form(json).optionsProviders(["cities": { _ in try await answers.next() }]))
  }

  @Test func optionsAreWaitedFor() async throws {
    let talk = try talk()
    talk.type("2")
    #expect(talk.news.hasSuffix("City: Loading...\n> 2\n"))
    await answers.release(.success(["Oslo", "Rome"]), to: talk)
    #expect(
      talk.news == """
        1. Oslo
        2. Rome
        Type a number, part of a name, or ? for help.
        City, optional, number or name:
        City: Rome.
        Notes, optional:
        """)
  }

  @Test func aFailureIsSaidAndCanBeTriedAgain() async throws {
    let talk = try talk()
    await answers.release(.failure(Failed()), to: talk)
    #expect(
      talk.news.hasSuffix(
        """
        City: Loading...
        Error: City: Couldn't load the options. Try again. Type /retry to try again.
        City, optional, number or name:
        """))
    talk.type("/retry")
    #expect(talk.news == "> /retry\nCity: Loading...\n")
    await answers.release(.success(["Oslo"]), to: talk)
    #expect(
      talk.news == """
        1. Oslo
        Type a number, part of a name, or ? for help.
        City, optional, number or name:
        """)
    talk.type("/retry")
    #expect(talk.news.contains("Error: /retry does nothing here."))
  }

  @Test func optionsOfTheFormStandMeanwhile() async throws {
    let talk = try talk(#", "options": [{"value": "x", "label": "Anywhere"}]"#)
    #expect(
      talk.news.hasSuffix(
        "1. Anywhere\nType a number, part of a name, or ? for help.\nCity, optional, number or name:"))
    await answers.release(.success(["Oslo"]), to: talk)
    #expect(talk.news == "\n1. Oslo\nCity, optional, number or name:")
  }
}

private struct Failed: Error {}

/// Answers of a provider that the test gives one by one.
@MainActor
private final class HeldOptions {
  private var waiting: [CheckedContinuation<[OptionDefinition], any Error>] = []

  func next() async throws -> [OptionDefinition] {
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  /// Answers once the question is there, and waits until the form has taken the answer.
  func release(_ result: Result<[String], any Error>, to talk: Talk) async {
    for _ in 0..<1000 where waiting.isEmpty { await Task.yield() }
    await talk.waitForChange {
      guard !waiting.isEmpty else { return }
      waiting.removeFirst().resume(
        with: result.map { $0.map { OptionDefinition(value: $0, label: $0) } })
    }
  }
}
