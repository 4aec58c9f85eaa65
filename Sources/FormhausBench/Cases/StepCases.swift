import FormhausCore
import FormhausText

/// What keys and Continue cost in a form of many steps.
enum StepCases {
  private static let count = 10_000

  static var all: [Benchmark] {
    [
      Benchmark(
        name: "steps.key", subject: "10,000 steps, each shown by the one before: a key on the first",
        unit: .seconds, aim: 0.001
      ) {
        let definition = BenchForm.steps(count)
        var engine = try FormEngine(definition, initialValues: answers, options: BenchForm.options())
        return Sampling.seconds(rounds: 100) { engine.setValue("f0", $0 % 2 == 0 ? "a" : "b") }
      },
      Benchmark(
        name: "steps.hide", subject: "the same: a key that takes all further steps away", unit: .seconds,
        aim: 0.001
      ) {
        let form = try CompiledForm(BenchForm.steps(count))
        return Sampling.seconds(on: { FormEngine(form, initialValues: answers, options: BenchForm.options()) }
        ) { $0.setValue("f0", nil) }
      },
      Benchmark(
        name: "routes.key", subject: "1,000 steps of ten fields with routes: a key that nothing reads",
        unit: .seconds, aim: 0.001
      ) {
        var engine = try FormEngine(BenchForm.routes(count / 10), options: BenchForm.options())
        return Sampling.seconds(rounds: 100) { engine.setValue("f1", $0 % 2 == 0 ? "a" : "b") }
      },
      Benchmark(
        name: "routes.path", subject: "the same: a key that a route in the middle reads", unit: .seconds,
        aim: 0.001
      ) {
        var engine = try FormEngine(BenchForm.routes(count / 10), options: BenchForm.options())
        return Sampling.seconds(rounds: 100) { engine.setValue("f5000", $0 % 2 == 0 ? "a" : "b") }
      },
      Benchmark(
        name: "steps.next", subject: "the same: Continue, over 1,000 steps from the middle", unit: .seconds,
        aim: 0.001
      ) {
        let form = try CompiledForm(BenchForm.steps(count))
        return Sampling.seconds(on: { middle(form) }) { engine in
          for _ in 0..<1_000 { _ = engine.nextStep() }
        }.map { $0 / 1_000 }
      },
    ]
  }

  private static func middle(_ form: CompiledForm) -> FormEngine {
    var engine = FormEngine(form, initialValues: answers, options: BenchForm.options())
    engine.goToStep(id: "s\(count / 2)")
    return engine
  }

  private static var answers: JSONObject {
    JSONObject((0..<count).map { (BenchForm.key($0), "x") })
  }
}
