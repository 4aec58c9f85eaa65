internal import FormhausText

/// Writes the findings of one line as a JSON object.
struct LineWriter {
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  init(number: Int, file: String?) {
    bytes.reserveCapacity(512)
    bytes.append(UInt8(ascii: "{"))
    if let file {
      text("file", file)
      bytes.append(UInt8(ascii: ","))
    }
    bytes += #""line":"#.utf8
    bytes += String(number).utf8
    isFirst = false
  }

  mutating func ok(_ isOK: Bool) { bytes += isOK ? #","ok":true"#.utf8 : #","ok":false"#.utf8 }

  mutating func open(_ name: StaticString) {
    key(name)
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  mutating func close() {
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }

  mutating func member(_ name: String, _ text: String) { member(name, LineWriter.quoted(text)) }

  /// A member whose text is already JSON. Its name needs no escapes.
  mutating func member(_ name: String, _ json: [UInt8]) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes += name.utf8
    bytes += #"":"#.utf8
    bytes += json
  }

  /// The address, or null.
  mutating func saved(_ address: Address?) {
    guard let address else {
      key("saved")
      bytes += "null".utf8
      return
    }
    open("saved")
    text("fullName", address.fullName)
    text("countryCode", address.countryCode)
    text("street", address.street)
    text("line2", address.line2)
    text("city", address.city)
    text("region", address.region)
    text("postalCode", address.postalCode)
    text("phone", address.phone)
    key("isDefault")
    bytes += (address.isDefault ? "true" : "false").utf8
    if !address.sublocality.isEmpty { text("sublocality", address.sublocality) }
    if !address.regionCode.isEmpty { text("regionCode", address.regionCode) }
    close()
  }

  mutating func end() {
    bytes.append(UInt8(ascii: "}"))
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func text(_ name: StaticString, _ text: String) {
    key(name)
    LineWriter.quote(text, into: &bytes)
  }

  private mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes += $0 }
    bytes += #"":"#.utf8
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  /// A text as JSON.
  static func quoted(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    quote(text, into: &bytes)
    return bytes
  }

  private static func quote(_ text: String, into bytes: inout [UInt8]) {
    if text.utf8.contains(where: mayNeedEscape) {
      bytes += JSONWriter.string(.string(text)).utf8
    } else {
      bytes.append(UInt8(ascii: "\""))
      bytes += text.utf8
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// Whether a byte is one of a character that JSON writes with an escape, or of one beside it.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0xC2, 0xE2: true
    default: false
    }
  }
}
