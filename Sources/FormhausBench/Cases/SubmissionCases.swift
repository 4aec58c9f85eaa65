import FormhausCore
import FormhausText

/// How many submissions a core checks in a second, with all errors reported.
enum SubmissionCases {
  private static let perSample = 200_000

  static var all: [Benchmark] {
    [
      Benchmark(
        name: "validate.check", subject: "1,000,000 submissions of 10 fields, 18 % refused: the rules alone",
        unit: .recordsPerSecond
      ) {
        var checker = try checker()
        let values = try Submissions.lines(1_000).map { try parse($0) }
        return rates { _ = checker.checkNext(values[$0 % values.count]) }
      },
      Benchmark(
        name: "validate.line",
        subject: "the same, from the bytes of a line to those of the result, on one core",
        unit: .recordsPerSecond, aim: 250_000
      ) {
        var checker = try checker()
        let lines = Submissions.lines(1_000)
        var written: [UInt8] = []
        return try rates { index in
          let result = checker.checkNext(try parse(lines[index % lines.count]))
          var line: JSONObject = ["line": JSONValue(index), "ok": JSONValue(result.errors.isEmpty)]
          line["values"] = .object(result.values)
          line["errors"] = .object(JSONObject(result.errors.map { ($0.key, .string($0.message)) }))
          JSONWriter.append(.object(line), to: &written)
          written.removeAll(keepingCapacity: true)
        }
      },
    ] + throughCommand
  }

  /// The same through the program, when it was built beside this one: reading, checking and writing on all cores.
  private static var throughCommand: [Benchmark] {
    guard let program = Program.beside else { return [] }
    return [
      Benchmark(
        name: "validate.command", subject: "the same 1,000,000 through `formhaus validate`, on all cores",
        unit: .recordsPerSecond
      ) {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let form = try folder.write("form.json", [Array(Submissions.definition.utf8)], times: 1)
        let lines = try folder.write("lines.jsonl", Submissions.lines(1_000), times: 1_000)
        return try (0..<Sampling.count).map { _ in
          let start = Clock.passed()
          // Exit status 2: some were refused, as they should be.
          try program.run(["validate", form, lines], output: "/dev/null", expecting: 2)
          return 1_000_000 / (Clock.passed() - start)
        }
      }
    ]
  }

  private static func rates(_ work: (_ index: Int) throws -> Void) rethrows -> [Double] {
    try Sampling.seconds(on: {}) { _ in for index in 0..<perSample { try work(index) } }
      .map { Double(perSample) / $0 }
  }

  private static func parse(_ line: [UInt8]) throws -> JSONValue {
    try JSONParser.value(of: line, in: line.indices)
  }

  private static func checker() throws -> SubmissionChecker {
    let node = try JSONParser.parse(SourceText(name: "order", text: Submissions.definition))
    return SubmissionChecker(try CompiledForm(try FormDefinition(node: node)))
  }
}
