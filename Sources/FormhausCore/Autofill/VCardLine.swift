/// One line of a vCard, with those that continue it.
struct VCardLine: Equatable {
  /// In capitals, without its group: `EMAIL` for `item1.email`.
  var name: String
  /// Parameters by their names in capitals, each with its values as they are written.
  var parameters: [(name: String, values: [String])]
  /// As it is written, escapes and all.
  var value: String
  /// The byte of the source at which the line starts.
  var offset: Int

  static func == (left: VCardLine, right: VCardLine) -> Bool {
    left.name == right.name && left.value == right.value && left.offset == right.offset
      && left.parameters.elementsEqual(right.parameters) { $0.name == $1.name && $0.values == $1.values }
  }

  /// The line of a text; nil when it has no name or no colon.
  init?(_ text: String, offset: Int) {
    var scanner = Scanner(rest: Array(text)[...])
    let name = scanner.upTo(";:")
    guard scanner.rest.first != nil, !name.isEmpty else { return nil }
    self.name = name.split(separator: ".", omittingEmptySubsequences: false).last?.uppercased() ?? ""
    parameters = []
    while scanner.rest.first == ";" {
      scanner.rest.removeFirst()
      parameters.append(scanner.parameter())
    }
    guard scanner.rest.popFirst() == ":", !self.name.isEmpty else { return nil }
    value = String(scanner.rest)
    self.offset = offset
  }

  /// The words of TYPE, in small letters; the old way to write them leaves `TYPE=` out.
  var types: Set<String> {
    let written = parameters.filter { $0.name == "TYPE" || $0.values.isEmpty }
    let words = written.flatMap { parameter in
      parameter.values.isEmpty
        ? [parameter.name] : parameter.values.flatMap { $0.split(separator: ",").map(String.init) }
    }
    return Set(words.map { $0.lowercased() })
  }

  func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.values.first }

  /// How much the person prefers it: 1 most, 101 where nothing is said.
  var preference: Int {
    if let number = parameter("PREF").flatMap({ Int($0) }), (1...100).contains(number) { return number }
    return types.contains("pref") ? 1 : 101
  }

  /// The value with its escapes carried out.
  var text: String { VCardLine.unescaped(value) }

  /// The components of a value that has several, each with its own values in a row.
  var components: [[String]] {
    VCardLine.split(value, at: ";").map { VCardLine.split($0, at: ",").map(VCardLine.unescaped) }
  }

  /// Splits where a mark stands that is not escaped.
  private static func split(_ text: String, at mark: Character) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if character == mark, !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        switch character {
        case "n", "N": result.append("\n")
        case ",", ";", ":", "\\": result.append(character)
        default: result += "\\" + String(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return isEscaped ? result + "\\" : result
  }

  /// Reads the part of a line before its value.
  private struct Scanner {
    var rest: ArraySlice<Character>

    mutating func upTo(_ marks: String) -> String {
      let text = rest.prefix { !marks.contains($0) }
      rest = rest.dropFirst(text.count)
      return String(text)
    }

    /// `TYPE=home,"a:b"`, or a word alone.
    mutating func parameter() -> (name: String, values: [String]) {
      let name = upTo("=;:").uppercased()
      guard rest.first == "=" else { return (name, []) }
      var values: [String] = []
      repeat {
        rest.removeFirst()
        if rest.first == "\"" {
          rest.removeFirst()
          values.append(upTo("\""))
          rest = rest.dropFirst()
        } else {
          values.append(upTo(",;:"))
        }
      } while rest.first == ","
      return (name, values)
    }
  }
}
