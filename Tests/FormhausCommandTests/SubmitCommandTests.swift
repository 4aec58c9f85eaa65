import FormhausCore
import FormhausText
import Glibc
import Testing

@testable import FormhausCommand

@MainActor @Suite struct SubmitCommandTests {
  func send(_ line: String, _ values: JSONObject = ["name": "Ada"]) async -> SubmitReply {
    await SubmitCommand(line, form: "visit").send(values, skippedSteps: ["extras"])
  }

  @Test func handsOverTheValuesAndNamesTheFormInTheEnvironment() async throws {
    let folder = try TemporaryFolder()
    let line = "cat > \(folder.path)/got; echo $FORMHAUS_FORM $FORMHAUS_SUBMISSION > \(folder.path)/named"
    let command = SubmitCommand(line, form: "visit", submission: "5-6")
    #expect(await command.send(["name": "Ada\n$(id)"], skippedSteps: ["extras"]) == .sent(message: nil))
    #expect(
      folder.text("got")
        == #"{"form":"visit","submission":"5-6","values":{"name":"Ada\n$(id)"},"skippedSteps":["extras"]}"#
        + "\n")
    #expect(folder.text("named") == "visit 5-6\n")
  }

  @Test func keepsTheNumberOfASubmissionForEveryTry() async throws {
    let folder = try TemporaryFolder()
    let command = SubmitCommand("echo $FORMHAUS_SUBMISSION >> \(folder.path)/numbers; exit 1", form: "visit")
    _ = await command.send([:], skippedSteps: [])
    _ = await command.send([:], skippedSteps: [])
    let numbers = (folder.text("numbers") ?? "").split(separator: "\n")
    #expect(numbers.count == 2)
    #expect(numbers.first == numbers.last)
    #expect(
      numbers.first?.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/)
        != nil)
  }

  nonisolated static let replies: [(String, SubmitReply)] = [
    ("exit 0", .sent(message: nil)),
    (#"echo '{"message": "Number 7"}'"#, .sent(message: "Number 7")),
    ("echo thanks", .sent(message: nil)),
    (#"echo '{"errors": {"name": "Taken"}}'"#, .sent(message: nil)),
    (
      #"echo '{"errors": {"name": "Taken", "age": "Too young"}}'; echo oops >&2; exit 1"#,
      .refused([FieldError(key: "name", message: "Taken"), FieldError(key: "age", message: "Too young")])
    ),
    (#"echo '{"errors": {}}'; exit 1"#, .failed(nil)),
    (#"echo '{"errors": {"name": 3}}'; echo oops >&2; exit 1"#, .failed("oops")),
    ("exit 7", .failed(nil)),
    ("printf 'first\\n  the last \\n\\n   \\n' >&2; exit 7", .failed("the last")),
    ("printf 'no line end' >&2; exit 7", .failed("no line end")),
    ("exit 130", .cancelled),
    ("echo why >&2; exit 130", .cancelled),
    ("kill -KILL $$", .failed(nil)),
    ("no-such-program-here", .failed("sh: 1: no-such-program-here: not found")),
  ]

  @Test(arguments: replies)
  func readsTheAnswer(_ line: String, _ expected: SubmitReply) async {
    #expect(await send(line) == expected)
  }

  @Test func mindsNoCommandThatDoesNotRead() async {
    let values: JSONObject = ["name": .string(String(repeating: "x", count: 1 << 21))]
    #expect(await send("exec 0<&-; exit 0", values) == .sent(message: nil))
  }

  @Test func handsOverMoreThanAPipeHolds() async {
    let values: JSONObject = ["name": .string(String(repeating: "x", count: 1 << 21))]
    #expect(await send("[ $(wc -c) -gt 2097152 ]", values) == .sent(message: nil))
  }

  @Test func survivesAFlood() async {
    let line =
      "head -c 20000000 /dev/zero; head -c 20000000 /dev/zero >&2; echo >&2; echo 'the end' >&2; exit 1"
    #expect(await send(line) == .failed("the end"))
  }

  @Test func doesNotWaitForWhatTheCommandLeavesBehind() async throws {
    let folder = try TemporaryFolder()
    let line = "sleep 3000 & echo $! > \(folder.path)/left; echo '{\"message\": \"done\"}'"
    #expect(await send(line) == .sent(message: "done"))
    let left = try #require(folder.text("left").flatMap { pid_t($0.prefix { $0 != "\n" }) })
    // It still holds the command's output open.
    #expect(kill(left, SIGKILL) == 0)
  }

  @Test func startsWithFreshSignalsAndNoFurtherDescriptors() async throws {
    let folder = try TemporaryFolder()
    signal(SIGUSR1, SIG_IGN)
    defer { signal(SIGUSR1, SIG_DFL) }
    let inherited = open("/dev/null", O_RDONLY)
    defer { close(inherited) }
    // The shell's own `ls` sees its three streams and the folder it reads.
    _ = await send(
      "cd \(folder.path); grep -E 'Sig(Ign|Blk)' /proc/self/status > signals; ls /proc/self/fd > open; "
        + "ps -o sid= -p $$ | tr -d ' ' > session; echo $$ >> session; : < /dev/tty || true")
    for line in (folder.text("signals") ?? "none").split(separator: "\n") {
      // The C library keeps signals 32 and 33 to itself.
      let mask = try #require(UInt64(line.suffix(16), radix: 16))
      #expect(mask & 0x7FFF_FFFF == 0, "\(line)")
    }
    #expect(folder.text("open") == "0\n1\n2\n3\n")
    let session = (folder.text("session") ?? "").split(separator: "\n")
    #expect(session.count == 2)
    #expect(session.first == session.last)
  }

  @Test func cancellingEndsTheCommandAndItsChildren() async throws {
    let folder = try TemporaryFolder()
    let command = SubmitCommand(
      "cd \(folder.path); sleep 3000 & echo $! > child; echo $$ > leader; mv leader ready; wait",
      form: "visit"
    )
    let sending = Task { await command.send([:], skippedSteps: []) }
    try await until { folder.text("ready") != nil }
    sending.cancel()
    #expect(await sending.value == .cancelled)
    for name in ["child", "ready"] {
      let pid = try #require(pid_t((folder.text(name) ?? "").dropLast()))
      try await until { hasEnded(pid) }
    }
  }

  @Test func killsACommandThatDoesNotListen() async throws {
    let folder = try TemporaryFolder()
    let command = SubmitCommand(
      "cd \(folder.path); trap '' TERM; echo $$ > pid; mv pid ready; while :; do sleep 1; done", form: "visit"
    )
    let sending = Task { await command.send([:], skippedSteps: []) }
    try await until { folder.text("ready") != nil }
    sending.cancel()
    #expect(await sending.value == .cancelled)
    let pid = try #require(pid_t((folder.text("ready") ?? "").dropLast()))
    #expect(kill(pid, 0) != 0)
  }

  @Test func aCommandThatWasCancelledBeforeItStartedNeverRuns() async throws {
    let folder = try TemporaryFolder()
    let command = SubmitCommand("touch \(folder.path)/ran", form: "visit")
    let sending = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await command.send([:], skippedSteps: [])
    }
    #expect(await sending.value == .cancelled)
    #expect(folder.names == [])
  }

  @Test func leavesNoZombie() async throws {
    let folder = try TemporaryFolder()
    _ = await send("echo $$ > \(folder.path)/pid")
    let pid = try #require(pid_t((folder.text("pid") ?? "").dropLast()))
    #expect(kill(pid, 0) != 0)
  }

  /// Whether a process is gone, or at least dead: an orphan is reaped by others in their own time.
  private func hasEnded(_ pid: pid_t) -> Bool {
    guard let file = try? Descriptor.open("/proc/\(pid)/stat", O_RDONLY) else { return true }
    defer { file.close() }
    return (try? file.read(limit: 4096)).map { String(decoding: $0, as: UTF8.self).contains(") Z ") } ?? true
  }

  /// Waits for a state that others bring about.
  private func until(_ isReached: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(900)
    while !isReached() {
      try #require(ContinuousClock.now < deadline)
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

@Suite struct LastFilledLineTests {
  static let texts: [(String, String?)] = [
    ("", nil), ("\n \n\t\n", nil), ("a", "a"), ("a\nb\n", "b"), ("a\r\n b c \r\n\r\n", "b c"),
  ]

  @Test(arguments: texts)
  func findsIt(_ text: String, _ expected: String?) {
    #expect(text.lastFilledLine == expected)
  }
}
