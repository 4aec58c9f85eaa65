import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews
import Surface
import Testing

/// What the README shows is what the program does.
@MainActor
@Suite("The README")
struct ReadmeTests {
  @Test("its form makes its screen and prints its answers")
  func screen() async throws {
    let blocks = try readme().split(separator: "```", omittingEmptySubsequences: false).map(String.init)
    let definition = try FormDefinition(json: JSONParser.parse(try block("json", 0, of: blocks)))
    let sent = Sent()
    let terminal = HeadlessTerminal(
      FormhausForm(definition: definition) { values, _ in
        sent.values = values
        return .ok
      }
      .formhausBehavior(FormBehavior(review: true)), size: Size(columns: 72, rows: 17))

    try terminal.type("Maya Chen<Enter>maya@example.com<Enter><Enter><Down><Enter>")
    #expect(terminal.text.trimmedEnd == (try block("", 0, of: blocks)).trimmedEnd)

    try terminal.type("Coffee grinder<Enter><Enter><Tab><Tab><Tab><Enter>")
    await terminal.settle()
    #expect(sent.values == (try JSONParser.parse(try block("json", 1, of: blocks))).objectValue)
  }

  private func readme() throws -> String {
    String(decoding: try TextFile("\(repository)/README.md").read().bytes, as: UTF8.self)
  }

  /// The text of a fenced block: the `index`th that names this language.
  private func block(_ language: String, _ index: Int, of blocks: [String]) throws -> String {
    let fenced = blocks.indices.filter { !$0.isMultiple(of: 2) }.map { blocks[$0] }
    let texts = fenced.filter { $0.prefix { $0 != "\n" } == language }
    return String(try #require(texts.dropFirst(index).first).drop { $0 != "\n" }.dropFirst())
  }

  @MainActor
  private final class Sent {
    var values: JSONObject?
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
      .reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }
}
