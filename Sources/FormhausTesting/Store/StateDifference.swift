/// Two states as texts, of which only the lines that differ are shown.
struct StateDifference: CustomStringConvertible {
  /// `-` for what was expected, `+` for what was found.
  let description: String

  init<State>(expected: State, found: State) {
    let wanted = StateDifference.lines(expected)
    let there = StateDifference.lines(found)
    var lines: [(place: Int, text: String)] = []
    for change in there.difference(from: wanted) {
      switch change {
      case .remove(let place, let line, _): lines.append((place, "- " + line))
      case .insert(let place, let line, _): lines.append((place, "+ " + line))
      }
    }
    // The expected line stands above the one found in its place.
    lines.sort { ($0.place, $1.text) < ($1.place, $0.text) }
    description = lines.isEmpty ? "(nothing that can be shown)" : lines.map(\.text).joined(separator: "\n")
  }

  private static func lines<State>(_ state: State) -> [String] {
    var text = ""
    dump(state, to: &text)
    return text.split(separator: "\n").map(String.init)
  }
}
