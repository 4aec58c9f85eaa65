import Address
import SeededRandom
import Testing

@Suite("Postal codes as they are typed")
struct PostalCodeTests {
  @Test(
    "digits of any script, dashes, prefixes and spaces",
    arguments: [
      ("US", "९७२०५", "97205"), ("US", "\u{200E}97205\u{200F}", "97205"),
      ("US", "97205\u{2212}1042", "97205-1042"),
      ("US", "\u{3000}97205 ", "97205"), ("DE", "d 26133", "26133"), ("DE", "DE26133", "26133"),
      ("DE", "D - 26133", "26133"), ("LU", "l-4750", "4750"), ("FR", "F-33380", "33380"),
      ("JP", "〒　１５４−００２３", "154-0023"), ("AX", "AX-22150", "22150"), ("TT", " a 1 ", "A 1"),
      ("GB", "bf1\u{00A0}2ay", "BF1 2AY"), ("KP", "anything", "ANYTHING"), ("SV", "CP 1101", "1101"),
    ])
  func taken(code: String, typed: String, saved: String) {
    #expect(AddressFormat.format(for: code).canonicalPostalCode(typed) == saved)
  }

  @Test(
    "what no code is",
    arguments: [
      ("US", ""), ("US", "9720²"), ("US", "972 05 1"), ("DE", "D-"), ("DE", "DD26133"), ("DE", "AT26133"),
      ("CA", "H3Z2Y"), ("JP", "〒"), ("US", "٩٧٢٠"),
    ])
  func refused(code: String, typed: String) {
    #expect(AddressFormat.format(for: code).canonicalPostalCode(typed) == nil)
  }

  @Test("a code as saved is saved the same again, whatever was typed")
  func stable() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "1", "2", "9", "0", "A", "b", "Z", " ", "-", "–", "１", "٣", "\u{200B}", "D", "AD", "〒", "é", "ß",
    ]
    let formats = AddressFormats.standard.countryCodes.map { AddressFormat.format(for: $0) }
    for _ in 0..<20_000 {
      let typed = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      guard let format = formats.randomElement(using: &random),
        let saved = format.canonicalPostalCode(typed)
      else { continue }
      #expect(format.canonicalPostalCode(saved) == saved, "\(format.countryCode) \(typed)")
    }
  }
}
