import FormhausCore
import FormhausText

/// What one key costs the engine in forms of one page.
enum KeyCases {
  private static let aim = 0.001

  static var all: [Benchmark] {
    [
      switching("key.wide", "10,000 fields, one depends on the key", "f0") { BenchForm.wide(10_000) },
      switching("key.fan-out", "10,000 fields, all shown by the first, kept", "f0", hidden: .keep) {
        BenchForm.fanOut(10_000)
      },
      hiding("key.fan-out.hide", "the same, all hidden and their answers deleted", "f0") {
        BenchForm.fanOut(10_000)
      },
      switching("key.chain.forward", "chain of 10,000 fields, shown and hidden, kept", "f0", hidden: .keep) {
        BenchForm.forwardChain(10_000)
      },
      hiding("key.chain.forward.hide", "the same, all hidden and their answers deleted", "f0") {
        BenchForm.forwardChain(10_000)
      },
      switching(
        "key.chain.backward", "the chain from the last field to the first, kept", "f9999", hidden: .keep
      ) { BenchForm.backwardChain(10_000) },
      hiding("key.chain.backward.hide", "the same, all hidden and their answers deleted", "f9999") {
        BenchForm.backwardChain(10_000)
      },
      switching(
        "key.layers", "100 layers of 100 fields, each shown by 3 of the layer before", "f0", hidden: .keep
      ) { BenchForm.layers(100, reading: 3) },
      hiding("key.layers.hide", "the same, all below hidden and their answers deleted", "f0") {
        BenchForm.layers(100, reading: 3)
      },
      switching(
        "key.layers.dense", "the same, each shown by all 100 of the layer before: a million conditions", "f0",
        hidden: .keep
      ) { BenchForm.layers(100, reading: 100) },
    ] + scale
  }

  /// The same key in forms of three sizes.
  private static var scale: [Benchmark] {
    [1_000, 10_000, 100_000].map { count in
      switching("key.size.\(count)", "\(Number.grouped(count)) fields, one depends on the key", "f2") {
        BenchForm.wide(count)
      }
    }
  }

  /// A key that shows and hides by turns; the figure is that of one key.
  private static func switching(
    _ name: String, _ subject: String, _ key: String, hidden: HiddenValues = .clear,
    _ definition: @escaping @Sendable () -> FormDefinition
  ) -> Benchmark {
    Benchmark(name: name, subject: subject, unit: .seconds, aim: aim) {
      let definition = definition()
      var engine = try FormEngine(
        definition, initialValues: BenchForm.answers(definition),
        options: BenchForm.options(hidden))
      return Sampling.seconds(rounds: 100) { engine.setValue(key, $0 % 2 == 0 ? "y" : "x") }
    }
  }

  /// A key that hides; each sample has an engine of its own.
  private static func hiding(
    _ name: String, _ subject: String, _ key: String, _ definition: @escaping @Sendable () -> FormDefinition
  ) -> Benchmark {
    Benchmark(name: name, subject: subject, unit: .seconds, aim: aim) {
      let definition = definition()
      let form = try CompiledForm(definition)
      let answers = BenchForm.answers(definition)
      return Sampling.seconds(on: { FormEngine(form, initialValues: answers, options: BenchForm.options()) })
      { $0.setValue(key, "y") }
    }
  }
}
