import FormhausPlain
import FormhausViews
import Testing

/// Picking from lists.
@MainActor
struct ChoiceTests {
  @Test func aLongListIsSearched() {
    let talk = Talk(Guests())
    talk.type("zzz", "est 1", "more", "11")
    #expect(
      talk.news == """
        2 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 2: Guest.
        Type a number, part of a name, or ? for help.
        Guest, optional, 30 choices, part of a name or /list: > zzz
        Error: Guest: Nothing matches zzz. Type a number, part of a name, or ? for help.
        Guest, optional, 30 choices, part of a name or /list: > est 1
        11 of 30 match.
        1. Guest 1
        2. Guest 10
        3. Guest 11
        4. Guest 12
        5. Guest 13
        6. Guest 14
        7. Guest 15
        8. Guest 16
        9. Guest 17
        9 of 11. Type "more" for the next ones.
        Guest, optional, 30 choices, part of a name or /list: > more
        10. Guest 18
        11. Guest 19
        Guest, optional, 30 choices, part of a name or /list: > 11
        Guest: Guest 19.

        Step 2 of 2: Review.
        Guest.
        1. Guest: Guest 19
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func aListIsSaidNineAtATime() {
    let talk = Talk(Guests())
    talk.type("/list", "more", "more", "more", "more", "/back", "28")
    #expect(
      talk.news == """
        2 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 2: Guest.
        Type a number, part of a name, or ? for help.
        Guest, optional, 30 choices, part of a name or /list: > /list
        1. Guest 1
        2. Guest 2
        3. Guest 3
        4. Guest 4
        5. Guest 5
        6. Guest 6
        7. Guest 7
        8. Guest 8
        9. Guest 9
        9 of 30. Type "more" for the next ones.
        Guest, optional, 30 choices, part of a name or /list: > more
        10. Guest 10
        11. Guest 11
        12. Guest 12
        13. Guest 13
        14. Guest 14
        15. Guest 15
        16. Guest 16
        17. Guest 17
        18. Guest 18
        18 of 30. Type "more" for the next ones.
        Guest, optional, 30 choices, part of a name or /list: > more
        19. Guest 19
        20. Guest 20
        21. Guest 21
        22. Guest 22
        23. Guest 23
        24. Guest 24
        25. Guest 25
        26. Guest 26
        27. Guest 27
        27 of 30. Type "more" for the next ones.
        Guest, optional, 30 choices, part of a name or /list: > more
        28. Guest 28
        29. Guest 29
        30. Guest 30
        Guest, optional, 30 choices, part of a name or /list: > more
        Error: Guest: Nothing matches more. Type a number, part of a name, or ? for help.
        Guest, optional, 30 choices, part of a name or /list: > /back
        This is the first question.
        Guest, optional, 30 choices, part of a name or /list: > 28
        Guest: Guest 28.

        Step 2 of 2: Review.
        Guest.
        1. Guest: Guest 28
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func aFullNameWinsOverANumber() throws {
    let talk = Talk(try form(rooms))
    talk.type("3")
    #expect(talk.news.contains("Rooms: 3."))
    let other = Talk(try form(rooms))
    other.type("1")
    #expect(other.news.contains("Rooms: 2."))
  }

  @Test func aLabelWithASignOfItsOwnGetsNoOther() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "day", "type": "radio", "label": "Which day?", "validation": {"required": true}, "options": [
            {"value": "mo", "label": "Monday"}, {"value": "tu", "label": "Tuesday"}]}]}
        """))
    talk.type("", "mo")
    #expect(
      talk.news == """
        1 question. Type ? for help at any time, /back to go back, /quit to leave.
        1. Monday
        2. Tuesday
        Type a number, part of a name, or ? for help.
        Which day? required, number or name: >
        Error: Which day? This field is required. Type a number, part of a name, or ? for help.
        Which day? required, number or name: > mo
        Which day? Monday.

        Review.
        1. Which day? Monday
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func whatIsNotAvailableIsSaidAndRefused() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "size", "type": "radio", "label": "Size", "options": [
            {"value": "s", "label": "Small", "description": "up to 4"},
            {"value": "l", "label": "Large", "disabled": true}]}]}
        """))
    talk.type("large", "2", "1")
    #expect(
      talk.news == """
        1 question. Type ? for help at any time, /back to go back, /quit to leave.
        1. Small, up to 4
        2. Large, not available
        Type a number, part of a name, or ? for help.
        Size, optional, number or name: > large
        Error: Size: Large is not available. Type a number, part of a name, or ? for help.
        Size, optional, number or name: > 2
        Error: Size: Large is not available. Type a number, part of a name, or ? for help.
        Size, optional, number or name: > 1
        Size: Small.

        Review.
        1. Size: Small
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func whatDependsOnSeveralChoicesIsKeptWhileTheyChange() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "days", "type": "multiselect", "label": "Days", "options": [
            {"value": "mo", "label": "Monday"}, {"value": "tu", "label": "Tuesday"}]},
          {"key": "from", "type": "text", "label": "From", "show": [{"field": "days", "notEmpty": true}]}]}
        """))
    talk.type("1", "nine", "1", "2", "send")
    #expect(
      talk.news == """
        1 question. Type ? for help at any time, /back to go back, /quit to leave.
        1. Monday
        2. Tuesday
        Type all that you choose, like 1, 3, or names with commas between them.
        Days, optional, numbers or names: > 1
        Days: Monday.
        1 more question because Days is Monday.
        From, optional: > nine

        Review.
        1. Days: Monday
        2. From: nine
        Type "send" to submit, a number to change an answer, or /quit: > 1
        1. Monday
        2. Tuesday
        Days, optional, numbers or names, now Monday: > 2
        Days: Tuesday.
        Changed. Back to review.
        1. Days: Tuesday
        2. From: nine
        Type "send" to submit, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent.

        """)
  }

  @Test func ambiguousPartsOfSeveralAreSaid() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "days", "type": "multiselect", "label": "Days", "options": [
            {"value": "mo", "label": "Monday"}, {"value": "tu", "label": "Tuesday"},
            {"value": "we", "label": "Wednesday"}, {"value": "th", "label": "Thursday"}]}]}
        """))
    talk.type("mon, t", "monday, thurs", "/back", ",", "1 9", "1 4 1")
    #expect(
      talk.news == """
        1 question. Type ? for help at any time, /back to go back, /quit to leave.
        1. Monday
        2. Tuesday
        3. Wednesday
        4. Thursday
        Type all that you choose, like 1, 3, or names with commas between them.
        Days, optional, numbers or names: > mon, t
        2 of 4 match.
        1. Tuesday
        2. Thursday
        Days, optional, numbers or names: > monday, thurs
        Days: Monday, Thursday.

        Review.
        1. Days: Monday, Thursday
        Type "send" to submit, a number to change an answer, or /quit: > /back
        Days, optional, numbers or names, now Monday, Thursday: > ,
        Error: Days: Nothing matches ,. Type all that you choose, like 1, 3, or names with commas between them.
        Days, optional, numbers or names, now Monday, Thursday: > 1 9
        Error: Days: Nothing matches 9. Type all that you choose, like 1, 3, or names with commas between them.
        Days, optional, numbers or names, now Monday, Thursday: > 1 4 1
        Days: Monday, Thursday.

        Review.
        1. Days: Monday, Thursday
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  private let rooms = """
    {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
      {"key": "rooms", "type": "select", "label": "Rooms", "options": [
        {"value": "b", "label": "2"}, {"value": "c", "label": "3"}, {"value": "d", "label": "4"}]}]}
    """
}

/// One guest out of thirty.
private struct Guests: View {
  @State private var guest: Int?

  var body: some View {
    StepForm(
      steps: [
        StepForm.Step(
          id: "guest", title: "Guest", summary: [.init("Guest", guest.map { "Guest \($0)" } ?? "")]
        ) {
          Picker("Guest", selection: $guest) {
            ForEach(1...30, id: \.self) { Text("Guest \($0)").tag(Optional($0)) }
          }
        }
      ], onSubmit: {})
  }
}
