import FormhausCore
import FormhausText
import Testing

@testable import FormhausTesting

/// The same answers come to the same end on the engine alone, line by line, and typed on the screen: the same JSON, or
/// the same refusal.
@MainActor
@Suite("Line by line as on the engine and on the screen")
struct DifferentialTests {
  nonisolated private static let folder = #filePath.split(separator: "/").dropLast(4).reduce("") {
    $0 + "/" + $1
  }

  /// The files whose scenarios walk through a form, or hand one in.
  nonisolated private static let files =
    [
      "02-visibility", "05-validate-step", "06-engine", "07-steps", "08-async", "09-consistency",
      "11-lifecycle",
      "12-races", "13-routes", "14-routes-conformance", "15-skip", "17-submissions", "18-whole-forms",
      "90-faults",
    ].map { "Tests/Fixtures/engine/\($0).json" }
    + ["checks", "components-guide", "faults", "step-form"].map { "Tests/Fixtures/scenarios/\($0).json" }
    + ["docs/examples/signup.scenarios.json", "docs/examples/trip.scenarios.json"]

  /// The pages about widgets. What a file field takes depends on the files of the machine, which other tests bring.
  nonisolated private static let widgets = [
    "address", "autocomplete", "checkbox", "date", "datetime", "email", "group", "multiselect", "number",
    "password", "phone", "picture", "radio", "rating", "scale", "section", "select", "switch", "text",
    "textarea", "time", "url",
  ]

  /// Answers that nobody can give line by line or on the screen, by what is told of them, and why not.
  nonisolated private static let impossible: [String: String] = [
    "cannot be typed": "a line break in a text of one line, or a list where a text is wanted",
    "there is no option": "an answer that is none of the options",
  ]

  /// Scenarios whose answers come to another end when they are typed, by their names, and why.
  nonisolated private static let leftOut: [String: String] = [
    "the type comes before the rules": "a number is handed in where a text is wanted; typed, it is a text",
    "files, dates and custom types: good":
      "a number is handed in where a text is wanted; typed, it is a text",
    "no date: 2024-2-9": "typed, it is understood as the ninth of February",
  ]

  private static func isLeftOut(_ given: FormAnswers) -> Bool {
    leftOut.keys.contains { given.description.hasSuffix(": \($0)") }
  }

  @Test("the answers of every scenario", arguments: files)
  func scenarios(path: String) async throws {
    let all = try FormAnswers.all(in: "\(Self.folder)/\(path)", name: path)
    #expect(!all.isEmpty)
    for given in all where !Self.isLeftOut(given) { await compare(given) }
  }

  @Test("answers of chance to the form of every scenario", arguments: files)
  func chance(path: String) async throws {
    let all = try FormAnswers.all(in: "\(Self.folder)/\(path)", name: path)
    for (place, given) in all.enumerated() {
      for seed in 0..<4 { await compare(given.random(seed: UInt64(place * 100 + seed)), onScreen: seed == 0) }
    }
  }

  @Test("answers of chance to every widget", arguments: widgets)
  func widgets(name: String) async throws {
    let source = try TextFile("\(Self.folder)/docs/widgets/\(name).json").read()
    let form = try CompiledForm(try FormDefinition(node: JSONParser.parse(source)))
    let given = FormAnswers(
      description: name, form: form, answers: [:],
      options: FormEngineOptions(typeChecks: true, trimsText: true))
    // Masks are for what is typed: the engine alone takes a text as it is.
    for given in [given] + (0..<6).map({ given.random(seed: $0) }) {
      judge(await Respondent(given).result(), await ScreenRespondent(given).result(), "\(given)")
    }
  }

  @Test("whatever is left out is left out for a reason that holds") func leftOut() async throws {
    var (needed, told): (Set<String>, [String]) = ([], [])
    for path in ["06-engine", "17-submissions", "90-faults"].map({ "Tests/Fixtures/engine/\($0).json" }) {
      for given in try FormAnswers.all(in: "\(Self.folder)/\(path)", name: path) {
        var walk = FormWalk(given)
        let (typed, onEngine) = (await Respondent(given).result(), walk.result())
        if case .impossible(let reason) = typed { told.append(reason) }
        if Self.isLeftOut(given), typed != onEngine { needed.insert(given.description) }
        if case .impossible(let reason) = await ScreenRespondent(given).result() { told.append(reason) }
      }
    }
    for name in Self.leftOut.keys { #expect(needed.contains { $0.hasSuffix(": \(name)") }, "\(name)") }
    for reason in Self.impossible.keys { #expect(told.contains { $0.contains(reason) }, "\(reason)") }
  }

  private func compare(_ given: FormAnswers, onScreen: Bool = true) async {
    var walk = FormWalk(given)
    let onEngine = walk.result()
    judge(await Respondent(given).result(), onEngine, "line by line, \(given)")
    if onScreen { judge(await ScreenRespondent(given).result(), onEngine, "on the screen, \(given)") }
  }

  private func judge(_ result: FormResult, _ onEngine: FormResult, _ place: String) {
    switch (result, onEngine) {
    case (.impossible(let reason), _), (_, .impossible(let reason)):
      #expect(Self.impossible.keys.contains { reason.contains($0) }, "\(reason), \(place)")
    case (.refused(let first), .refused(let all)):
      // Line by line each answer is refused at once.
      for (key, message) in first { #expect(all[key] == message, "\(place)") }
    default: #expect(result == onEngine, "\(place)")
    }
  }
}
