import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

/// What a key costs on a long page, as the screen handles it: the form, the views, the layout and the frame.
enum ScreenCases {
  @MainActor
  static var all: [Benchmark] {
    [
      Benchmark(name: "screen.first", subject: "1,000 text fields: the first frame", unit: .seconds) {
        let definition = BenchForm.plain(1_000)
        return Sampling.seconds(on: { definition }) { _ = terminal($0) }
      },
      letter("screen.letter.1000", "1,000 text fields: a typed letter, with the frame", aim: 0.005) {
        terminal(BenchForm.plain(1_000))
      },
      letter("screen.letter.10000", "10,000 text fields: the same", aim: 0.05) {
        terminal(BenchForm.plain(10_000))
      },
      Benchmark(
        name: "screen.tab", subject: "1,000 text fields: the focus moves on, with the frame", unit: .seconds
      ) {
        let terminal = terminal(BenchForm.plain(1_000))
        return try Sampling.seconds(rounds: 20) { _ in try terminal.type("<Tab>") }
      },
      letter("screen.letter.group", "1,000 items x 2 fields: a typed letter in the first item") {
        terminal(BenchForm.guests(), initialValues: BenchForm.guests(1_000))
      },
    ]
  }

  @MainActor
  private static func letter(
    _ name: String, _ subject: String, aim: Double? = nil,
    _ make: @escaping @MainActor () -> HeadlessTerminal
  ) -> Benchmark {
    Benchmark(name: name, subject: subject, unit: .seconds, aim: aim) {
      let terminal = make()
      return try Sampling.seconds(rounds: 20) { try terminal.type($0 % 2 == 0 ? "a" : "<Backspace>") }
    }
  }

  @MainActor
  private static func terminal(
    _ definition: FormDefinition, initialValues: JSONObject = [:]
  ) -> HeadlessTerminal {
    HeadlessTerminal(FormhausForm(definition: definition, initialValues: initialValues) { _, _ in .ok })
  }
}
