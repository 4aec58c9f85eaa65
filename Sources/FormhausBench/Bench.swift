import FormhausText
import Glibc

/// Measures what the program costs: `formhaus-bench [--json] [--list] [NAME...]`.
@main
struct Bench {
  @MainActor
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let names = words.filter { !$0.hasPrefix("-") }
    let options = Set(words.filter { $0.hasPrefix("-") })
    guard options.isSubset(of: ["--json", "--list"]) else {
      fail("usage: formhaus-bench [--json] [--list] [NAME...]   a NAME is a case or how it begins", code: 64)
    }
    let chosen = all.filter { benchmark in
      names.isEmpty ? !benchmark.isLong : names.contains { benchmark.isMeant(by: $0) }
    }
    guard !chosen.isEmpty else { fail("no case has such a name; --list shows them", code: 64) }
    if options.contains("--list") {
      for benchmark in chosen { print(benchmark.name) }
    } else {
      run(chosen, asJSON: options.contains("--json"))
    }
  }

  /// Memory comes first, while nothing else has used any.
  @MainActor
  private static var all: [Benchmark] {
    MemoryCases.all + KeyCases.all + GroupCases.all + StepCases.all + LoadCases.all + ListCases.all
      + ScreenCases.all + SubmissionCases.all + AddressCases.all
      + PlacesCases.all
  }

  @MainActor
  private static func run(_ benchmarks: [Benchmark], asJSON: Bool) {
    let report = Report(machine: .this)
    if !asJSON { print(report.heading, "", report.columns, separator: "\n") }
    var figures: [Figure] = []
    for benchmark in benchmarks {
      do {
        let figure = Figure(benchmark, try benchmark.measure())
        figures.append(figure)
        guard !asJSON else { continue }
        print(report.row(figure))
        fflush(nil)
      } catch {
        fail("\(benchmark.name): \(error)", code: 1)
      }
    }
    if asJSON { print(JSONWriter.string(report.json(figures), pretty: true)) }
  }

  private static func fail(_ text: String, code: Int32) -> Never {
    let line = "formhaus-bench: \(text)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
    exit(code)
  }
}
