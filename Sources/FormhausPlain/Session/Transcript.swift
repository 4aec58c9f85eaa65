import FormhausText

/// Turns what a conversation says into the text that is written, line feeds where they belong.
struct Transcript {
  /// Whether what is written next starts a line.
  private var isAtLineStart = true

  mutating func text(for output: [PlainOutput]) -> String {
    var text = ""
    for item in output {
      switch item {
      case .line(let line):
        text += (isAtLineStart ? "" : "\n") + line.string + "\n"
        isAtLineStart = true
      case .prompt(let prompt, _):
        text += (isAtLineStart ? "" : "\n") + prompt.string
        isAtLineStart = false
      case .end:
        text += isAtLineStart ? "" : "\n"
        isAtLineStart = true
      }
    }
    return text
  }

  /// A key that interrupts was typed, and shown as `^C`.
  mutating func interruptWasEchoed() {
    isAtLineStart = false
  }

  /// A line was typed and its line feed shown.
  mutating func lineWasEchoed() {
    isAtLineStart = true
  }
}
