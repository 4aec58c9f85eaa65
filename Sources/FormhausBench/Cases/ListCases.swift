import FormhausCore
import FormhausTesting
import FormhausUI
import FormhausViews
import Surface

/// What the list of a choice costs, as the screen handles it: opening it, and the keys of a search, each with its frame.
enum ListCases {
  /// A frame at 60 a second.
  private static let frame = 0.016

  @MainActor
  static var all: [Benchmark] {
    [100, 10_000, 100_000].flatMap { count in
      [
        Benchmark(
          name: "list.open.\(count)", subject: "\(Number.grouped(count)) options: the list opens",
          unit: .seconds,
          aim: frame
        ) {
          let terminal = try opened(BenchForm.choice(count))
          return try Sampling.seconds(rounds: 10) { _ in try terminal.type("<Esc><Enter>") }
        },
        Benchmark(
          name: "list.first.\(count)", subject: "the same: the first key of a search", unit: .seconds,
          aim: frame
        ) {
          let definition = BenchForm.choice(count)
          return try Sampling.seconds(on: { try opened(definition) }) { try $0.type("a") }
        },
        Benchmark(
          name: "list.next.\(count)", subject: "the same: each further key, typed and erased", unit: .seconds,
          aim: frame
        ) {
          let terminal = try opened(BenchForm.choice(count))
          try terminal.type("b")
          return try Sampling.seconds(rounds: 10) { try terminal.type($0 % 2 == 0 ? "a" : "<Backspace>") }
        },
      ]
    }
  }

  @MainActor
  private static func opened(_ definition: FormDefinition) throws -> HeadlessTerminal {
    let terminal = HeadlessTerminal(FormhausForm(definition: definition) { _, _ in .ok })
    try terminal.type("<Enter>")
    return terminal
  }
}
