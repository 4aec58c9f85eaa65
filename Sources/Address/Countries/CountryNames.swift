/// The names of countries in one language, read from the generated table.
struct CountryNames: Sendable {
  struct Entry: Sendable {
    let code: String
    let name: String
  }

  /// The tags of all languages, in the order of the table.
  static let languages: [String] = index.map(\.tag)
  /// What countries call themselves, and names that are the same everywhere.
  static let own = "own"
  static let english = "en"

  /// In the order of the language.
  private(set) var names: [Entry] = []
  /// Other names.
  private(set) var aliases: [Entry] = []

  /// The names in a language of the table; none for any other.
  init(language: String) {
    guard let block = CountryNames.index.first(where: { $0.tag == language }) else { return }
    CountryNameTable.names.withUTF8Buffer { bytes in
      for line in UnsafeBufferPointer(rebasing: bytes[block.range]).split(separator: UInt8(ascii: "\n")) {
        read(line)
      }
    }
  }

  private static let codeLength = 2
  private static let aliasMark = UInt8(ascii: "~")

  private mutating func read(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    let isAlias = line.first == CountryNames.aliasMark
    let entry = isAlias ? line.dropFirst() : line
    let code = String(decoding: entry.prefix(CountryNames.codeLength), as: UTF8.self)
    let name = String(decoding: entry.dropFirst(CountryNames.codeLength + 1), as: UTF8.self)
    if isAlias {
      aliases.append(Entry(code: code, name: name))
    } else {
      names.append(Entry(code: code, name: name))
    }
  }

  private static let index: [(tag: String, range: Range<Int>)] =
    CountryNameTable.index.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let columns = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard columns.count == 3, let start = Int(columns[1]), let end = Int(columns[2]) else { return nil }
        return (columns[0], start..<end)
      }
    }
}
