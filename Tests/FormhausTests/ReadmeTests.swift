import FormhausTesting
import FormhausText
import Testing

@Suite struct ReadmeTests {
  private static let repository = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  private func text(_ path: String) throws -> String {
    String(decoding: try TextFile("\(Self.repository)/\(path)").read().bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("ReadmeExample", "README.md"), ("HooksExample", "docs/hooks.md"), ("DraftsExample", "docs/drafts.md"),
  ])
  func theExampleThatIsCompiledIsTheOneThatIsRead(example: String, page: String) throws {
    let file = try text("Tests/FormhausTests/\(example).swift")
    let start = try #require(file.firstRange(of: "import Formhaus\n"))
    let end = try #require(file.firstRange(of: "// End of the example."))
    #expect(try text(page).contains("```swift\n" + file[start.lowerBound..<end.lowerBound]))
  }
}
