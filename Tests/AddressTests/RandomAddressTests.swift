import Address
import FormhausText
import SeededRandom
import Testing

@Suite("Addresses of anything at all")
struct RandomAddressTests {
  private static let pieces = [
    "a", "Ä", "7", "1234", " ", "\t", "\n", "\u{A0}", "-", "–", "/", ",", "#", "x", "ext", "+", "00", "(0)",
    "%N", "日本",
    "ー", "１", "٣", "\u{200B}", "\u{202E}", "\u{301}", "ß", "ı", "👩‍👩‍👧", "\"", "\\", "\u{1B}[31m", "\0", "CA",
    "D", "〒",
  ]

  private var random = SeededGenerator(seed: 41)

  private mutating func text() -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  private mutating func address() -> Address {
    let code = AddressFormats.standard.countryCodes.randomElement(using: &random) ?? ""
    var address = Address(countryCode: code)
    for part in AddressPart.allCases where part != .countryCode { address[part] = text() }
    let format = AddressFormat.format(for: code)
    if Bool.random(using: &random) {
      address.region = format.areas.randomElement(using: &random)?.name ?? "X"
    }
    if Bool.random(using: &random) {
      address.postalCode = format.postalExamples.randomElement(using: &random) ?? ""
      address.phone = ""
    }
    return address
  }

  @Test("what is accepted is saved the same again, and printed")
  mutating func stable() throws {
    var accepted = 0
    for _ in 0..<3_000 {
      let check = address().checked()
      for line in check.format.envelope(check.saved, style: .latin) { #expect(!line.isEmpty) }
      #expect(check.errorMessages().allSatisfy { !$0.message.contains("{") })
      guard check.isAccepted else { continue }
      accepted += 1
      let again = try Address(json: .object(check.saved.json)).checked()
      #expect(again.isAccepted && again.saved == check.saved, "\(check.saved)")
    }
    #expect(accepted > 100)
  }

  @Test("a line with anything in its texts is answered as the address is checked")
  mutating func lines() throws {
    var checker = AddressLineChecker()
    for _ in 0..<1_000 {
      let address = address()
      var output: [UInt8] = []
      checker.check(Array(JSONWriter.string(.object(address.json)).utf8), number: 1, into: &output)
      let answer = try JSONParser.parse(String(decoding: output, as: UTF8.self))
      let check = address.checked()
      #expect(answer["ok"] == .bool(check.isAccepted))
      #expect(answer["saved"] == (check.isAccepted ? .object(check.saved.json) : .null))
    }
  }
}
