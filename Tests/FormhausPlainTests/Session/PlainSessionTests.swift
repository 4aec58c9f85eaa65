import FormhausStore
import FormhausText
import FormhausViews
import Glibc
import PlainRules
import Testing

@testable import FormhausPlain

/// Conversations on file descriptors.
@Suite(.serialized)
@MainActor
struct PlainSessionTests {
  @Test func linesFromAPipeGoInAndTheTranscriptComesOut() async throws {
    let (ending, output) = try await talk("Maya\nline one\nline two\n.\nsend\n")
    #expect(ending == .sent)
    #expect(
      output == """
        2 questions. Type ? for help at any time, /back to go back, /quit to leave.
        Name, required:
        Notes, optional, several lines, a line with only a full stop ends it:

        Review.
        1. Name: Maya
        2. Notes: line one line two
        Type "send" to submit, a number to change an answer, or /quit:
        Sending. Please wait.
        Sent.

        """)
  }

  @Test func theEndOfThePipeEndsTheLastLine() async throws {
    let (ending, output) = try await talk("Maya\nnot ended")
    #expect(ending == .endOfInput(missing: ["the word \"send\""]))
    #expect(output.contains("2. Notes: not ended\n"))
    #expect(output.hasSuffix("Missing: the word \"send\".\n"))
  }

  @Test func anEmptyInputEndsAtOnce() async throws {
    let (ending, output) = try await talk("")
    #expect(ending == .endOfInput(missing: ["Name"]))
    #expect(output.hasSuffix("Missing: Name.\n"))
  }

  @Test func bytesThatAreNotTextAreReplaced() async throws {
    let (_, output) = try await talk(bytes: [0x4D, 0xFF, 0x61, 0x0D, 0x0A])
    #expect(output.contains("1. Name: M\u{FFFD}a\n") == false)
    #expect(!output.unicodeScalars.contains("\r"))
  }

  @Test func theInputMayBeAFile() async throws {
    let file = try #require(tmpfile())
    defer { fclose(file) }
    let bytes = Array("Maya\n.\nsend\n".utf8)
    write(fileno(file), bytes, bytes.count)
    lseek(fileno(file), 0, SEEK_SET)
    let output = try Pipe()
    let ending = await session(input: fileno(file), output: output.writing).run()
    #expect(ending == .sent)
    let text = output.contents()
    #expect(text.hasSuffix("Sent.\n"))
    expectRules(text, typed: ["Maya", ".", "send"], .sent)
  }

  @Test func aSecretIsNotShownAndTheTerminalIsAsBefore() async throws {
    let terminal = try PseudoTerminal()
    let session = session(Locked(), input: terminal.slave, output: terminal.slave)
    let run = Task.immediate { await session.run() }
    #expect(await terminal.wait(for: "Name, optional: "))
    #expect(terminal.echoes)
    terminal.type("Maya\n")
    #expect(await terminal.wait(for: "not shown: "))
    #expect(!terminal.echoes)
    terminal.type("correct horse\n")
    #expect(await terminal.wait(for: "/quit: "))
    #expect(terminal.echoes)
    terminal.type("send\n")
    #expect(await run.value == .sent)
    #expect(await terminal.wait(for: "Sent.\r\n"))
    #expect(!terminal.output.contains("horse"))
    #expect(terminal.output.contains("not shown: \r\nPassword: saved.\r\n"))
    expectRules(terminal.output, typed: ["Maya", "correct horse", "send"], isEchoed: true, .sent)
    #expect(terminal.echoes)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalThatEndsTheProcessGivesTheEchoBack(signal: Int32) async throws {
    let terminal = try PseudoTerminal()
    let session = session(Locked(), input: terminal.slave, output: terminal.slave)
    let run = Task.immediate { await session.run() }
    terminal.type("\n")
    #expect(await terminal.wait { !$0.echoes })
    kill(getpid(), signal)
    #expect(await run.value == .signalled(signal))
    #expect(terminal.echoes)
  }

  @Test func ctrlCAsksWithTheEchoOnAndTheSecondLeaves() async throws {
    let terminal = try PseudoTerminal()
    let session = session(Locked(), input: terminal.slave, output: terminal.slave)
    let run = Task.immediate { await session.run() }
    terminal.type("Maya\n")
    #expect(await terminal.wait { !$0.echoes })
    kill(getpid(), SIGINT)
    #expect(await terminal.wait(for: "Cancel? Type \"yes\" to leave: "))
    #expect(terminal.echoes)
    terminal.type("no\n")
    #expect(await terminal.wait { !$0.echoes })
    kill(getpid(), SIGINT)
    #expect(await terminal.wait(for: "Cancel? Type \"yes\" to leave: "))
    kill(getpid(), SIGINT)
    #expect(await run.value == .interrupted)
    #expect(terminal.echoes)
    // The signals do not come from keys, so that nothing stands for them.
    let text = terminal.output.replacing("not shown: \r\n", with: "not shown: ^C\r\n")
    let interrupt = PlainTranscript.interrupt
    expectRules(text, typed: ["Maya", interrupt, "no", interrupt, interrupt], isEchoed: true, .interrupted)
  }

  @Test func aTerminalThatHangsUpEndsTheInput() async throws {
    let terminal = try PseudoTerminal()
    let session = session(Locked(), input: terminal.slave, output: terminal.slave)
    let run = Task.immediate { await session.run() }
    #expect(await terminal.wait(for: "Name, optional: "))
    terminal.type("\u{04}")
    #expect(await run.value == .endOfInput(missing: ["Password", "1 more step"]))
  }

  @Test func theHostEndsTheConversation() async throws {
    let (input, output) = (try Pipe(), try Pipe())
    let session = session(input: input.reading, output: output.writing)
    let run = Task.immediate { await session.run() }
    session.finish()
    #expect(await run.value == .sent)
  }

  private func talk(_ lines: String) async throws -> (PlainEnding, String) {
    try await talk(bytes: Array(lines.utf8))
  }

  private func talk(bytes: [UInt8]) async throws -> (PlainEnding, String) {
    let (input, output) = (try Pipe(), try Pipe())
    write(input.writing, bytes, bytes.count)
    input.closeWriting()
    let ending = await session(input: input.reading, output: output.writing).run()
    let text = output.contents()
    let typed = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let lines = typed.last == "" ? typed.dropLast() : typed[...]
    expectRules(text, typed: lines.map(String.init), ending == .sent ? .sent : .endOfInput)
    // Without the blanks behind questions.
    return (ending, text.replacing(" \n", with: "\n"))
  }

  private func expectRules(
    _ text: String, typed: [String], isEchoed: Bool = false, _ closing: PlainClosing
  ) {
    let transcript = PlainTranscript(text, typed: typed, isEchoed: isEchoed, closing: closing)
    #expect(transcript.breaches().isEmpty, "\(transcript.breaches())\n\(text)")
  }

  private func session(_ view: some View = Greeting(), input: Int32, output: Int32) -> PlainSession {
    let clock = LiveClock()
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.reduceMotion = true
    // The clock is the machine's, which may be busy: what is said while sending takes long is tested with a clock of
    // the tests.
    return PlainSession(
      host: ViewHost(view, environment: environment), options: PlainOptions(isQuietWhileWaiting: true),
      clock: clock, input: input, output: output)
  }
}

/// Two questions on one page.
private struct Greeting: View {
  var body: some View { (try? form(definition)).map { AnyView($0) } ?? AnyView(EmptyView()) }

  private let definition = """
    {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
      {"key": "name", "type": "text", "label": "Name", "validation": {"required": true}},
      {"key": "notes", "type": "textarea", "label": "Notes"}]}
    """
}

/// A question and a secret.
private struct Locked: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    StepForm(
      steps: [
        StepForm.Step(id: "all", title: "All", isValid: !password.isEmpty) {
          Well("Name") { TextField("", text: $name) }
          Well("Password") { SecureField("", text: $password).answer(isRequired: true) }
        }
      ], onSubmit: {})
  }
}
