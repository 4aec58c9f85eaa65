import FormhausStore
import FormhausText
import Glibc
import SeededRandom
import Testing

@testable import FormhausCommand

/// A program that is killed again and again while somebody types.
@Suite struct DraftStormTests {
  nonisolated static let form = """
    {"id": "storm", "title": "Storm", "submit": {"label": "Send"}, "fields": [
      {"key": "text", "type": "text", "label": "Text"},
      {"key": "pin", "type": "password", "label": "PIN"}]}
    """
  /// How many programs type at once, and how often each of them is killed.
  private static let (programs, crashes) = (4, 50)

  /// One person, who starts the form again after each crash and types on.
  private struct Person: Sendable {
    let folder: TemporaryFolder
    var random: SeededGenerator
    /// What is in the form.
    var text = ""
    /// How often more than the last second of typing was missing.
    var losses = 0
    var problems: [String] = []

    init(_ number: Int) throws {
      folder = try TemporaryFolder()
      try folder.file("form.json", DraftStormTests.form)
      random = SeededGenerator(seed: UInt64(number))
    }

    private var words: [String] { ["run", "\(folder.path)/form.json", "--draft", "\(folder.path)/draft"] }

    private func start(output: String = "/dev/null") throws -> FormOnTerminal {
      let form = try FormOnTerminal(words, output: output)
      if text.isEmpty {
        guard form.wait(for: "PIN") else { throw Failure(.noTerminal, "no form") }
      } else {
        guard form.wait(for: "Draft of today") else { throw Failure(.noTerminal, "no question: \(text)") }
        form.press("\r")
      }
      form.rest()
      return form
    }

    /// Types until a random moment, at which the program is killed.
    mutating func typeUntilCrash() throws {
      let form = try start()
      let time = Int.random(in: 0..<5, using: &random) == 0 ? 1_000..<1_800 : 0..<300
      let end = ContinuousClock.now + .milliseconds(Int.random(in: time, using: &random))
      // What was typed at which time, as far as the screen showed it.
      var shown: [(text: String, at: ContinuousClock.Instant)] = [(text, .now)]
      var typed = text
      while ContinuousClock.now < end {
        let letter = String(UnicodeScalar(UInt8.random(in: 0x61...0x7A, using: &random)))
        typed += letter
        guard form.press(letter) else { return problems.append("a key without an answer") }
        shown.append((typed, .now))
        poll(nil, 0, Int32.random(in: 0..<8, using: &random))
      }
      form.crash()
      let crash = ContinuousClock.now
      take(typed, shown.last { crash - $0.at > .seconds(1) }?.text ?? text)
    }

    /// Looks at what is left: no less than was there a second before, and nothing else than what was typed.
    private mutating func take(_ typed: String, _ before: String) {
      switch DraftJournal.read(Array((folder.text("draft") ?? "").utf8)) {
      case .foreign: problems.append("a torn file")
      case .nothing: if !text.isEmpty { problems.append("nothing is left of \(text)") }
      case .draft(let draft):
        let left = draft.answers.first { $0.key == "text" }?.value?.stringValue ?? ""
        if !typed.hasPrefix(left) { problems.append("\(left) was not typed: \(typed)") }
        if !left.hasPrefix(text) { problems.append("\(left) lacks what was there: \(text)") }
        if left.utf8.count < before.utf8.count { losses += 1 }
        text = left
      }
    }

    /// Goes on a last time and sends.
    mutating func send() throws {
      let form = try start(output: "\(folder.path)/out")
      form.press("\t")
      form.press("\t")
      form.press("\r")
      let code = form.end()
      if code != 0 { problems.append("ended with \(code)") }
      let values = try? JSONParser.parse(folder.text("out") ?? "")
      if (values?["text"]?.stringValue ?? "") != text {
        problems.append("sent \(folder.text("out") ?? "nothing")")
      }
      if folder.names.contains("draft") { problems.append("the draft is still there") }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func whereverItIsKilledNothingButTheLastSecondIsMissing() async throws {
    let people = try await withThrowingTaskGroup(of: Person.self) { group in
      for number in 0..<Self.programs {
        group.addTask {
          try await withCheckedThrowingContinuation { done in
            WaitingThread.start {
              done.resume(
                with: Result {
                  var person = try Person(number)
                  for _ in 0..<Self.crashes where person.problems.isEmpty { try person.typeUntilCrash() }
                  try person.send()
                  return person
                })
            }
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(people.flatMap(\.problems) == [])
    #expect(people.map(\.text.count).reduce(0, +) > 100)
    // On a machine that is starved the program itself may stand still for a while before it is killed.
    #expect(people.map(\.losses).reduce(0, +) <= 10)
  }
}
