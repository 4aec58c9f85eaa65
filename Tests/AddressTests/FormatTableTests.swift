import FormhausText
import Testing

@testable import Address

@Suite("The generated table of formats")
struct FormatTableTests {
  @Test(arguments: [
    ("ES", "28013", "M"), ("US", "94104", "CA"), ("US", "nonsense", nil), ("DE", "10117", nil),
    ("CA", "t2p 1j9", "AB"), ("IE", "D02 X285", nil), ("ES", "", nil),
  ])
  func postalCodesTellTheirArea(_ country: String, _ code: String, _ area: String?) {
    #expect(AddressFormat.format(for: country).area(ofPostalCode: code)?.key == area)
  }

  @Test("every member of every country is the one of the source")
  func fresh() throws {
    let source = try #require(Fixture.formats())
    let document = try JSONParser.parse(source)
    let regions = try #require(document.member("regions")?.value.elements)
    #expect(regions.count == 252)
    #expect(
      AddressFormats.standard.countryCodes
        == regions.compactMap { $0.member("code")?.value.value.stringValue })
    for (code, fields) in try FormatReader(source).overrides() {
      #expect(FormatRecords.fields(of: code) == fields, "\(code)")
    }
  }

  @Test("all examples of postal codes are taken as they are written")
  func examples() {
    for code in AddressFormats.standard.countryCodes {
      let format = AddressFormat.format(for: code)
      for example in format.postalExamples {
        #expect(format.canonicalPostalCode(example) == example, "\(code) \(example)")
        #expect(format.canonicalPostalCode(example.lowercased()) == example, "\(code) \(example)")
        let bare = PostalText(example).bare.text
        if format.postalShapes.isEmpty, bare != example { continue }
        #expect(format.canonicalPostalCode(bare) == example, "\(code) \(bare)")
      }
    }
  }

  @Test("an area is found by its key, names and code")
  func areas() {
    for code in AddressFormats.standard.countryCodes {
      let format = AddressFormat.format(for: code)
      for area in format.areas {
        #expect(format.area(named: area.key) == area, "\(code) \(area.key)")
        if let isoCode = area.isoCode {
          #expect(format.area(named: isoCode.lowercased()) == area, "\(isoCode)")
        }
      }
    }
  }

  @Test("all patterns can be matched")
  func patterns() {
    for code in AddressFormats.standard.countryCodes {
      let format = AddressFormat.format(for: code)
      if let regex = format.postalPattern { #expect(PostalRule.wholePattern(regex) != nil, "\(code)") }
      for start in format.areas.compactMap(\.postalStart) {
        #expect(PostalRule.wholePattern(start) != nil, "\(code) \(start)")
      }
    }
  }

  @Test("an unknown country is served by the common parts")
  func unknown() {
    let format = AddressFormat.format(for: "qq")
    #expect(format.countryCode == "QQ")
    #expect(format.printedOrder == [.street, .line2, .city, .region, .postalCode])
    #expect(format.label(of: .region) == "Region")
    #expect(!format.requires(.region) && format.requires(.city))
  }
}
