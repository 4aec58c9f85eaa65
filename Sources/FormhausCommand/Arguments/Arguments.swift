/// The words of a command line, sorted by the table of their command.
struct Arguments: Equatable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Whether the option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option; nil when it was not given.
  subscript(option: Option) -> String? { values[option.name]?.first }

  /// The values of an option that may be given several times, in order.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// The choice of an option; nil when it was not given.
  func choice<Choice: RawRepresentable<String>>(_ option: Option) -> Choice? {
    self[option].flatMap(Choice.init(rawValue:))
  }

  var wantsHelp: Bool { has(.help) }

  /// Sorts the words after the name of the command.
  ///
  /// - Throws: a usage failure that says what to pass instead.
  init(_ words: [String], _ table: CommandTable) throws(Failure) {
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        try take(word, &rest, table)
      } else {
        operands.append(word)
      }
    }
    if !wantsHelp { try checkOperands(table) }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ table: CommandTable
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let options = table.allOptions
    guard let option = options.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
      let names = options.map(\.name)
      throw .usage(
        "\(table.name) has no option \(parts[0])\(suggestion(for: parts[0], among: names, orElse: table))")
    }
    guard option.repeats || !has(option) else { throw .usage("\(option.name) is given twice; pass it once") }
    let value = try value(of: option, inline: parts.count > 1 ? parts[1] : nil, &rest, options)
    values[option.name, default: []].append(value)
  }

  private func value(
    of option: Option, inline: String?, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(Failure) -> String {
    guard let placeholder = option.placeholder else {
      guard inline == nil else { throw .usage("\(option.name) takes no value; pass it alone") }
      return ""
    }
    if inline == nil, let alone = option.valueAlone { return alone }
    // A forgotten value must not swallow the option that follows.
    let isForgotten = rest.first.map { word in options.contains { $0.name == word } } ?? true
    guard let value = inline ?? (isForgotten ? nil : rest.popFirst()) else {
      throw .usage("\(option.name) needs a value: \(option.name) \(placeholder)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .usage(
        "\(option.name) cannot be \"\(value)\"; pass \(option.choices.joined(separator: ", "))"
          + closest(to: value, among: option.choices))
    }
    return value
  }

  private func checkOperands(_ table: CommandTable) throws(Failure) {
    for (index, operand) in table.operands.enumerated() {
      guard operands.indices.contains(index) else {
        if operand.isOptional { break }
        let choices = operand.choices.joined(separator: " or ")
        throw .usage(
          "\(table.name) needs \(operand.name)\(choices.isEmpty ? "" : " (\(choices))"): \(table.usage)")
      }
      guard operand.choices.isEmpty || operand.choices.contains(operands[index]) else {
        throw .usage(
          "\(table.name) has no \"\(operands[index])\"; pass \(operand.choices.joined(separator: " or "))"
            + closest(to: operands[index], among: operand.choices))
      }
    }
    if operands.count > table.operands.count, table.operands.last?.repeats != true {
      throw .usage("\(table.name) does not take \"\(operands[table.operands.count])\": \(table.usage)")
    }
  }

  private func suggestion(for word: String, among names: [String], orElse table: CommandTable) -> String {
    let found = closest(to: word, among: names)
    return found.isEmpty ? "; see formhaus \(table.name) --help" : found
  }
}
