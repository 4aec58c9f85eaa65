import FormhausText
import SeededRandom
import Testing

@testable import FormhausCore

@Suite("Details from a vCard")
struct VCardTests {
  private func card(_ lines: String..., version: String = "4.0", end: String = "\r\n") throws
    -> AutofillProfile
  {
    let all = ["BEGIN:VCARD", "VERSION:" + version] + lines + ["END:VCARD", ""]
    return try AutofillProfile(reading: SourceText(name: "c", text: all.joined(separator: end)))
  }

  @Test("names, work and the rest")
  func person() throws {
    let profile = try card(
      "FN:Dr. Maya Lin Chen", "N:Chen;Maya;Lin,Rose;Dr.;MBE", "NICKNAME:Em,May", "ORG:Chen\\, Byrne;Design",
      "TITLE:Engineer", "URL:https\\://example.com", "IMPP:xmpp:maya@example.com", "LANG;PREF=2:fr",
      "LANG;PREF=1:en", "GENDER:F", "BDAY:19900403", "NOTE:nothing")
    let details = [
      "name": "Dr. Maya Lin Chen", "family-name": "Chen", "given-name": "Maya", "additional-name": "Lin Rose",
      "honorific-prefix": "Dr.", "honorific-suffix": "MBE", "nickname": "Em", "organization": "Chen, Byrne",
      "organization-title": "Engineer", "url": "https://example.com", "impp": "xmpp:maya@example.com",
      "language": "en", "sex": "female", "bday": "1990-04-03",
    ]
    for (token, text) in details { #expect(profile.text(for: token) == text, "\(token)") }
  }

  @Test("of several the preferred one is plain, and each way has its own")
  func several() throws {
    let profile = try card(
      "TEL;TYPE=FAX:1", "TEL;TYPE=WORK,VOICE:2", "item1.TEL;type=CELL;type=pref:3", "item1.X-ABLabel:mine",
      "EMAIL;TYPE=INTERNET;TYPE=HOME:h@example.com", "EMAIL;WORK:w@example.com", version: "3.0", end: "\n")
    let details = [
      "tel": "3", "mobile tel": "3", "work tel": "2", "fax tel": "1", "home tel": "3",
      "email": "h@example.com",
      "work email": "w@example.com",
    ]
    for (token, text) in details { #expect(profile.text(for: token) == text, "\(token)") }
  }

  @Test("addresses with their parts")
  func addresses() throws {
    let profile = try card(
      #"ADR;TYPE=home;LABEL="a:b;c":;Flat 2;1 High Street\, Rear;London;;SW1A 1AA;United Kingdom"#,
      "ADR;TYPE=work;PREF=1:;;1-1 Chiyoda;Chiyoda-ku;Tokyo;100-8111;Japan")
    #expect(profile.text(for: "street-address") == "1-1 Chiyoda")
    #expect(profile.text(for: "country") == "JP")
    #expect(profile.text(for: "home street-address") == "1 High Street, Rear\nFlat 2")
    #expect(profile.text(for: "home address-level2") == "London")
    #expect(profile.text(for: "home address-level1") == nil)
    #expect(profile.text(for: "home country") == "GB")
    #expect(profile.text(for: "work address-level1") == "Tokyo")
    let box = try card("ADR:PO Box 7;;;Oslo;;0101;Norway")
    #expect(box.text(for: "street-address") == "PO Box 7")
  }

  @Test("folded lines are one, a letter that is split between them is whole, and escapes are carried out")
  func folded() throws {
    let text =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zo\u{EB} \r\n Byrne\\n\\, B\r\nTEL;TYPE=\"home,voice\":tel:+1-2;ext=3\r\nEND:VCARD"
    var bytes = Array(text.utf8)
    let middle = try #require(bytes.firstIndex(of: 0xC3)) + 1
    bytes.insert(contentsOf: Array("\r\n ".utf8), at: middle)
    let profile = try AutofillProfile(reading: SourceText(name: "c", bytes: [0xEF, 0xBB, 0xBF] + bytes))
    #expect(profile.text(for: "name") == "Zo\u{EB} Byrne\n, B")
    #expect(profile.text(for: "home tel") == "+1-2")
  }

  @Test(
    "birthdays in all spellings",
    arguments: [
      ("1990-04-03", "bday", "1990-04-03"), ("19900403T101010Z", "bday", "1990-04-03"),
      ("--0403", "bday-day", "3"), ("--0403", "bday-year", nil), ("1990-04", "bday-month", "4"),
      ("1990", "bday-year", "1990"), ("19900231", "bday", nil), ("in spring", "bday", nil),
    ])
  func birthdays(_ written: String, _ token: String, _ text: String?) throws {
    #expect(try card("BDAY:" + written).text(for: token) == text)
  }

  @Test(
    "what cannot be read is refused with its place",
    arguments: [
      (
        "BEGIN:VCARD\nVERSION:2.1\nN:x\nEND:VCARD", "VERSION",
        "a vCard of version 2.1 cannot be read; save it as version 3.0 or 4.0"
      ),
      (
        "BEGIN:VCARD\nVERSION:3.0\nFN;ENCODING=quoted-printable:=4D\nEND:VCARD", "FN;",
        "quoted-printable text cannot be read; save the card as vCard 3.0 or 4.0"
      ),
      (
        "BEGIN:VCARD\nnonsense\nEND:VCARD", "nonsense",
        "a line of a vCard must have a name, a colon and a value"
      ),
    ])
  func refused(_ text: String, _ spot: String, _ message: String) throws {
    let start = try #require(text.firstRange(of: spot)?.lowerBound)
    let error = #expect(throws: AutofillProfileError.self) {
      try AutofillProfile(reading: SourceText(name: "c", text: text))
    }
    #expect(error?.message == message)
    #expect(error?.offset == text.utf8.distance(from: text.startIndex, to: start))
  }

  @Test("a card without an end and one that is not UTF-8 are refused; of two cards the first counts")
  func whole() throws {
    #expect(throws: AutofillProfileError("the vCard has no END:VCARD", at: 16)) {
      try AutofillProfile(reading: SourceText(name: "c", text: "BEGIN:VCARD\nFN:M"))
    }
    let latin = Array("BEGIN:VCARD\nFN:Zo".utf8) + [0xEB] + Array("\nEND:VCARD".utf8)
    #expect(throws: AutofillProfileError("the line is not UTF-8", at: 12)) {
      try AutofillProfile(reading: SourceText(name: "c", bytes: latin))
    }
    let two = "BEGIN:VCARD\nFN:First\nEND:VCARD\nBEGIN:VCARD\nFN:Second\nEND:VCARD\n"
    #expect(try AutofillProfile(reading: SourceText(name: "c", text: two)).text(for: "name") == "First")
  }

  @Test("no bytes are too odd to be read or refused", arguments: 0..<300 as Range<UInt64>)
  func odd(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "BEGIN:VCARD\n", "END:VCARD\n", "VERSION:3.0\n", "FN:", "ADR;", "TYPE=", "\"", ";", ":", ",", "\\",
      "\r\n ", "x", "\n",
      "TEL", "BDAY:19", "--04", "é", ".", "=",
    ]
    let text = "BEGIN:VCARD\n" + (0..<30).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let profile = try? AutofillProfile(reading: SourceText(name: "c", text: text))
    #expect(profile.map { $0.text(for: "current-password") == nil } ?? true)
  }
}
