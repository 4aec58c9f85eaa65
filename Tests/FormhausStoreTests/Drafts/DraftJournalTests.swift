import FormhausStore
import FormhausText
import SeededRandom
import Testing

@Suite("The journal of a draft")
struct DraftJournalTests {
  private static let texts = [
    "", "Ada", "línea\nnueva", "\u{1B}[2J", "日本", "\"},{\"", String(repeating: "x", count: 300),
  ]

  private func entries(_ random: inout SeededGenerator) -> [DraftEntry] {
    (0..<Int.random(in: 1...9, using: &random)).map { _ in
      let text = Self.texts.randomElement(using: &random) ?? ""
      guard Int.random(in: 0..<4, using: &random) > 0 else {
        return .place(DraftPlace(step: text, isReview: .random(using: &random), skipped: ["a", text]))
      }
      let key = ["name", "mail", "na\u{301}me", "n\u{E1}me"].randomElement(using: &random) ?? ""
      var answer = DraftAnswer(key: key, type: "text", label: "Label of \(key)", value: .string(text))
      if Bool.random(using: &random) { answer.value = nil }
      if Bool.random(using: &random) { answer.texts = ["": text + " ", "0.name": text] }
      if Bool.random(using: &random) { answer.itemTypes = ["name": "text"] }
      if Bool.random(using: &random) { answer.part = "0.name" }
      return .answer(answer)
    }
  }

  private func draft(_ bytes: some Sequence<UInt8>) -> Draft? {
    if case .draft(let draft) = DraftJournal.read(Array(bytes)) { draft } else { nil }
  }

  /// A journal, and where each of its lines ends without its line feed.
  private func journal(_ entries: [DraftEntry]) -> (bytes: [UInt8], ends: [Int]) {
    var (journal, bytes) = DraftJournal.start(form: "diary")
    for (number, entry) in entries.enumerated() { bytes += journal.lines([entry], at: number + 1) }
    return (bytes, bytes.indices.filter { bytes[$0] == 0x0A })
  }

  private func folded(_ entries: some Collection<DraftEntry>) -> Draft {
    var draft = Draft(form: "diary")
    for (number, entry) in entries.enumerated() { draft.take(entry, at: number + 1) }
    return draft
  }

  @Test("cut at any byte it opens, and only what was cut is missing", arguments: 0..<12)
  func cut(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let entries = entries(&random)
    let (bytes, ends) = journal(entries)
    for length in 0...bytes.count {
      let whole = ends.count { $0 <= length } - 1
      guard whole >= 0 else {
        guard case .nothing = DraftJournal.read(Array(bytes.prefix(length))) else {
          Issue.record("\(length) bytes are not the beginning of a draft")
          return
        }
        continue
      }
      let draft = try #require(self.draft(bytes.prefix(length)), "\(length) bytes")
      let expected = folded(entries.prefix(whole))
      #expect(draft.form == "diary")
      #expect(draft.entries == expected.entries, "\(length) bytes")
      #expect(draft.time == expected.time)
    }
  }

  @Test("behind a changed byte nothing is read", arguments: 0..<6)
  func changed(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let entries = entries(&random)
    let (bytes, ends) = journal(entries)
    for _ in 0..<400 {
      var changed = bytes
      let place = Int.random(in: (ends[0] + 1)..<bytes.count, using: &random)
      changed[place] ^= UInt8.random(in: 1...255, using: &random)
      let before = ends.count { $0 < place } - 1
      // The line feed itself is between two lines: that before it may stand, or be taken for damaged.
      let found = draft(changed)?.entries
      if ends.contains(place) {
        #expect(
          found == folded(entries.prefix(before)).entries
            || found == folded(entries.prefix(before + 1)).entries)
      } else {
        #expect(found == folded(entries.prefix(before)).entries)
      }
    }
  }

  @Test("a line that was left out ends the reading there")
  func lineLeftOut() {
    let entries: [DraftEntry] = ["one", "two", "three"].map { .place(DraftPlace(step: $0)) }
    let (bytes, ends) = journal(entries)
    let without = bytes[...ends[1]] + bytes[(ends[2] + 1)...]
    #expect(draft(without)?.entries == [entries[0]])
  }

  @Test("made as short as possible it tells the same", arguments: 0..<12)
  func compact(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let entries = entries(&random)
    let draft = folded(entries)
    let (_, bytes) = DraftJournal.whole(draft)
    let again = try #require(self.draft(bytes))
    #expect(again.entries == draft.entries)
    #expect(bytes.count <= journal(entries).bytes.count + 64)
  }

  @Test(
    "what is no draft is told apart",
    arguments: ["{}", "{\"draft\":2,\"form\":\"x\"}\n", "name,mail\n", "\0\0\0\0"])
  func foreign(_ text: String) {
    guard case .foreign = DraftJournal.read(Array(text.utf8)) else {
      Issue.record("\(text) was taken for a draft")
      return
    }
  }

  @Test("any bytes are read without harm", arguments: 0..<20)
  func garbage(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = journal(entries(&random)).bytes
    for _ in 0..<50 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        bytes.insert(.random(in: 0...255, using: &random), at: .random(in: 0...bytes.count, using: &random))
      case 1 where !bytes.isEmpty: bytes.remove(at: .random(in: 0..<bytes.count, using: &random))
      default: bytes += bytes.suffix(Int.random(in: 0...80, using: &random))
      }
      if let draft = draft(bytes) { #expect(draft.form == "diary") }
    }
  }
}
