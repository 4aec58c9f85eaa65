import FormhausPlain
import FormhausText

/// The rules of plain mode that hold for every transcript, and how they are broken.
struct PlainRules {
  let events: [TalkEvent]
  /// What was typed in secret before.
  var secrets: [String] = []
  /// Whether the words of prompts are the English ones, which are known here.
  var isEnglish = true

  /// One sentence for each rule that is broken, with the text that breaks it.
  var broken: [String] {
    bytes + spaces + prompts + errors + headings + choices + review + written
  }

  private var texts: [String] {
    events.compactMap { if case .written(let item) = $0 { item.words } else { nil } }
  }

  private var lines: [String] {
    events.compactMap { if case .written(.line(let text)) = $0 { text.string } else { nil } }
  }

  private var askedPrompts: [String] {
    events.compactMap { if case .written(.prompt(let text, _)) = $0 { text.string } else { nil } }
  }

  /// P1 and P2: printable text only; nothing that could move back over what was written.
  private var bytes: [String] {
    texts.filter { text in
      text.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
          scalar.value != 0x200C && scalar.value != 0x200D
        default: false
        }
      }
    }
    .map { "P1, not printable: \($0.debugDescription)" }
  }

  /// P13: no two spaces in a row, and none that aligns.
  private var spaces: [String] {
    (texts.filter { $0.contains("  ") || $0.hasPrefix(" ") } + lines.filter { $0.hasSuffix(" ") })
      .map { "P13, spaces: \($0.debugDescription)" }
  }

  /// P4: a prompt states whether an answer is required, and ends so that the cursor stands behind it.
  private var prompts: [String] {
    let actions = [
      "Type ", "Press Enter", "Cancel? ", "Remove ", "There is nothing", "Number, or new text to look up",
    ]
    // Where choices were found, the question is still the same.
    return askedPrompts.filter { prompt in
      let states = [" required", " optional", " yes or no", " number or more letters"].contains {
        prompt.contains($0)
      }
      return !prompt.hasSuffix(": ") || isEnglish && !(states || actions.contains { prompt.hasPrefix($0) })
    }
    .map { "P4, prompt: \($0)" }
  }

  /// P6: an error is one sentence or more on one line, and something is asked or the conversation ends after it.
  private var errors: [String] {
    var broken: [String] = []
    var error: String?
    for event in events {
      switch event {
      case .written(.line(let text)) where text.string.hasPrefix("Error: "):
        if !text.string.hasSuffix(".") { broken.append("P6, error without an end: \(text)") }
        error = text.string
      case .written(.line): break
      case .written(.prompt), .written(.end): error = nil
      case .typed:
        if let error { broken.append("P6, nothing is asked after: \(error)") }
      }
    }
    return broken
  }

  /// P7: the heading of a step stands on its own line behind an empty one; no drawing, no bullets.
  private var headings: [String] {
    var broken: [String] = []
    for (place, line) in lines.enumerated() where line.wholeMatch(of: /Step \d+ of \d+\b.*/) != nil {
      let isWell = line.wholeMatch(of: /Step \d+ of \d+: .+[.?!]/) != nil
      if !isWell || place == 0 || lines[place - 1] != "" { broken.append("P7, heading: \(line)") }
    }
    let drawing = texts.filter { text in
      text.unicodeScalars.contains { 0x2500...0x27BF ~= $0.value || 0x1F300...0x1FAFF ~= $0.value }
    }
    return broken + drawing.map { "P7, drawing: \($0)" }
  }

  /// P8: choices are `1. Label`, numbered on from 1; at most 9 between two prompts, on Review as many as answers.
  private var choices: [String] {
    var broken: [String] = []
    var last = 0
    var count = 0
    var block: [String] = []
    for event in events {
      guard case .written(let item) = event else { continue }
      if case .prompt(let prompt, _) = item {
        if count > 9, !prompt.string.hasPrefix("Type \"send\"") { broken.append("P8, long list: \(block)") }
        (count, block) = (0, [])
        continue
      }
      guard let match = item.words.wholeMatch(of: /(\d+)\. .+/), let number = Int(match.1) else { continue }
      // A list goes on after a prompt when more of it is asked for.
      // Behind what was found, 0 picks none of it.
      if number == 0, last > 0 { continue }
      let goesOn = number == last + 1 || block.isEmpty && number % 9 == 1
      if number != 1, !goesOn { broken.append("P8, number: \(item.words)") }
      last = number
      count += 1
      block.append(item.words)
    }
    return broken
  }

  /// P15: Review is one answer a line, `2. Label: value`.
  private var review: [String] {
    var broken: [String] = []
    var block: [String] = []
    for event in events {
      guard case .written(let item) = event else { continue }
      if case .line(let text) = item { block.append(text.string) }
      guard case .prompt(let prompt, _) = item else { continue }
      if prompt.string.hasPrefix("Type \"send\"") {
        let numbered = block.filter { $0.wholeMatch(of: /\d+\. .*/) != nil }
        broken += numbered.filter { $0.wholeMatch(of: /\d+\. [^:?]+[:?] .+/) == nil && !$0.hasSuffix(".") }
          .map { "P15, answer: \($0)" }
      }
      block = []
    }
    return broken
  }

  /// P5: what was typed in secret is never written.
  private var written: [String] {
    let typed = events.compactMap { event in
      if case .typed(let text, isSecret: true) = event { text } else { nil }
    }
    return (secrets + typed).filter { $0.count > 3 && !$0.hasPrefix("/") }
      .filter { secret in texts.contains { $0.contains(secret) } }
      .map { _ in "P5, a secret was written" }
  }
}
