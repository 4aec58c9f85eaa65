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
        var written = 0
        return try rates { index in
          let result = checker.checkNext(try parse(lines[index % lines.count]))
          var line: JSONObject = ["line": JSONValue(index), "ok": JSONValue(result.errors.isEmpty)]
          line["values"] = .object(result.values)
          line["errors"] = .object(JSONObject(result.errors.map { ($0.key, .string($0.message)) }))
          written += JSONWriter.string(.object(line)).utf8.count
        }
      },
    ]
  }

  private static func rates(_ work: (_ index: Int) throws -> Void) rethrows -> [Double] {
    try Sampling.seconds(on: {}) { _ in for index in 0..<perSample { try work(index) } }
      .map { Double(perSample) / $0 }
  }

  private static func parse(_ line: [UInt8]) throws -> JSONValue {
    try JSONParser.parse(SourceText(name: "", bytes: line)).value
  }

  private static func checker() throws -> SubmissionChecker {
    let node = try JSONParser.parse(SourceText(name: "order", text: Submissions.definition))
    return SubmissionChecker(try CompiledForm(try FormDefinition(node: node)))
  }
}
