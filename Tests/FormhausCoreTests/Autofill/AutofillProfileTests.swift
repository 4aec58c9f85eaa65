import FormhausCore
import FormhausText
import Testing

@Suite("A person's own details")
struct AutofillProfileTests {
  @Test("the nearest detail is taken, and the plain one where there is no nearer one")
  func nearest() {
    let profile = AutofillProfile([
      "email": "maya@home.example", "work email": "maya@work.example", "tel": "1",
    ])
    #expect(profile.text(for: "email") == "maya@home.example")
    #expect(profile.text(for: "shipping work email") == "maya@work.example")
    #expect(profile.text(for: "home email") == "maya@home.example")
    #expect(profile.text(for: "mobile tel") == "1")
    #expect(profile.text(for: "fax tel") == nil)
    #expect(profile.text(for: "nonsense") == nil)
  }

  @Test("an address is one address: lines of another one are never mixed in")
  func oneAddress() {
    let profile = AutofillProfile([
      "street-address": "1 High Street\nFlat 2", "postal-code": "AB1 2CD",
      "shipping street-address": "9 Quay",
    ])
    #expect(profile.text(for: "shipping address-line1") == "9 Quay")
    #expect(profile.text(for: "shipping address-line2") == nil)
    #expect(profile.text(for: "shipping postal-code") == nil)
    #expect(profile.text(for: "billing postal-code") == "AB1 2CD")
  }

  @Test("what follows for certain is made, and nothing else")
  func made() {
    let maya = AutofillProfile(["given-name": "Maya", "family-name": "Chen", "name": ""])
    #expect(maya.text(for: "name") == "Maya Chen")
    #expect(AutofillProfile(["name": "Maya Chen"]).text(for: "given-name") == nil)
    #expect(AutofillProfile(["given-name": "太郎", "family-name": "山田"]).text(for: "name") == nil)
    #expect(AutofillProfile(["given-name": "Maya"]).text(for: "name") == nil)

    let lines = AutofillProfile(["street-address": "A\n\n B \nC\nD"])
    #expect(lines.text(for: "street-address") == "A\nB\nC\nD")
    #expect(["1", "2", "3"].map { lines.text(for: "address-line" + $0) } == ["A", "B", "C, D"])
    let street = AutofillProfile(["address-line1": "A", "address-line3": "C"])
    #expect(street.text(for: "street-address") == "A\nC")
    #expect(AutofillProfile(["address-line2": "B"]).text(for: "street-address") == nil)

    let born = AutofillProfile(["bday": "1990-04-03"])
    #expect(["bday-year", "bday-month", "bday-day"].map { born.text(for: $0) } == ["1990", "4", "3"])
    let parts = AutofillProfile(["bday-year": "1990", "bday-month": "4", "bday-day": "3"])
    #expect(parts.text(for: "bday") == "1990-04-03")
    #expect(
      AutofillProfile(["tel-country-code": "+44", "tel-national": "20 7946 0018"]).text(for: "tel")
        == "+44 20 7946 0018")
  }

  @Test(
    "a country is known by code and by name, in any language",
    arguments: ["DE", "de", "Germany", "Deutschland", "Allemagne", "ドイツ"])
  func country(_ written: String) {
    let profile = AutofillProfile(["country": written])
    #expect(profile.text(for: "country") == "DE")
    #expect(profile.text(for: "country-name", language: "fr") == (written.count == 2 ? "Allemagne" : written))
    #expect(AutofillProfile(["country-name": written]).text(for: "country") == "DE")
  }

  @Test("a country that nobody knows has no code")
  func unknownCountry() {
    let profile = AutofillProfile(["country": "Freedonia"])
    #expect(profile.text(for: "country") == nil)
    #expect(profile.text(for: "country-name") == "Freedonia")
  }

  @Test("secrets are never offered")
  func secrets() {
    let profile = AutofillProfile(["current-password": "a", "cc-csc": "123", "new-password": "b"])
    #expect(profile.isEmpty)
    #expect(profile.text(for: "current-password") == nil)
  }

  @Test("a profile is read from JSON")
  func json() throws {
    let profile = try AutofillProfile(
      reading: SourceText(name: "p", text: #"{"$schema": "x", "name": "Maya", "work email": "m@w.example"}"#))
    #expect(profile.text(for: "name") == "Maya")
    #expect(profile.text(for: "work email") == "m@w.example")
    #expect(profile.text(for: "email") == nil)
  }

  @Test(
    "what cannot be read is told with its place",
    arguments: [
      (#"{"name": }"#, "}", ""),
      ("[]", "[", "a profile must be an object"),
      (#"{"emial": "a"}"#, "\"emial", #"unknown detail "emial". Did you mean "email"?"#),
      (#"{"on": "a"}"#, "\"on", #""on" is no detail of a person"#),
      (#"{"tel": 7}"#, "7", #""tel" must be a text"#),
      (#"{"bday": "3 April"}"#, "\"3", #""bday" must be a date like 1990-04-03"#),
      (#"{"work tel": "1", "WORK TEL": "2"}"#, "\"WORK", #""WORK TEL" is there twice"#),
      (#"{"cc-csc": "1"}"#, "\"cc", #""cc-csc" is a secret and is never offered"#),
    ])
  func refused(_ text: String, _ spot: String, _ message: String) throws {
    let start = try #require(text.firstRange(of: spot)?.lowerBound)
    let error = #expect(throws: AutofillProfileError.self) {
      try AutofillProfile(reading: SourceText(name: "p", text: text))
    }
    #expect(error?.offset == text.utf8.distance(from: text.startIndex, to: start))
    if !message.isEmpty { #expect(error?.message == message) }
  }
}
