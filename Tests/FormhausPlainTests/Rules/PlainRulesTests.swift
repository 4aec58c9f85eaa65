import FormhausCore
import PlainRules
import Testing

/// The rules find what they are there for: each story breaks one of them, and no other.
struct PlainRulesTests {
  struct Story: Sendable, CustomTestStringConvertible {
    let rule: Int
    let events: [PlainEvent]

    init(_ rule: Int, _ events: PlainEvent...) { (self.rule, self.events) = (rule, events) }

    var testDescription: String { "P\(rule): \(events)" }
  }

  private static let name = PlainEvent.prompt("Name, required: ")
  private static let leave = PlainEvent.prompt("Cancel? Type \"yes\" to leave: ")
  private static let send = PlainEvent.prompt(
    "Type \"send\" to submit, a number to change an answer, or /quit: ")
  private static let notes = PlainEvent.prompt(
    "Notes, optional, several lines, a line with only a full stop ends it: ")

  private static func asked(
    _ text: String, _ label: String, isRequired: Bool = false, _ kinds: [LabelKey] = [],
    hasValue: Bool = false
  ) -> PlainEvent {
    .prompt(
      text,
      facts: PlainFacts(
        questions: [], step: nil, hints: [],
        asked: PlainFacts.Asked(
          question: PlainFacts.Question(key: label, label: label), isRequired: isRequired, kinds: kinds,
          hasValue: hasValue)))
  }

  private static func page(_ text: String, _ labels: String...) -> PlainEvent {
    .prompt(
      text,
      facts: PlainFacts(
        questions: labels.map { PlainFacts.Question(key: $0, label: $0) }, step: 1,
        hints: ["As on your card."],
        asked: nil))
  }

  static let bytes = [
    Story(1, .line("A bell\u{7}")), Story(1, .line("Turned \u{202E}round")), Story(1, .line("Null\u{0}")),
    Story(2, .line("Again\rOnce")), Story(2, .line("\u{1B}[2JGone")), Story(2, .line("Nam\u{8}")),
    Story(13, .line("Name  Maya")), Story(13, .line(" Name")), Story(13, .line("Name ")),
  ]

  static let waits = [
    Story(3, name, .passed(.seconds(10)), .line("Hurry up."), name),
    Story(
      3, send, .typed("send"), .line("Sending. Please wait."), .passed(.seconds(5)),
      .line("Still working, 10 seconds.")),
    Story(
      3, send, .typed("send"), .line("Sending. Please wait."), .line("Still working, 10 seconds."),
      .line("Still working, 10 seconds."), .line("Sent."), .ended(.sent)),
    Story(
      3, send, .typed("send"), .line("Sending. Please wait."), .line("Still working, 20 seconds."),
      .line("Sent."), .ended(.sent)),
    Story(3, name, .typed("x"), .line("Still working, 10 seconds."), name),
    Story(3, send, .typed("send"), .line("Sending. Please wait."), .ended(.sent)),
    Story(
      3, send, .typed("send"), .line("Sending. Please wait."), .line("Sending. Please wait."), .line("Sent."),
      .ended(.sent)),
    Story(
      3, send, .typed("send"), .line("Sending. Please wait."), .line("Error: No answer."), .line("Sent."),
      .ended(.sent)),
  ]

  static let prompts = [
    Story(4, .prompt("Name: ")), Story(4, .prompt("Name, optional:")), Story(4, .prompt("optional: ")),
    Story(4, asked("Name, optional: ", "Name", isRequired: true)),
    Story(4, asked("Name, required: ", "Name")), Story(4, asked("Nick, optional: ", "Name")),
    Story(4, asked("Day, optional: ", "Day", [.plainKindDate])),
    Story(4, asked("Name, optional: ", "Name", hasValue: true)),
    Story(4, asked("Name, optional, now Maya: ", "Name")),
    Story(
      4, .prompt("Email, required: "), .typed("maya@"),
      .line("Error: Email: Enter a valid email. Type an address like maya@example.com."),
      .prompt("Email, required: ")),
    Story(4, .typed("Maya")), Story(4, name, .typed("Maya"), .line("Maya it is."), .typed("x")),
    Story(
      5, .prompt("Password, optional, not shown: ", isSecret: true), .typed("hunter2", isSecret: true),
      .line("Password: saved."), name, .typed("x"), .line("Not hunter2.")),
    Story(5, .prompt("Password, optional, not shown, now *****: ", isSecret: true)),
    Story(
      5, .prompt("Password, optional, not shown: ", isSecret: true), .typed("hunter2", isSecret: true), name),
  ]

