import FormhausCore
import FormhausPlain
import FormhausText
import FormhausViews
import Testing

/// Answers that cannot be changed, and the words and commands of Review.
@MainActor
struct ReviewTests {
  private static let locks = """
    {"id": "f", "title": "F", "submit": {"label": "Order now"}, "fields": [
      {"key": "k", "type": "checkbox", "label": "K"},
      {"key": "lock", "type": "text", "label": "Lock", "defaultValue": "a",
       "readOnly": [{"field": "k", "eq": true}]},
      {"key": "dis", "type": "text", "label": "Dis", "disabled": [{"field": "k", "eq": true}]},
      {"key": "gone", "type": "text", "label": "Gone", "show": [{"field": "k", "neq": true}]}]}
    """

  @Test func whatBecomesLockedIsSaidAndListed() throws {
    let talk = Talk(try form(ReviewTests.locks))
    talk.type("y", "2")
    #expect(
      talk.news == """
        4 questions. Type ? for help at any time, /back to go back, /quit to leave.
        K, yes or no: > y
        Gone removed because K is Yes.
        Lock, Dis can no longer be changed because K is Yes.
        Lock: a. This cannot be changed.
        Dis: Not given. This cannot be changed.

        Review.
        1. K: Yes
        2. Lock, locked: a
        3. Dis, locked: Not given
        Type "send" to submit, a number to change an answer, or /quit: > 2
        Error: This answer cannot be changed.
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func editTakesTheNumberOfAnAnswer() throws {
    let talk = Talk(try form(ReviewTests.locks))
    talk.type("no", "b", "", "")
    _ = talk.news
    talk.type("/edit 2", "c", "/edit 9", "/edit", "/edit x")
    #expect(
      talk.news == """
        > /edit 2
        Lock, optional, now b: > c
        Changed. Back to review.
        1. K: No
        2. Lock: c
        3. Dis: Not given
        4. Gone: Not given
        Type "send" to submit, a number to change an answer, or /quit: > /edit 9
        Error: Not understood: /edit 9. Type "send", or the number of an answer.
        Type "send" to submit, a number to change an answer, or /quit: > /edit
        Error: Not understood: /edit. Type "send", or the number of an answer.
        Type "send" to submit, a number to change an answer, or /quit: > /edit x
        Error: /edit x is not a command. /edit 3 changes the third answer on Review.
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func editIsForReviewOnly() throws {
    let talk = Talk(try form(ReviewTests.locks))
    talk.type("/edit 1")
    #expect(
      talk.news.hasSuffix(
        """
        > /edit 1
        Error: /edit does nothing here. /edit 3 changes the third answer on Review.
        K, yes or no:
        """))
  }

  @Test(arguments: [("en", "send"), ("de", "senden"), ("de", "Send"), ("ja", "送信"), ("ja", "send")])
  func theWordThatSendsIsTaken(locale: String, word: String) throws {
    try expectSent(by: word, locale: locale)
  }

  @Test(arguments: ["Order now", "order NOW"]) func theLabelOfTheButtonSends(word: String) throws {
    try expectSent(by: word, locale: "fr")
  }

  private func expectSent(by word: String, locale: String) throws {
    let labels = Labels(locale: locale)
    let talk = Talk(try form(ReviewTests.locks), options: PlainOptions(labels: labels))
    talk.type("n", "", "", "", word)
    talk.wait(seconds: 1)
    #expect(talk.ending == .sent)
  }

  @Test func aNumberIsShownAsItWasUnderstood() throws {
    let talk = Talk(
      FormhausForm(
        definition: try FormDefinition(
          json: JSONParser.parse(
            """
            {"id": "f", "title": "F", "submit": {"label": "Senden"}, "fields": [
              {"key": "a", "type": "number", "label": "A"}, {"key": "b", "type": "number", "label": "B"}]}
            """)), options: FormEngineOptions(locale: "de")
      ) { _, _ in .ok })
    talk.type("+5", "１２,50")
    #expect(talk.news.contains("1. A: 5\n2. B: 12,50\n"))
  }
}
