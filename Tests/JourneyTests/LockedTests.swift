import Testing
import TmuxSupport

/// A form at a kiosk: the person who fills it in can neither leave it nor get at the shell behind it.
@Suite struct LockedTests {
  @Test func noKeyLeavesTheFullScreenButTheOperators() async throws {
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.run("formhaus run --locked --leave-key '<F9>' visit.json > out")
    try await tmux.waitUntil("the form") { $0.isAlternate && $0.contains("Name *") }
    #expect(!(try tmux.screen()).contains("Ctrl-C"))
    try tmux.type("Ada")
    for key in ["Escape", "C-c", "C-z", "C-\\"] {
      try tmux.type("x")
      try await tmux.waitUntil("an x before \(key)") { !$0.contains("cannot be left") }
      try tmux.press(key)
      if key == "C-\\" { continue }
      try await tmux.waitUntil("why \(key) does nothing") { $0.contains("This form cannot be left.") }
    }
    let screen = try await tmux.waitUntil("the answer as it was") { $0.contains("Adaxxxx") }
    #expect(screen.isAlternate)
    try tmux.press("F9")
    #expect(try await desk.ended().code == 1)
  }

  @Test func theListOfKeysNamesNoneThatLeaves() async throws {
    let desk = try await Desk(rows: 60)
    try desk.run("formhaus run --locked --leave-key '<F9>' visit.json > out")
    try await desk.tmux.waitUntil("the form") { $0.isAlternate && $0.contains("Name *") }
    try desk.tmux.press("F1")
    let keys = try await desk.tmux.waitUntil("the keys") { $0.contains("Keys") }
    for name in ["Ctrl-C", "Ctrl-Z", "F9"] { #expect(!keys.contains(name)) }
    try desk.tmux.press("F9")
    #expect(try await desk.ended().code == 1)
  }

  @Test func nothingThatIsTypedLeavesPlainMode() async throws {
    let desk = try await Desk(rows: 40)
    let tmux = desk.tmux
    try desk.run("formhaus run --locked --plain --time-limit 1h visit.json > out")
    try await tmux.waitUntil("the question") { $0.contains("Name, required:") }
    try tmux.type("/quit")
    try tmux.press("Enter")
    try await refused(1, tmux)
    for (number, key) in ["C-c", "C-d", "C-z", "C-\\", "C-d"].enumerated() {
      try tmux.press(key)
      // Ctrl-Z and Ctrl-\ stop nothing and say nothing.
      try await refused([2, 3, 3, 3, 4][number], tmux)
    }
    try tmux.type("Ada")
    try tmux.press("Enter")
    try await tmux.waitUntil("the next question") { $0.contains("Kind, optional") }
  }

  private func refused(_ times: Int, _ tmux: TmuxSession) async throws {
    try await tmux.waitUntil("\(times) refusals") { screen in
      screen.lines.filter { $0.contains("This form cannot be left.") }.count == times
        && screen.lines.last { !$0.isEmpty }?.contains("Name, required:") == true
    }
  }

  @Test(arguments: [
    ("--leave-key '<F9>'", "formhaus: --leave-key is for --locked; pass both or none"),
    ("--locked --leave-key '<F77>'", "pass one key, such as"),
    ("--locked --leave-key 'ab'", "pass one key, such as"),
  ])
  func theLeaveKeyIsOneKeyOfALockedForm(_ options: String, _ mend: String) async throws {
    let desk = try await Desk()
    try desk.run("formhaus run \(options) visit.json")
    let (code, screen) = try await desk.ended()
    #expect(code == 64)
    #expect(screen.contains(mend))
  }
}
