import FormhausPlain
import Testing

@MainActor
struct CommandTests {
  @Test func helpSaysWhatToTypeAndTheCommands() {
    let talk = Talk(Booking())
    _ = talk.news
    talk.type("?", "/HELP")
    #expect(
      talk.news == """
        > ?
        Type a number, part of a name, or ? for help.
        /back goes to the question before.
        /clear empties the answer. Enter alone keeps it.
        /list says the choices.
        /review says your answers so far.
        /help or ? says this.
        /quit leaves without sending.
        An answer that begins with / is typed with //.
        Service, required, number or name, now Website review: > /HELP
        Type a number, part of a name, or ? for help.
        /back goes to the question before.
        /clear empties the answer. Enter alone keeps it.
        /list says the choices.
        /review says your answers so far.
        /help or ? says this.
        /quit leaves without sending.
        An answer that begins with / is typed with //.
        Service, required, number or name, now Website review:
        """)
  }

  @Test func commandsInsideALongTextKeepIt() {
    let talk = Talk(Booking())
    talk.type("", "1", "1", "", "maya@example.com")
    _ = talk.news
    talk.type("one", "", "/review", "//two", "/quit", "no", ".", "/back", "", "/back", "/clear", "", "")
    #expect(
      talk.news == """
        > one
        >
        > /review
        Service.
        Service: Website review
        Day and time.
        Day: Tuesday
        Time: 09:00
        Your details.
        Full name: Maya Chen
        Email: maya@example.com
        Notes: Not given
        Remind me: No
        Notes, optional, several lines, a line with only a full stop ends it, 2 lines so far: > //two
        > /quit
        Cancel? Type "yes" to leave: > no
        Not cancelled. Your answers are kept.
        Notes, optional, several lines, a line with only a full stop ends it, 3 lines so far: > .
        Remind me, yes or no, now No: > /back
        Notes, optional, several lines, a line with only a full stop ends it, now one /two: >
        Remind me, yes or no, now No: > /back
        Notes, optional, several lines, a line with only a full stop ends it, now one /two: > /clear
        Notes is now empty.
        Remind me, yes or no, now No: >

        Step 4 of 4: Review.
        Service.
        1. Service: Website review
        Day and time.
        2. Day: Tuesday
        3. Time: 09:00
        Your details.
        4. Full name: Maya Chen
        5. Email: maya@example.com
        6. Notes: Not given
        Note: A calendar invite follows by email.
        Type "send" to submit, a number to change an answer, or /quit: >
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func clearEmptiesAndAsksARequiredQuestionAgain() {
    let talk = Talk(Booking())
    _ = talk.news
    talk.type("/clear", "", "1", "1", "/clear", "", "Jo")
    #expect(
      talk.news == """
        > /clear
        Service cannot be emptied.
        Service, required, number or name, now Website review: >
        Kept Website review.

        Step 2 of 4: Day and time.
        1. Tuesday
        2. Wednesday
        3. Thursday
        Day, required, number or name: > 1
        Day: Tuesday.
        1. 09:00
        2. 11:00
        3. 14:00
        Time, required, number or name: > 1
        Time: 09:00.

        Step 3 of 4: Your details.
        Full name, required, now Maya Chen: > /clear
        Full name is now empty.
        Full name, required: >
        Error: Full name: This field is required.
        Full name, required: > Jo
        Email, required:
        """)
  }

  @Test func whatIsNoCommandIsNotTakenForAnAnswer() {
    let talk = Talk(Booking())
    talk.type("", "1", "1")
    _ = talk.news
    talk.type("/home/maya", "//home/maya", "/list", "/review me")
    #expect(
      talk.news == """
        > /home/maya
        Error: Full name: /home/maya is not a command. An answer that begins with / is typed with //.
        Full name, required, now Maya Chen: > //home/maya
        Email, required: > /list
        There is nothing to choose for Email.
        Email, required: > /review me
        Error: Email: /review me is not a command. An answer that begins with / is typed with //.
        Email, required:
        """)
  }

  @Test func anotherPrefixMakesOtherCommands() {
    let talk = Talk(Booking(), options: PlainOptions(commandPrefix: "!"))
    talk.type("", "1", "1", "/home", "!back", "!quit", "yes")
    #expect(
      talk.news == """
        4 steps. Type ? for help at any time, !back to go back, !quit to leave.

        Step 1 of 4: Service.
        What would you like to talk about?
        1. Strategy call, 30 minutes
        2. Website review, 60 minutes
        3. Ongoing support
        Type a number, part of a name, or ? for help.
        Service, required, number or name, now Website review: >
        Kept Website review.

        Step 2 of 4: Day and time.
        1. Tuesday
        2. Wednesday
        3. Thursday
        Day, required, number or name: > 1
        Day: Tuesday.
        1. 09:00
        2. 11:00
        3. 14:00
        Time, required, number or name: > 1
        Time: 09:00.

        Step 3 of 4: Your details.
        Full name, required, now Maya Chen: > /home
        Email, required: > !back
        Full name, required, now /home: > !quit
        Cancel? Type "yes" to leave: > yes

        """)
    #expect(talk.ending == .left)
  }

  @Test func commandsAtReview() {
    let talk = Talk(Booking())
    talk.type("", "1", "1", "", "maya@example.com", ".", "")
    _ = talk.news
    talk.type("", "/clear", "?", "/list", "0", "/nope", "/quit", "", "/quit", "y")
    #expect(
      talk.news == """
        >
        Type "send" to submit, a number to change an answer, or /quit: > /clear
        Error: /clear does nothing here. Type the number of an answer first, then /clear.
        Type "send" to submit, a number to change an answer, or /quit: > ?
        Type "send", or the number of an answer.
        /edit 3 changes the third answer on Review.
        /back goes to the question before.
        /clear empties the answer. Enter alone keeps it.
        /review says your answers so far.
        /help or ? says this.
        /quit leaves without sending.
        An answer that begins with / is typed with //.
        Type "send" to submit, a number to change an answer, or /quit: > /list
        Service.
        1. Service: Website review
        Day and time.
        2. Day: Tuesday
        3. Time: 09:00
        Your details.
        4. Full name: Maya Chen
        5. Email: maya@example.com
        6. Notes: Not given
        Note: A calendar invite follows by email.
        Type "send" to submit, a number to change an answer, or /quit: > 0
        Error: Not understood: 0. Type "send", or the number of an answer.
        Type "send" to submit, a number to change an answer, or /quit: > /nope
        Error: /nope is not a command. An answer that begins with / is typed with //.
        Type "send" to submit, a number to change an answer, or /quit: > /quit
        Cancel? Type "yes" to leave: >
        Not cancelled. Your answers are kept.
        Type "send" to submit, a number to change an answer, or /quit: > /quit
        Cancel? Type "yes" to leave: > y

        """)
    #expect(talk.ending == .left)
  }
}
