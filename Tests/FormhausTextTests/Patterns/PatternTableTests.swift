import FormhausText
import Testing

/// What node made of the patterns of `pattern-table.json`, row by row, against what we make of them.
struct PatternTableTests {
  private struct Row {
    let pattern: String
    let verdict: String
    let found: [String]
    let notFound: [String]

    init?(_ node: JSONValue) {
      let cells = node.arrayValue ?? []
      guard cells.count >= 2, let pattern = cells[0].stringValue, let verdict = cells[1].stringValue else {
        return nil
      }
      self.pattern = pattern
      self.verdict = verdict
      found = cells.dropFirst(2).first?.arrayValue?.compactMap(\.stringValue) ?? []
      notFound = cells.dropFirst(3).first?.arrayValue?.compactMap(\.stringValue) ?? []
    }
  }

  private static func rows() throws -> [Row] {
    let bytes = try #require(Fixture.bytes("pattern-table.json"))
    let table = try JSONParser.parse(SourceText(name: "pattern-table.json", bytes: bytes)).value
    return try #require(table.arrayValue).compactMap(Row.init)
  }

  private func refusal(_ pattern: String) -> PatternError.Kind? {
    do {
      _ = try Pattern(pattern)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func invalidPatternsAreInvalid() throws {
    let rows = try Self.rows().filter { $0.verdict == "invalid" }
    #expect(rows.count > 150)
    for row in rows { #expect(refusal(row.pattern) == .invalid, "\(row.pattern.debugDescription)") }
  }

  @Test func whatCannotBeMatchedAlikeIsUnsupported() throws {
    let rows = try Self.rows().filter { $0.verdict == "unsupported" }
    #expect(rows.count > 20)
    for row in rows { #expect(refusal(row.pattern) == .unsupported, "\(row.pattern.debugDescription)") }
  }

  @Test func validPatternsMatchAsInNode() throws {
    let rows = try Self.rows().filter { $0.verdict == "valid" }
    #expect(rows.count > 250)
    for row in rows {
      #expect(refusal(row.pattern) == nil, "\(row.pattern.debugDescription)")
      try expectSame(row)
    }
  }

  @Test func randomPatternsMatchAsInNodeOrAreRefused() throws {
    let rows = try Self.rows().filter { $0.verdict == "random" }
    let accepted = rows.filter { refusal($0.pattern) != .unsupported }
    #expect(accepted.count > rows.count * 9 / 10)
    for row in accepted {
      #expect(refusal(row.pattern) == nil, "\(row.pattern.debugDescription)")
      try expectSame(row)
    }
  }

  private func expectSame(_ row: Row) throws {
    guard let pattern = try? Pattern(row.pattern) else { return }
    for text in row.found {
      #expect(
        pattern.matches(text) == .matched, "\(row.pattern.debugDescription) in \(text.debugDescription)")
    }
    for text in row.notFound {
      #expect(
        pattern.matches(text) == .notMatched, "\(row.pattern.debugDescription) in \(text.debugDescription)")
    }
  }
}
