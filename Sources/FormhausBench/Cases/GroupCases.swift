import FormhausCore
import FormhausText

/// What edits of a long repeatable group cost.
enum GroupCases {
  static var all: [Benchmark] {
    [
      benchmark("group.key", "1,000 items x 5 fields: a key that shows and hides four fields of an item") {
        $0.setValue("people.500.kind", $1 % 2 == 0 ? "y" : "x")
      },
      benchmark("group.text", "a key in a field that nothing depends on") {
        $0.setValue("people.500.kind", $1 % 2 == 0 ? "ya" : "yb")
      },
      benchmark("group.add", "Add at the end") { engine, _ in engine.addItem("people") },
      benchmark("group.remove", "Remove the first item") { engine, _ in engine.removeItem("people", at: 0) },
      benchmark("group.move", "Move the first item to the end and back") { engine, round in
        engine.moveItem("people", from: round % 2 == 0 ? 0 : 999, to: round % 2 == 0 ? 999 : 0)
      },
    ]
  }

  private static func benchmark(
    _ name: String, _ subject: String, _ edit: @escaping @Sendable (inout FormEngine, _ round: Int) -> Void
  ) -> Benchmark {
    Benchmark(name: name, subject: subject, unit: .seconds, aim: 0.001) {
      let form = try CompiledForm(BenchForm.group())
      return Sampling.seconds(on: {
        FormEngine(form, initialValues: BenchForm.items(1_000), options: BenchForm.options())
      }) { engine in
        for round in 0..<rounds { edit(&engine, round) }
      }.map { $0 / Double(rounds) }
    }
  }

  private static let rounds = 100
}
