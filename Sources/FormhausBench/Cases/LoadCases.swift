import FormhausCore
import FormhausText

/// What it costs to make a form of a text.
enum LoadCases {
  static var all: [Benchmark] {
    [
      load("load.fields", "10,000 fields from text to a form that runs", aim: 0.060) {
        DefinitionText.fields(10_000)
      },
      load("load.10MB", "10 MB of definition from text to a form that runs") {
        DefinitionText.bytes(10_000_000)
      },
      Benchmark(name: "load.parse", subject: "10 MB: reading the JSON alone", unit: .seconds) {
        let source = SourceText(name: "bench", bytes: DefinitionText.bytes(10_000_000))
        return try Sampling.seconds(on: { Optional<JSONNode>.none }) { $0 = try JSONParser.parse(source) }
      },
    ]
  }

  private static func load(
    _ name: String, _ subject: String, aim: Double? = nil, _ text: @escaping @Sendable () -> [UInt8]
  ) -> Benchmark {
    Benchmark(name: name, subject: subject, unit: .seconds, aim: aim) {
      let source = SourceText(name: "bench", bytes: text())
      return try Sampling.seconds(on: { Optional<CompiledForm>.none }) { form in
        form = try CompiledForm(try FormDefinition(node: try JSONParser.parse(source)))
      }
    }
  }
}
