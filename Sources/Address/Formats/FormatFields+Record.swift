extension FormatFields {
  /// Reads the lines of a country in the generated table.
  init(code: String, record: UnsafeBufferPointer<UInt8>) {
    self.init(code: code)
    for line in record.split(separator: UInt8(ascii: "\n")) { read(line) }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private mutating func read(_ line: Bytes) {
    guard let letter = line.first else { return }
    let rest = line.dropFirst()
    switch letter {
    case UInt8(ascii: "n"): name = text(rest)
    case UInt8(ascii: "o"): order = rest.compactMap(AddressPart.init(letter:))
    case UInt8(ascii: "q"): required = Set(rest.compactMap(AddressPart.init(letter:)))
    case UInt8(ascii: "u"): upper = Set(rest.compactMap(AddressPart.init(letter:)))
    case UInt8(ascii: "R"): labels[.region] = text(rest)
    case UInt8(ascii: "P"): labels[.postalCode] = text(rest)
    case UInt8(ascii: "C"): labels[.city] = text(rest)
    case UInt8(ascii: "U"): labels[.sublocality] = text(rest)
    case UInt8(ascii: "d"): set(\.dataLabels, rest)
    case UInt8(ascii: "e"): set(\.prompts, rest)
    case UInt8(ascii: "k"): digitsOnly = true
    case UInt8(ascii: "x"): postalRegex = text(rest)
    case UInt8(ascii: "h"): postalShapes = columns(rest)
    case UInt8(ascii: "b"): postalPrefixes = columns(rest)
    case UInt8(ascii: "z"): postalExamples = columns(rest)
    case UInt8(ascii: "f"): format = text(rest)
    case UInt8(ascii: "F"): latinFormat = text(rest)
    case UInt8(ascii: "t"): readPhone(columns(rest))
    case UInt8(ascii: "A"): areasOf = rest.first.flatMap(AddressPart.init(letter:)) ?? .region
    case UInt8(ascii: "a"): readArea(columns(rest))
    default: break
    }
  }

  private mutating func readPhone(_ columns: [String]) {
    guard columns.count == 2 else { return }
    callingCode = columns[0].isEmpty ? nil : columns[0]
    minDigits = Int(columns[1]) ?? minDigits
  }

  private mutating func readArea(_ columns: [String]) {
    func column(_ index: Int) -> String { index < columns.count ? columns[index] : "" }
    areas.append(
      Area(
        key: column(0), name: column(1), latinName: column(2),
        isoCode: column(3).isEmpty ? nil : column(3), postalStart: column(4).isEmpty ? nil : column(4)))
  }

  private mutating func set(_ texts: WritableKeyPath<FormatFields, [AddressPart: String]>, _ line: Bytes) {
    guard let part = line.first.flatMap(AddressPart.init(letter:)) else { return }
    self[keyPath: texts][part] = text(line.dropFirst())
  }

  private func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  private func columns(_ bytes: Bytes) -> [String] {
    bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(text)
  }
}

extension AddressPart {
  /// The part that a letter of the generated table stands for.
  fileprivate init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "n"): self = .fullName
    case UInt8(ascii: "s"): self = .street
    case UInt8(ascii: "l"): self = .line2
    case UInt8(ascii: "u"): self = .sublocality
    case UInt8(ascii: "c"): self = .city
    case UInt8(ascii: "r"): self = .region
    case UInt8(ascii: "p"): self = .postalCode
    default: return nil
    }
  }
}
