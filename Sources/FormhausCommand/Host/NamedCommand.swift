import FormhausText

/// A shell line that goes by a name, as `--options cities='./cities'` says it.
struct NamedCommand: Equatable {
  let name: String
  let line: String

  /// The commands of an option, by their names.
  ///
  /// - Throws: a usage failure when one is no `NAME=COMMAND`, or a name is given twice.
  static func all(_ option: Option, _ arguments: Arguments) throws(Failure) -> [NamedCommand] {
    var commands: [NamedCommand] = []
    for text in arguments.all(option) {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw .usage("\(option.name) cannot be \"\(text)\"; pass \(option.name) NAME='COMMAND'")
      }
      let command = NamedCommand(
        name: String(text[..<equals]), line: String(text[text.index(after: equals)...]))
      guard !command.line.trimmed.isEmpty else {
        throw .usage(
          "\(option.name) \(command.name)= needs a command: \(option.name) \(command.name)='COMMAND'")
      }
      guard !commands.contains(where: { $0.name == command.name }) else {
        throw .usage("\(option.name) \(command.name)= is given twice; pass it once")
      }
      commands.append(command)
    }
    return commands
  }
}

extension Option {
  static let options = Option.value(
    "--options", "NAME=COMMAND", repeats: true,
    help:
      "A shell line that gives the options of fields with \"optionsFrom\": NAME: it reads the answers and prints "
      + "[{\"value\", \"label\"}...].")
  static let validator = Option.value(
    "--validator", "NAME=COMMAND", repeats: true,
    help:
      "A shell line that checks answers of fields with \"validator\": NAME: it reads {\"value\", \"values\"} and prints "
      + "what is wrong, or nothing.")
  static let validateStep = Option.value(
    "--validate-step", "COMMAND",
    help:
      "A shell line that checks each step: it reads {\"step\", \"values\"} and prints {\"errors\": {KEY: TEXT}}, or "
      + "nothing.")

  /// The commands that a form asks while it runs.
  static let host = [options, validator, validateStep]
}
