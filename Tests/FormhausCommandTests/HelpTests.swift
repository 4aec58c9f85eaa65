import FormhausText
import Testing

@testable import FormhausCommand

@Suite struct HelpTests {
  @Test(arguments: Commands.tables.map(\.name))
  func namesEverythingThatCanBeTyped(_ name: String) throws {
    let table = try #require(Commands.tables.first { $0.name == name })
    let help = HelpText.of(table)
    for option in table.allOptions { #expect(help.contains("  \(option.usage)")) }
    for operand in table.operands { #expect(help.contains("  \(operand.name)")) }
    #expect(HelpText.of(Commands.tables).contains("  \(name)"))
  }

  @Test(arguments: Commands.tables.map(\.name))
  func fitsAnEightyColumnScreen(_ name: String) throws {
    let table = try #require(Commands.tables.first { $0.name == name })
    let prose = HelpText.of(table).split(separator: "Examples:")[0]
    for line in prose.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func theReferenceIsFresh() throws {
    let path = InputFile(path: "\(repository)/docs/commands.md")
    let written = String(decoding: try path.read(limit: 1 << 20).bytes, as: UTF8.self)
    #expect(written == HelpText.markdown(Commands.tables), "make generate")
  }
}
