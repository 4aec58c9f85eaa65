/// What a command takes: the one source of its parsing, its help and its page in the reference.
struct CommandTable: Sendable {
  /// What stands between the command's name and the options.
  struct Operand: Sendable {
    /// The name in the help, such as `FORM.json`.
    let name: String
    let help: String
    /// The only words allowed; empty allows any.
    var choices: [String] = []
    var repeats = false
    var isOptional = false
  }

  /// A line of the shell and what it does.
  struct Example: Sendable {
    let line: String
    let explanation: String
  }

  let name: String
  /// One sentence.
  let summary: String
  var operands: [Operand] = []
  var options: [Option] = []
  var examples: [Example] = []

  /// The way the command is typed.
  var usage: String {
    let words = operands.map { $0.repeats ? "\($0.name)..." : $0.name }
    return (["formhaus", name] + words + (options.isEmpty ? [] : ["[OPTIONS]"])).joined(separator: " ")
  }

  /// The options that can be typed, help among them.
  var allOptions: [Option] { options + [.help] }
}
