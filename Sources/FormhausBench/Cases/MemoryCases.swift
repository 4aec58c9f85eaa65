import FormhausCore
import FormhausText

/// What a running form holds in memory besides its definition.
enum MemoryCases {
  private static let count = 100_000

  static var all: [Benchmark] {
    [
      Benchmark(
        name: "memory.field",
        subject: "resident bytes per field of a running form of 100,000, beyond the definition", unit: .bytes,
        aim: 200
      ) { try samples(BenchForm.wide(count)) }
    ]
  }

  private static func samples(_ definition: FormDefinition) throws -> [Double] {
    try (0..<Sampling.count).map { _ in
      let before = ResidentMemory.bytes()
      let engine = try FormEngine(definition, options: BenchForm.options())
      let after = ResidentMemory.bytes()
      return withExtendedLifetime(engine) { Double(after - before) / Double(count) }
    }
  }
}
