import Testing

@testable import FormhausCommand

/// The pages of the manual and what completes in shells come from the tables of the commands.
@Suite struct ManualTests {
  nonisolated static let names = Commands.tables.map(\.name)

  @Test(arguments: names) func aPageHasAllThatACommandTakes(_ name: String) async throws {
    let table = try Commands.table(named: name)
    // A terminal so wide that nothing is broken, and no emphasis.
    let page = try await shell(
      "formhaus help \(name) --format man | groff -man -ww -Tutf8 -P -cbou -rLL=4000n")
    #expect(page.errors == "")
    #expect(page.output.contains("formhaus-\(name) - "))
    for option in table.allOptions {
      #expect(page.output.contains("\n       \(option.usage)"), "\(option.usage)")
      #expect(page.output.contains(option.help), "\(option.help)")
    }
    for operand in table.operands { #expect(page.output.contains(operand.help), "\(operand.help)") }
    for example in table.examples { #expect(page.output.contains(example.line), "\(example.line)") }
  }

  @Test func thePageOfTheProgramNamesCommandsCodesAndVariables() async throws {
    let page = try await shell("formhaus help --format man | groff -man -ww -Tutf8 -P -cbou -rLL=4000n")
    #expect(page.errors == "")
    for table in Commands.tables { #expect(page.output.contains("formhaus-\(table.name)(1)")) }
    for code in ExitCode.allCases { #expect(page.output.contains("\n       \(code.rawValue)")) }
    for variable in ["FORMHAUS_UI", "ACCESSIBLE", "NO_COLOR", "REDUCED_MOTION"] {
      #expect(page.output.contains("\n       \(variable)\n"))
    }
    #expect(page.output.contains("~/.config/formhaus/config.json"))
  }

  @Test func aLineThatLooksLikeARequestIsText() {
    let table = CommandTable(
      name: "odd", summary: "Odd.", operands: [.init(name: ".TP", help: "'quoted\\ back-slash")])
    let page = ManualPage.of(table)
    #expect(page.contains("\n\\&'quoted\\e back\\-slash\n"))
    #expect(page.contains(".B \\&.TP\n"))
  }

  @Test(arguments: CompletionCommand.Shell.allCases) func aShellReadsItsScript(
    _ kind: CompletionCommand.Shell
  ) async throws {
    let script = "formhaus completion \(kind.rawValue)"
    let folder = try TemporaryFolder()
    let check = ["bash": "bash -n", "zsh": "zsh -n", "fish": "fish --no-execute"][kind.rawValue] ?? ""
    let result = try await shell("\(script) > \(folder.path)/script && \(check) \(folder.path)/script")
    #expect(result.code == 0)
    #expect(result.errors == "")
  }

  nonisolated static let offers: [(line: String, offers: String)] = [
    ("formhaus va", "validate"),
    ("formhaus run --output ", "env json json-lines shell"),
    ("formhaus run --output=js", "json json-lines"),
    ("formhaus run --out", "--output --output-file"),
    ("formhaus run --theme h", "high-contrast"),
    ("formhaus demo ", "address booking signup"),
    ("formhaus run --large=o", "off on"),
    ("formhaus run --submit ", ""),
  ]

  /// What bash offers for a line, by the function that it calls itself.
  @Test(arguments: offers) func bashOffers(_ line: String, _ offers: String) async throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
      .flatMap { word in word.split(separator: "=", maxSplits: 1).flatMap { ["=", String($0)] }.dropFirst() }
    let list = (words.isEmpty ? [""] : words).map(\.quotedForShell).joined(separator: " ")
    let last = line.hasSuffix(" ") ? " ''" : ""
    let folder = try TemporaryFolder()
    let result = try await shell(
      """
      formhaus completion bash > "$TMPDIR/c" && bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _formhaus; printf "%s\\n" "${COMPREPLY[@]}"' bash "$TMPDIR/c" \(list)\(last) | sort | tr '\\n' ' '
      """, environment: ["TMPDIR": folder.path])
    #expect(result.output.split(separator: " ").joined(separator: " ") == offers)
    #expect(result.errors == "")
  }

  @Test func theVersionNamesTheLibraries() async throws {
    let lines = try await shell("formhaus --version").output.split(separator: "\n").map(String.init)
    #expect(lines.first == "formhaus \(Version.text)")
    for name in ["ncurses 6", "PCRE2 10", "SQLite 3", "zlib 1"] {
      #expect(lines.contains { $0.hasPrefix(name) }, "\(lines)")
    }
    #expect(lines.contains { $0.contains("Linux") })
  }
}
