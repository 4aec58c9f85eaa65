import FormhausCore
import FormhausPlain
import FormhausText
import FormhausViews
import Testing

/// A form of the definition language: each answer is checked when it is given.
@MainActor
struct JSONFormTests {
  @Test func anAnswerIsRefusedAtOnceAndAskedForAgain() throws {
    let talk = Talk(try form(signup), title: "Sign up")
    talk.type(
      "", "maya@", "", "maya@example.com", "short", "", "correct horse", "//home", "/clear", "x", "0", "12")
    #expect(
      talk.news == """
        Sign up. 3 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 3: Account.
        It takes two minutes.
        Email, required: >
        Error: Email: This field is required. Type an address like maya@example.com.
        Email, required: > maya@
        Error: Email: Enter a valid email. Type an address like maya@example.com.
        Email, required, now maya@: >
        Error: Email: Enter a valid email. Type an address like maya@example.com.
        Email, required, now maya@: > maya@example.com
        Eight characters or more.
        Password, required, not shown: > (not shown)
        Error: Password: Must be at least 8 characters.
        Password, required, not shown: > (not shown)
        Error: Password: Must be at least 8 characters.
        Password, required, not shown: > (not shown)
        Password: saved.
        Your page, optional, web address: > //home
        Error: Your page: Enter a valid web address. Type an address like https://example.com.
        Your page, optional, web address, now /home: > /clear
        Your page is now empty.
        Team size, optional, number, at least 1: > x
        Error: Team size: Enter a number. The decimal sign is the point, like 1.5; no commas between thousands.
        Team size, optional, number, at least 1, now x: > 0
        Error: Team size: Must be at least 1.
        Team size, optional, number, at least 1, now 0: > 12

        Step 2 of 3: Where.
        1. Canada
        2. Ireland
        Type a number, part of a name, or ? for help.
        Country, required, number or name:
        """)
  }

  @Test func questionsThatAppearAndGoAreSaid() throws {
    let talk = try atStepTwo()
    talk.type("can", "", "Ontario", "", "/back", "/back", "/back", "ireland")
    #expect(
      talk.news == """
        > can
        Country: Canada.
        2 more questions because Country is Canada.
        Province, required: >
        Error: Province: This field is required.
        Province, required: > Ontario
        City, optional: >
        1. Alice, Bob & Charlie
        2. Books
        3. None of these
        Type all that you choose, like 1, 3, or names with commas between them.
        Interests, optional, numbers or names: > /back
        City, optional: > /back
        Province, required, now Ontario: > /back
        Country, required, number or name, now Canada: > ireland
        Province, City removed because Country is Ireland.
        Interests, optional, numbers or names:
        """)
  }

  @Test func severalChoicesDatesAndYesOrNo() throws {
    let talk = try atStepTwo()
    talk.type(
      "2", "1 2", "/back", "3", "/back", "Books, alice, bob", "tomorrow", "2026-12-03", "", "maybe", "y")
    #expect(
      talk.news == """
        > 2
        Country: Ireland.
        1. Alice, Bob & Charlie
        2. Books
        3. None of these
        Type all that you choose, like 1, 3, or names with commas between them.
        Interests, optional, numbers or names: > 1 2
        Interests: Alice, Bob & Charlie, Books.
        Start, optional, date like 2026-12-03: > /back
        Interests, optional, numbers or names, now Alice, Bob & Charlie, Books: > 3
        Interests: None of these.
        Start, optional, date like 2026-12-03: > /back
        Interests, optional, numbers or names, now None of these: > Books, alice, bob
        Interests: Alice, Bob & Charlie, Books.
        Start, optional, date like 2026-12-03: > tomorrow
        Error: Start: Enter a valid date. Type a date like 2026-12-03.
        Start, optional, date like 2026-12-03, now tomorrow: > 2026-12-03
        I accept the terms, required, yes or no: >
        Error: I accept the terms: This field is required. Type yes or no.
        I accept the terms, required, yes or no: > maybe
        Error: I accept the terms: Not understood: maybe. Type yes or no.
        I accept the terms, required, yes or no: > y

        Step 3 of 3: Review.
        Account.
        1. Email: maya@example.com
        2. Password: Saved
        3. Your page: Not given
        4. Team size: Not given
        Where.
        5. Country: Ireland
        6. Interests: Alice, Bob & Charlie, Books
        7. Start: 2026-12-03
        8. I accept the terms: Yes
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func aNumberOnReviewAsksOneQuestion() throws {
    let talk = try atReview()
    talk.type("2", "another secret", "7", "", "5", "canada", "Quebec", "Laval", "11", "what")
    #expect(
      talk.news == """
        > 2
        Password, required, not shown, now Saved: > (not shown)
        Password: saved.
        Changed. Back to review.
        Account.
        1. Email: maya@example.com
        2. Password: Saved
        3. Your page: Not given
        4. Team size: Not given
        Where.
        5. Country: Ireland
        6. Interests: Books
        7. Start: 2026-12-03
        8. I accept the terms: Yes
        Type "send" to submit, a number to change an answer, or /quit: > 7
        Start, optional, date like 2026-12-03, now 2026-12-03: >
        Nothing changed. Back to review.
        Account.
        1. Email: maya@example.com
        2. Password: Saved
        3. Your page: Not given
        4. Team size: Not given
        Where.
        5. Country: Ireland
        6. Interests: Books
        7. Start: 2026-12-03
        8. I accept the terms: Yes
        Type "send" to submit, a number to change an answer, or /quit: > 5
        1. Canada
        2. Ireland
        Country, required, number or name, now Ireland: > canada
        2 more questions because Country is Canada.
        Province, required: > Quebec
        City, optional: > Laval
        Changed. Back to review.
        Account.
        1. Email: maya@example.com
        2. Password: Saved
        3. Your page: Not given
        4. Team size: Not given
        Where.
        5. Country: Canada
        6. Province: Quebec
        7. City: Laval
        8. Interests: Books
        9. Start: 2026-12-03
        10. I accept the terms: Yes
        Type "send" to submit, a number to change an answer, or /quit: > 11
        Error: Not understood: 11. Type "send", or the number of an answer.
        Type "send" to submit, a number to change an answer, or /quit: > what
        Error: Not understood: what. Type "send", or the number of an answer.
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func theReceiverRefusesAnAnswer() throws {
    let talk = Talk(
      try form(signup) { values, _ in
        values["email"] == .string("maya@example.com") ? .errors(["email": "This email has an account"]) : .ok
      })
    talk.type("maya@example.com", "correct horse", "", "", "2", "", "", "y")
    _ = talk.news
    talk.type("send", "other@example.com", "send")
    #expect(
      talk.news == """
        > send

        Step 1 of 3: Account.
        Error: Email: This email has an account. Type an address like maya@example.com.
        Email, required, now maya@example.com: > other@example.com
        Changed. Back to review.
        Account.
        1. Email: other@example.com
        2. Password: Saved
        3. Your page: Not given
        4. Team size: Not given
        Where.
        5. Country: Ireland
        6. Interests: Not given
        7. Start: Not given
        8. I accept the terms: Yes
        Type "send" to submit, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent.

        """)
  }

  @Test func theReceiverRefusesTheWholeForm() throws {
    let talk = Talk(
      try form(signup) { _, _ in .errors(["": "We are closed"]) })
    talk.type("maya@example.com", "correct horse", "", "", "2", "", "", "y")
    _ = talk.news
    talk.type("send")
    #expect(
      talk.news == """
        > send
        Sending. Please wait.
        Error: We are closed.
        Type "send" to try again, a number to change an answer, or /quit:
        """)
  }

  @Test func aFormOfOnePageIsReviewedBeforeItIsSent() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "Feedback", "submit": {"label": "Send"}, "fields": [
          {"key": "stars", "type": "radio", "label": "Stars", "options": [
            {"value": "1", "label": "1"}, {"value": "3", "label": "3"}, {"value": "2", "label": "2"}]},
          {"key": "from", "type": "text", "label": "From", "readOnly": true, "defaultValue": "Room 4"},
          {"key": "text", "type": "textarea", "label": "Text", "validation": {"required": true}}]}
        """
      ) { _, _ in .okWithMessage("Reference B-1042") }, title: "Feedback")
    talk.type("2", ".", "All good", ".", "3", "Very good", "indeed", ".", "send")
    #expect(
      talk.news == """
        Feedback. 2 questions. Type ? for help at any time, /back to go back, /quit to leave.
        1. 1
        2. 3
        3. 2
        Type a number, part of a name, or ? for help.
        Stars, optional, number or name: > 2
        Stars: 2.
        From: Room 4. This cannot be changed.
        Text, required, several lines, a line with only a full stop ends it: > .
        Error: Text: This field is required.
        Text, required, several lines, a line with only a full stop ends it: > All good
        > .

        Review.
        1. Stars: 2
        2. From, locked: Room 4
        3. Text: All good
        Type "send" to submit, a number to change an answer, or /quit: > 3
        Text, required, several lines, a line with only a full stop ends it, now All good: > Very good
        > indeed
        > .
        Changed. Back to review.
        1. Stars: 2
        2. From, locked: Room 4
        3. Text: Very good indeed
        Type "send" to submit, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent. Reference B-1042.

        """)
  }

  @Test func prefilledAnswersAreKeptByEnterAndSentAsTheyWere() throws {
    var sent: JSONObject = [:]
    let box = Box()
    let talk = Talk(
      try form(
        signup,
        values: [
          "email": "maya@example.com", "password": "correct horse", "country": "ie", "terms": true,
          "interests": ["a"], "start": "2026-12-03",
        ]
      ) { values, _ in
        box.values = values
        return .ok
      })
    for _ in 0..<8 { talk.type("") }
    talk.type("send")
    sent = box.values
    #expect(sent["email"] == "maya@example.com")
    #expect(sent["interests"] == ["a"])
    #expect(sent["start"] == "2026-12-03")
    #expect(sent["terms"] == true)
    #expect(talk.ending == nil)
    talk.wait(seconds: 1)
    #expect(talk.ending == .sent)
  }

  @Test func aSecretIsNeverWritten() throws {
    let talk = Talk(try form(signup))
    talk.type(
      "maya@example.com", "tiny", "/hunter2", "correct horse", "/back", "/review", "other horse", "/review")
    for secret in ["tiny", "hunter2", "correct horse", "other horse"] {
      #expect(!talk.words.contains(secret))
    }
    #expect(talk.words.contains("Password: Saved"))
  }

  @Test func foreignTextCannotMoveTheCursorOrHide() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "a", "type": "text", "label": "A\\u001b[2J\\rb  c", "helperText": "x\\u202ey\\tz\\u0007"},
          {"key": "b", "type": "radio", "label": "B", "options": [
            {"value": "1", "label": "harmless \\u202e txt.exe"}]}]}
        """), title: "F\u{1b}[31m")
    talk.type("one\u{1b}[31m two", "zzz\u{9b}31m", "1", "1", "\u{202e}owt")
    #expect(
      talk.words == """
        F^[[31m. 2 questions. Type ? for help at any time, /back to go back, /quit to leave.
        xy z^G.
        A^[[2J^Mb c, optional:
        1. harmless <U+202E> txt.exe
        Type a number, part of a name, or ? for help.
        B, optional, number or name:
        Error: B: Nothing matches zzz31m. Type a number, part of a name, or ? for help.
        B, optional, number or name:
        B: harmless <U+202E> txt.exe.

        Review.
        1. A^[[2J^Mb c: one[31m two
        2. B: harmless <U+202E> txt.exe
        Type "send" to submit, a number to change an answer, or /quit:
        A^[[2J^Mb c, optional, now one[31m two:
        Changed. Back to review.
        1. A^[[2J^Mb c: <U+202E>owt
        2. B: harmless <U+202E> txt.exe
        Type "send" to submit, a number to change an answer, or /quit:

        """)
  }

  @MainActor
  private final class Box {
    var values: JSONObject = [:]
  }

  private func atStepTwo() throws -> Talk {
    let talk = Talk(try form(signup))
    talk.type("maya@example.com", "correct horse", "", "")
    _ = talk.news
    return talk
  }

  private func atReview() throws -> Talk {
    let talk = try atStepTwo()
    talk.type("ireland", "books", "2026-12-03", "y")
    _ = talk.news
    return talk
  }
}