  static let errors = [
    Story(6, name, .typed("x"), .line("Error: Name: This is wrong"), .prompt("Name, required, now x: ")),
    Story(6, name, .typed("x"), .line("Error: This is wrong."), .prompt("Name, required, now x: ")),
    Story(
      6, .prompt("Day, optional, date like 2026-12-03: "), .typed("x"), .line("Error: Day: This is wrong."),
      .prompt("Day, optional, date like 2026-12-03, now x: ")),
    Story(6, name, .inputEnded, .ended(.endOfInput)), Story(6, name, .inputEnded, .ended(.sent)),
    Story(
      6, name, .inputEnded, .line("Error: The input ended before the form was sent."), .ended(.endOfInput)),
  ]

  static let shapes = [
    Story(7, .line("Step 1 of 2: Service.")), Story(7, .line(""), .line("Step 1 of 2, Service")),
    Story(7, .line(""), .line("Step 3 of 2: Service.")), Story(7, .line("\u{2713} Sent")),
    Story(7, .line("Book."), .line(""), name), Story(7, .line("\u{2022} One")),
    Story(8, .line("2. Second")), Story(8, .line("1. First"), .line("3. Third")),
    Story(8, .line("2 of 9 match."), .line("1. One"), .prompt("Choice, optional, number or name: ")),
    Story(
      8, .line("Book. Type ? for help."), .line("1. One"), .prompt("Choice, optional, number or name: ")),
    Story(15, .line("1. Name Maya"), send), Story(15, .line("1. Name: Maya"), .line("1. Age: 3"), send),
    Story(15, .line(""), .line("Step 1 of 1: Who."), name, .typed("x"), .line("1. Name: Maya"), send),
    Story(15, name, .typed("/review"), .line("Name Maya"), name),
  ]

  static let commands = [
    Story(9, name, .typed("/back up"), name), Story(9, name, .typed("/nonsense"), .line("Kept."), name),
    Story(9, name, .typed("?"), .line("There is no help."), name),
    Story(9, name, .typed("/list"), .prompt("Age, optional: ")),
    Story(9, name, .typed("/review"), .line("Name: Maya"), .prompt("Age, optional: ")),
    Story(9, name, .typed("/quit"), name), Story(9, name, .typed("/clear"), .line("Done."), name),
    Story(
      9, .prompt("Name, required, now Maya: "), .typed("/clear"), .line("Name is now empty."),
      .prompt("Name, required, now Maya: ")),
    Story(9, .prompt("Name, required, now Maya: "), .typed(""), name),
    Story(9, notes, .typed("one"), .line("Thanks."), notes),
    Story(
      9, notes, .typed("."),
      .prompt("Notes, optional, several lines, a line with only a full stop ends it, 2 lines so far: ")),
  ]

  static let ways = [
    Story(10, name, .typed("/back"), name),
    Story(10, name, .typed("/back"), .line("Back."), .prompt("Age, optional: ")),
    Story(
      10, name, .typed("Maya"), .prompt("Age, optional: "), .typed("/back"), .line("Back."), name),
    Story(
      10, name, .typed("Maya"), .prompt("Age, optional: "), .typed("/back"),
      .line("This is the first question."), .prompt("Name, required, now Maya: ")),
    Story(10, name, .interrupted, name), Story(10, name, .ended(.left)),
    Story(10, name, .interrupted, leave, .interrupted, leave),
    Story(10, name, .interrupted, leave, .typed("yes"), name),
    Story(10, name, .interrupted, leave, .typed("no"), .line("Good."), name),
    Story(
      10, name, .interrupted, leave, .typed("no"), .line("Not cancelled. Your answers are kept."),
      .prompt("Age, optional: ")),
    Story(
      11, .line("Type a number, part of a name, or ? for help."), name, .typed("x"),
      .line("Type a number, part of a name, or ? for help."), .prompt("Age, optional: ")),
    Story(
      11, .line("As on your card."), page("Name, required: ", "Name"), .typed("x"),
      .line("As on your card."),
      page("Name, required: ", "Name")),
    Story(
      12, page("Country, optional: ", "Country"), .typed("x"), page("State, optional: ", "Country", "State")),
    Story(
      12, page("Country, optional: ", "Country", "State"), .typed("x"),
      page("Age, optional: ", "Country", "Age")),
    Story(
      12, page("Country, optional: ", "Country"), .typed("x"),
      .line("2 more questions because Country is x."),
      page("State, optional: ", "Country", "State")),
    Story(
      12, name, .typed("x"), .line("Age removed because Name is x."), .prompt("Age, optional: ")),
  ]

