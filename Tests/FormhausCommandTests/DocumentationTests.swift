import Address
import FormhausCore
import FormhausText
import Testing

@testable import FormhausCommand

/// The pages of the documentation, against the program.
@MainActor @Suite struct DocumentationTests {
  nonisolated static let types = (FieldType.builtInNames + ["group", "section"]).sorted()

  private func text(_ path: String) throws -> String {
    String(decoding: try InputFile(path: "\(repository)/\(path)").read(limit: 1 << 20).bytes, as: UTF8.self)
  }

  @Test(arguments: types)
  func everyTypeHasAPageWithItsFormAndItsPicture(_ type: String) throws {
    let page = try text("docs/widgets/\(type).md")
    let form = try text("docs/widgets/\(type).json")
    #expect(page.contains("```json\n\(form)```\n"), "make docs-pictures")
    #expect(page.contains("](../pictures/\(type).svg)"))
    #expect(try text("docs/pictures/\(type).svg").hasPrefix("<svg "))
    #expect(page.contains("## Keys"))
    let hasKeys = [
      "<!-- keys \(type) -->\n\n| keys |", "<!-- keys \(type) -->\n\nThose of [", "The keys are those of [",
    ]
    .contains { page.contains($0) }
    #expect(hasKeys || type == "section")
    #expect(try text("docs/widgets/README.md").contains("| [`\(type)`](\(type).md) |"))
    let definition = try DefinitionFile(SourceText(name: type, text: form)).definition
    #expect(try JSONParser.parse(SourceText(name: type, text: form)).value.hasMember("type", type))
    #expect(definition.id == type)
  }

  @Test func drawsTheTerminalsOwnLook() async throws {
    let line = "formhaus snapshot \(repository)/docs/widgets/text.json"
    let standard = try await shell(line)
    let system = try await shell("\(line) --components system")
    #expect(standard.output.contains("━ Full name") || standard.output.contains("┏ Full name"))
    #expect(system.output.contains("Full name"))
    #expect(system.output.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test func theFormsOfThePagesAreRight() async throws {
    let result = try await shell(
      "cd \(repository)/docs; formhaus check --strict widgets/*.json examples/trip.json")
    #expect(result.output == "\(Self.types.count + 1) files: no errors, no warnings, no hints\n")
  }

  @Test func theScenariosOfThePageOnTestsHold() async throws {
    let page = try text("docs/testing-your-form.md")
    let scenarios = try #require(page.blocks(of: "json").first)
    let folder = try TemporaryFolder()
    try folder.file("signup.json", try text("docs/examples/signup.json"))
    try folder.file("signup.scenarios.json", scenarios)
    let result = try await shell("formhaus test \(folder.path)/signup.scenarios.json")
    #expect(result.output == "2 passed, 0 failed\n")
  }

  @Test func theIdsOfThePageOnTestsAreThoseOfTheForm() async throws {
    let result = try await shell("formhaus run \(repository)/docs/examples/signup.json --dump-ids")
    #expect(try text("docs/testing-your-form.md").contains("--dump-ids\n\(result.output)```"))
  }

  @Test func theComponentsOfTheGuideAreThoseThatAreTested() throws {
    let tested = try text("Tests/FormhausTestingTests/Components/AcmeComponents.swift")
    let shown = try text("docs/custom-components.md").blocks(of: "swift").filter {
      $0.contains("struct Acme")
    }
    #expect(shown.count == 4)
    for block in shown { #expect(tested.contains(block)) }
  }

  @Test func theProviderOfThePageOnSuggestionsAnswers() async throws {
    let program = try #require(try text("docs/address-search.md").blocks(of: "python").first)
    let folder = try TemporaryFolder()
    let path = try folder.file("provider.py", program)
    let open = try #require(try await SearchChoice.command("exec python3 '\(path)'").open())
    let found = try await open.search.suggest("markt", "DE")
    #expect(found.map(\.title) == ["Marktgasse 3"])
    #expect(found.map(\.subtitle) == ["Ulm, 89073"])
    #expect(try await open.search.resolve(found[0]).city == "Ulm")
    await open.end()
  }

  @Test func linksLeadSomewhere() async throws {
    let pages = try await shell("cd \(repository); ls README.md CONTRIBUTING.md docs/*.md docs/*/*.md")
    for page in pages.output.split(separator: "\n").map(String.init) {
      let folder = page.split(separator: "/").dropLast().joined(separator: "/")
      for target in try text(page).linkTargets where !target.hasPrefix("http") && !target.hasPrefix("#") {
        let path = "\(repository)/\(folder)/\(target.split(separator: "#")[0])"
        let found = try await shell("test -e \(path)")
        #expect(found.code == 0, "\(page) links to \(target)")
      }
    }
  }
}

extension String {
  /// The blocks of code in a language on a page in Markdown.
  func blocks(of language: String) -> [String] {
    split(separator: "```\(language)\n").dropFirst().compactMap {
      $0.split(separator: "```").first.map(String.init)
    }
  }

  /// What the links and pictures of a page in Markdown lead to.
  fileprivate var linkTargets: [String] {
    split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first.map(String.init) }
  }
}

extension JSONValue {
  /// Whether an object anywhere in the value has a member of that text.
  fileprivate func hasMember(_ name: String, _ text: String) -> Bool {
    if let members = objectValue {
      return members[name]?.stringValue == text || members.contains { $0.value.hasMember(name, text) }
    }
    return arrayValue?.contains { $0.hasMember(name, text) } ?? false
  }
}
