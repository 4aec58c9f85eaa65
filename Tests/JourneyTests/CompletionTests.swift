import Testing
import TmuxSupport

/// Tab in the shells themselves.
@Suite struct CompletionTests {
  @Test func bashCompletes() async throws {
    let desk = try await Desk()
    try desk.enter("clear; . <(formhaus completion bash)")
    try await complete(desk.tmux)
  }

  @Test func zshCompletes() async throws {
    let desk = try await Desk()
    try desk.enter("clear; PS1='$ ' zsh -f -i")
    try await desk.tmux.waitUntil("the prompt of zsh") { $0.behindPrompt == "" }
    try desk.enter("PS1='$ '; autoload -U compinit; compinit -u -D; . <(formhaus completion zsh); clear")
    try await complete(desk.tmux)
  }

  @Test func fishCompletes() async throws {
    let desk = try await Desk()
    try desk.enter(#"clear; fish --no-config --init-command 'function fish_prompt; echo -n "\$ "; end'"#)
    try await desk.tmux.waitUntil("the prompt of fish") { $0.behindPrompt == "" }
    try desk.enter("formhaus completion fish | source; clear")
    try await complete(desk.tmux)
  }

  /// Commands, options, their values and files of the folder.
  private func complete(_ tmux: TmuxSession) async throws {
    try await tmux.waitUntil("a clean prompt") { $0.lines.first == "$" && $0.cursor.y == 0 }
    for (typed, line) in [
      ("formhaus val", "formhaus validate"), ("vis", "formhaus validate visit.json"),
      ("--env", "formhaus validate visit.json --envelope"),
      ("--hidden-values k", "formhaus validate visit.json --envelope --hidden-values keep"),
    ] {
      try tmux.type(typed)
      try await tmux.waitUntil("\(typed) typed") { $0.beforeCursor.hasSuffix(typed) }
      try tmux.press("Tab")
      // Behind the cursor fish shows in grey what it takes for likely.
      try await tmux.waitUntil(line) { screen in
        screen.lines.first.map { $0.hasPrefix("$ " + line) && screen.cursor.x == line.count + 3 } ?? false
      }
    }
  }
}

extension TmuxScreen {
  /// What is typed behind the last prompt; nil when there is none.
  fileprivate var behindPrompt: Substring? {
    guard let line = lines.last(where: { !$0.isEmpty }), line.hasPrefix("$") else { return nil }
    return line.dropFirst(2)
  }
}