  @Test(arguments: bytes + waits + prompts + errors + shapes + commands + ways)
  func aBrokenRuleIsNamed(_ story: Story) {
    let breaches = PlainRules.breaches(of: story.events)
    #expect(!breaches.isEmpty)
    #expect(breaches.allSatisfy { $0.rule == story.rule }, "\(breaches)")
  }

  @Test func eachRuleHasAStory() {
    let stories =
      Self.bytes + Self.waits + Self.prompts + Self.errors + Self.shapes + Self.commands + Self.ways
    // The same end as on the screen is what the differential shows.
    #expect(Set(stories.map(\.rule)) == Set(1...15).subtracting([14]))
  }

  @Test func aLongListIsFound() {
    let choices = (1...10).map { PlainEvent.line("\($0). Choice") }
    let breaches = PlainRules.breaches(of: choices + [.prompt("Choice, optional: ")])
    #expect(breaches.map(\.rule) == [8])
  }

  /// A conversation that holds all the rules.
  private static let good = """
    Book. 2 steps. Type ? for help at any time, /back to go back, /quit to leave.

    Step 1 of 2: Service.
    Type a number, part of a name, or ? for help.
    1. Call
    2. Review
    Service, required, number or name: > x
    Error: Service: Nothing matches x. Type a number, part of a name, or ? for help.
    Service, required, number or name: > 1
    Service: Call.
    Notes, optional, several lines, a line with only a full stop ends it: > one
    > two
    > .
    Email, required: > maya@
    Error: Email: Enter a valid email. Type an address like maya@example.com.
    Email, required, now maya@: > ^C
    Cancel? Type "yes" to leave: > no
    Not cancelled. Your answers are kept.
    Email, required, now maya@: > maya@example.com
    Service.
    1. Service: Call
    2. Notes: one two
    3. Email: maya@example.com
    Type "send" to submit, a number to change an answer, or /quit: > send
    Sending. Please wait.
    Still working, 10 seconds.
    Sent.
    """

  @Test func aGoodTranscriptBreaksNone() {
    #expect(breaches(Self.good).isEmpty, "\(breaches(Self.good))")
  }

  /// One change of the good transcript, and the rule that it breaks.
  static let changes: [(String, String, Int)] = [
    ("\n\nStep 1", "\nStep 1", 7), ("Step 1 of 2: Service.", "Step 1 of 2, Service", 7),
    ("Service, required, number", "Service, number", 4), ("required, now maya@: > ^C", "required: > ^C", 4),
    ("Error: Service: Nothing", "Error: Nothing", 6),
    (" Type an address like maya@example.com.", "", 6), ("Still working, 10", "Still working, 11", 3),
    ("Sending. Please wait.\n", "", 3), ("2. Review\n", "3. Review\n", 8),
    ("3. Email: maya", "4. Email: maya", 15),
    ("Not cancelled. Your answers are kept.\n", "", 10), ("Sent.", "Sent.\u{8}", 2),
    ("Sent.", "Sent.\u{AD}", 1), ("Book. 2", "Book.  2", 13),
  ]

  @Test(arguments: changes) func aChangeIsFoundInTheTextOfAProgram(_ good: String, _ bad: String, _ rule: Int)
  {
    let text = Self.good.replacing(good, with: bad)
    #expect(text != Self.good)
    #expect(Set(breaches(text).map(\.rule)).contains(rule), "\(breaches(text))")
  }

  /// Reads a transcript in which `> ` stands before what was typed, once as a terminal shows it and once as a pipe gets
  /// it.
  private func breaches(_ picture: String) -> [PlainBreach] {
    var typed: [String] = []
    var (shown, piped) = ("", "")
    for line in picture.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let mark = line.firstRange(of: "> ") else {
        shown += line + "\n"
        piped += line + "\n"
        continue
      }
      let answer = String(line[mark.upperBound...])
      typed.append(answer)
      shown += line[..<mark.lowerBound] + answer + "\n"
      if mark.lowerBound > line.startIndex { piped += line[..<mark.lowerBound] + "\n" }
    }
    let terminal = PlainTranscript(
      shown.replacing("\n", with: "\r\n"), typed: typed, isEchoed: true, closing: .sent)
    let pipe = PlainTranscript(piped, typed: typed, closing: .sent)
    let (one, other) = (PlainRules.breaches(of: terminal.events), PlainRules.breaches(of: pipe.events))
    #expect(one == other)
    return one
  }
}
