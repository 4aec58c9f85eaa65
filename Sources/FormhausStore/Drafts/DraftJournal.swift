import FormhausText

/// The file format of drafts: a line of JSON for each entry, with a checksum that also covers the lines before it.
///
/// ```json
/// {"draft":1,"form":"signup","crc":"4f0d9c51"}
/// {"at":1796133731,"answer":"email","type":"email","label":"Email","value":"ada@example.com","crc":"b0e6a0d2"}
/// {"at":1796133735,"step":"plan","crc":"91aa30c7"}
/// ```
///
/// A line counts only with all lines before it. So whatever a crash left of the last one is no line, and behind a
/// damaged place nothing is read.
public struct DraftJournal: Sendable {
  private var checksum: UInt32 = 0

  /// The first line of a journal; the lines that `lines` gives follow it.
  public static func start(form: String) -> (journal: DraftJournal, bytes: [UInt8]) {
    var journal = DraftJournal()
    let bytes = journal.line(["draft": .number(version), "form": .string(form)])
    return (journal, bytes)
  }

  /// The lines of further entries.
  public mutating func lines(_ entries: [DraftEntry], at time: Int) -> [UInt8] {
    entries.flatMap { entry in
      line(JSONObject([("at", JSONValue(time))] + entry.json.map { ($0.key, $0.value) }))
    }
  }

  /// The whole journal of a draft, as short as it can be.
  public static func whole(_ draft: Draft) -> (journal: DraftJournal, bytes: [UInt8]) {
    var (journal, bytes) = start(form: draft.form)
    bytes += journal.lines(draft.entries, at: draft.time)
    return (journal, bytes)
  }

  private static let version = JSONNumber(1)
  private static let beginning = Array(#"{"draft":1,"form":"#.utf8)
  private static let checksumStart = Array(#","crc":""#.utf8)
  private static let checksumEnd = Array(#""}"#.utf8)

  private mutating func line(_ object: JSONObject) -> [UInt8] {
    var line: [UInt8] = []
    JSONWriter.append(.object(object), to: &line)
    line.removeLast()
    checksum = Checksum.of(line, after: checksum)
    return line + Self.checksumStart + Checksum.text(checksum).utf8 + Self.checksumEnd + [0x0A]
  }
}

extension DraftJournal {
  /// What a file holds.
  public enum Contents: Sendable {
    /// Nothing, or less than one line: the draft of any form can begin here.
    case nothing
    case draft(Draft)
    /// Something that is no draft.
    case foreign
  }

  /// Reads a journal as far as it is whole; it never fails.
  public static func read(_ bytes: [UInt8]) -> Contents {
    var reader = DraftReader(bytes: bytes)
    guard let form = reader.next()?["form"]?.stringValue, bytes.starts(with: beginning) else {
      let isTorn =
        bytes.count <= beginning.count
        ? beginning.starts(with: bytes) : bytes.starts(with: beginning) && !bytes.contains(0x0A)
      return isTorn ? .nothing : .foreign
    }
    var draft = Draft(form: form)
    while let object = reader.next() {
      guard let entry = DraftEntry(json: object) else { continue }
      draft.take(entry, at: object["at"]?.numberValue.flatMap { Int($0.text) } ?? draft.time)
    }
    return .draft(draft)
  }

  /// Reads the lines of a journal one by one.
  private struct DraftReader {
    let bytes: [UInt8]
    private var place = 0
    private var checksum: UInt32 = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// The next line without its checksum; nil at the end of what is whole.
    mutating func next() -> JSONObject? {
      let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      let tail = checksumStart.count + 8 + checksumEnd.count
      guard end - place > tail else { return nil }
      let body = bytes[place..<end - tail]
      checksum = Checksum.of(body, after: checksum)
      let written = checksumStart + Checksum.text(checksum).utf8 + checksumEnd
      guard bytes[end - tail..<end].elementsEqual(written),
        let value = try? JSONParser.value(of: bytes, in: place..<end), let object = value.objectValue
      else { return nil }
      place = min(end + 1, bytes.count)
      return object
    }
  }
}
