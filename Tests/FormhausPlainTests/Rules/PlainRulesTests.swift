import FormhausPlain
import FormhausText
import Testing

/// The rules find what they are there for.
struct PlainRulesTests {
  private static let broken: [(String, [Told])] = [
    ("P4", [.prompt("Name: ")]),
    ("P4", [.prompt("Name, optional:")]),
    ("P6", [.line("Error: Name: This is wrong")]),
    ("P6", [.line("Error: Name: This is wrong."), .typed("x")]),
    ("P7", [.line("Step 1 of 2: Service.")]),
    ("P7", [.line(""), .line("Step 1 of 2, Service")]),
    ("P7", [.line("\u{2713} Sent")]),
    ("P8", [.line("2. Second")]),
    ("P8", [.line("1. First"), .line("3. Third")]),
    ("P8", (1...10).map { Told.line("\($0). Choice") } + [.prompt("Choice, optional: ")]),
    ("P13", [.line("Name  Maya")]),
    ("P15", [.line("1. Name Maya"), .prompt("Type \"send\": ")]),
    (
      "P5",
      [
        .prompt("Password, optional: ", isSecret: true), .typed("hunter2", isSecret: true), .line("hunter2"),
      ]
    ),
  ]

  @Test(arguments: broken)
  private func aBrokenRuleIsNamed(rule: String, story: [Told]) {
    let broken = PlainRules(events: story.map(\.event)).broken
    #expect(broken.count == 1, "\(broken)")
    #expect(broken.first?.hasPrefix(rule) == true)
  }

  @Test func aGoodTranscriptBreaksNone() {
    let story: [Told] = [
      .line("Book."), .line(""), .line("Step 1 of 1: Service."), .line("1. Call"), .line("2. Review"),
      .prompt("Service, required: "), .typed("x"), .line("Error: Service: Nothing matches x."),
      .prompt("Service, required: "), .typed("1"), .line("1. Service: Call"), .prompt("Type \"send\": "),
    ]
    #expect(PlainRules(events: story.map(\.event)).broken.isEmpty)
  }

  /// An event in few words.
  enum Told: Sendable {
    case line(String)
    case prompt(String, isSecret: Bool = false)
    case typed(String, isSecret: Bool = false)

    var event: TalkEvent {
      switch self {
      case .line(let text): .written(.line(SafeText(value: text)))
      case .prompt(let text, let isSecret): .written(.prompt(SafeText(value: text), isSecret: isSecret))
      case .typed(let text, let isSecret): .typed(text, isSecret: isSecret)
      }
    }
  }
}
