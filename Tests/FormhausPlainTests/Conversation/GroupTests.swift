import FormhausCore
import FormhausPlain
import FormhausText
import FormhausViews
import Testing

/// Groups line by line: their items one after the other, and the commands for them.
@MainActor
struct GroupTests {
  private static let visit = """
    {
      "id": "visit", "title": "Visit", "submit": {"label": "Send"},
      "fields": [
        {"type": "group", "key": "people", "label": "People", "helperText": "All of you.",
         "itemLabel": "Person {n}", "addLabel": "Add a person", "minItems": 1, "maxItems": 3, "reorderable": true,
         "fields": [
           {"key": "name", "type": "text", "label": "Name", "validation": {"required": true}},
           {"type": "section", "label": "Travel", "fields": [{"key": "car", "type": "switch", "label": "By car"}]}
         ]},
        {"key": "notes", "type": "text", "label": "Notes"}
      ]
    }
    """

  private func talk(_ values: JSONObject = [:], _ json: String = visit) throws -> Talk {
    Talk(
      try form(json, values: values) { [self] values, _ in
        sent.values = values
        return .ok
      })
  }

  private let sent = Sent()

  @Test func itemsAreAskedOneAfterTheOtherAndAddAsksAnother() async throws {
    let talk = try talk()
    talk.type("Ada", "y", "/add", "", "Ben", "", "")
    #expect(
      talk.news == """
        3 questions. Type ? for help at any time, /back to go back, /quit to leave.
        People. 1 item, at least 1, at most 3.
        All of you.
        Person 1 of 1.
        Name, required: > Ada
        Travel.
        By car, yes or no: > y
        People: 1.
        Type /add for another one, /remove N to remove one, or press Enter to go on: > /add
        Person 2 added.
        Person 2 of 2.
        Name, required: >
        Error: Name: This field is required.
        Name, required: > Ben
        Travel.
        By car, yes or no: >
        People: 2.
        Type /add for another one, /remove N to remove one, or press Enter to go on: >
        Notes, optional:
        """)
    talk.type("")
    await talk.waitForChange { talk.type("send") }
    #expect(sent.json == #"{"people":[{"name":"Ada","car":true},{"name":"Ben"}]}"#)
  }

  @Test func removingAsksFirstAndAnItemWithNothingInItGoesAtOnce() throws {
    let talk = try talk(["people": [["name": "Ada"], ["name": "Ben"], [:]]])
    talk.type("/remove 3")
    #expect(talk.news.hasSuffix("> /remove 3\nPerson 3 removed.\nPerson 1 of 2.\nName, required, now Ada:"))
    talk.type("/remove 1", "no", "/remove 1", "yes")
    #expect(
      talk.news == """
        > /remove 1
        Remove Person 1? Type "yes" to remove it: > no
        Person 1 is kept.
        Name, required, now Ada: > /remove 1
        Remove Person 1? Type "yes" to remove it: > yes
        Person 1 removed.
        Person 1 of 1.
        Name, required, now Ben:
        """)
  }

  @Test func answersFollowTheirItemWhenItMoves() throws {
    let talk = try talk(["people": [["name": "Ada"], ["name": "Ben"]]])
    talk.type("Adele", "", "/move 2 1")
    #expect(
      talk.news.hasSuffix(
        """
        Person 2 of 2.
        Name, required, now Ben: > /move 2 1
        Person 2 moved to place 1 of 2.
        Person 1 of 2.
        Name, required, now Ben:
        """))
    talk.type("", "")
    // Adele was asked already.
    #expect(talk.news.hasSuffix("People: 2.\n\(more)"))
  }

  private let more = "Type /add for another one, /remove N to remove one, or press Enter to go on:"

  @Test func tooFewAndTooManyAreRefused() throws {
    let talk = try talk(["people": [[:]]])
    talk.type("/remove 1", "")
    #expect(
      talk.news.hasSuffix(
        """
        Person 1 removed.
        People: 0.
        Type /add to add one, or press Enter to go on: >
        People: 0.
        Error: People: Add at least 1.
        Type /add to add one, or press Enter to go on:
        """))
    talk.type("/add", "A", "", "/add", "B", "", "/add", "C", "")
    #expect(talk.news.hasSuffix("People: 3.\nType /remove N to remove one, or press Enter to go on:"))
    talk.type("/add")
    #expect(talk.news.hasPrefix("> /add\nError: People: At most 3.\n"))
  }

  @Test func commandsThatCannotBeSayWhy() throws {
    let talk = try talk(["people": [["name": "Ada"]]])
    _ = talk.news
    talk.type("/remove 4", "/remove", "/move 1 2", "/add 3")
    #expect(
      talk.news == """
        > /remove 4
        Error: People: There is no item 4 in People.
        Name, required, now Ada: > /remove
        Error: Name: /remove is not a command. /remove 2 removes the second of a list.
        Name, required, now Ada: > /move 1 2
        Error: People: There is no item 2 in People.
        Name, required, now Ada: > /add 3
        Error: Name: /add 3 is not a command. /add adds one more to a list.
        Name, required, now Ada:
        """)
  }

  @Test func aGroupInAFixedOrderCannotBeMoved() throws {
    let talk = try talk(
      ["g": [["a": "1"], ["a": "2"]]],
      """
      {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
        {"type": "group", "key": "g", "label": "Rows", "fields": [{"key": "a", "type": "text", "label": "A"}]}]}
      """)
    talk.type("/move 1 2")
    #expect(talk.news.hasSuffix("Error: Rows: The order of Rows cannot be changed.\nA, optional, now 1:"))
  }

  @Test func withoutAGroupTheCommandsDoNothing() throws {
    let talk = Talk(try form(signup))
    talk.type("/add")
    #expect(talk.news.hasSuffix("Error: /add does nothing here.\nEmail, required:"))
  }

  @Test func helpNamesTheCommandsOnlyWhereThereIsAGroup() throws {
    let talk = try talk()
    talk.type("?")
    #expect(talk.news.contains("/move 2 1 moves the second of a list to the first place."))
    let other = Talk(try form(signup))
    other.type("?")
    #expect(!other.news.contains("/add"))
  }

  @Test func backGoesThroughTheItems() throws {
    let talk = try talk(["people": [["name": "Ada"], ["name": "Ben"]]])
    talk.type("", "", "", "", "", "/back", "/back", "/back", "/back", "/back")
    #expect(
      talk.news.hasSuffix(
        """
        Notes, optional: > /back
        People: 2.
        \(more) > /back
        Person 2 of 2.
        By car, yes or no: > /back
        Name, required, now Ben: > /back
        Person 1 of 2.
        By car, yes or no: > /back
        Name, required, now Ada:
        """))
  }

  @Test func reviewCountsTheItemsAndTheirAnswersCanBeChanged() throws {
    let talk = try talk(["people": [["name": "Ada"], ["name": "Ben"]]])
    talk.type("", "", "", "", "", "")
    #expect(
      talk.news.hasSuffix(
        """
        Review.
        1. Person 1, Name: Ada
        2. Person 1, By car: Not given
        3. Person 2, Name: Ben
        4. Person 2, By car: Not given
        5. People: 2
        6. Notes: Not given
        Type "send" to submit, a number to change an answer, or /quit:
        """))
    talk.type("3", "Bea")
    #expect(
      talk.news.hasPrefix("> 3\nPerson 2 of 2.\nName, required, now Ben: > Bea\nChanged. Back to review."))
    talk.type("5", "/add", "Cy", "", "")
    #expect(talk.news.contains("5. Person 3, Name: Cy\n6. Person 3, By car: Not given\n7. People: 3\n"))
  }

  @Test func reviewOfStepsLeadsToAnItemAndToTheGroup() throws {
    let talk = try talk(
      ["g": [["a": "1"]]],
      """
      {"id": "f", "title": "F", "submit": {"label": "Send"}, "steps": [{"id": "s", "title": "Rows", "fields": [
        {"type": "group", "key": "g", "label": "Rows", "fields": [{"key": "a", "type": "text", "label": "A"}]}]}]}
      """)
    talk.type("", "")
    #expect(talk.news.contains("1. Rows: 1\n2. Rows 1, A: 1\n"))
    talk.type("2", "one")
    #expect(talk.news.contains("> 2\nRows 1 of 1.\nA, optional, now 1: > one\nChanged. Back to review."))
    talk.type("1", "/add", "two", "")
    #expect(talk.news.contains("1. Rows: 2\n2. Rows 1, A: one\n3. Rows 2, A: two\n"))
  }
}

@MainActor
private final class Sent {
  var values: JSONObject?
  var json: String? { values.map { JSONWriter.string(.object($0)) } }
}
