import FormhausCore
import FormhausTesting
import FormhausUI
import FormhausViews
import Surface

/// What a key costs in the open list of a choice, as the screen handles it: the search and the frame.
enum TypeAheadCases {
  @MainActor
  static var all: [Benchmark] {
    [
      Benchmark(
        name: "type-ahead.first", subject: "100,000 options: the first key in the open list, with the frame",
        unit: .seconds
      ) {
        let definition = BenchForm.choice(100_000)
        return try Sampling.seconds(on: { try opened(definition) }) { try $0.type("a") }
      },
      Benchmark(
        name: "type-ahead", subject: "the same, each further key", unit: .seconds
      ) {
        let terminal = try opened(BenchForm.choice(100_000))
        try terminal.type("b")
        return try Sampling.seconds(rounds: 10) { try terminal.type($0 % 2 == 0 ? "a" : "<Backspace>") }
      },
    ]
  }

  @MainActor
  private static func opened(_ definition: FormDefinition) throws -> HeadlessTerminal {
    let terminal = HeadlessTerminal(FormhausForm(definition: definition) { _, _ in .ok })
    try terminal.type("<Enter>")
    return terminal
  }
}
