import FormhausText
import Testing

@testable import FormhausCommand

/// `formhaus address`, the form, as far as nobody has to be asked.
@Suite struct AddressFormCommandTests {
  private static let good =
    #"{"fullName": " Jo ", "countryCode": "DE", "street": "Dom 1", "city": "Köln", "postalCode": "D-50667"}"#

  @Test func anAddressIsCheckedWithoutAPerson() async throws {
    let result = try await shell("formhaus address --address - --no-input", input: Self.good)
    #expect(result.code == 0)
    #expect(
      result.output == #"""
        {"fullName":"Jo","countryCode":"DE","street":"Dom 1","line2":"","city":"Köln","region":"",\#
        "postalCode":"50667","phone":"","isDefault":false}

        """#)
    let shellForm = try await shell(
      "formhaus address --address - --no-input --output shell", input: Self.good)
    #expect(shellForm.output.contains("postalCode='50667'") || shellForm.output.contains("postalCode=50667"))
  }

  @Test func whatIsWrongIsListed() async throws {
    let result = try await shell(
      "formhaus address --address - --no-input",
      input:
        #"{"countryCode": "US", "street": "1 Road", "city": "Reno", "region": "NV", "postalCode": "8950"}"#)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errorLines == [
        "Full name (fullName): Enter a full name", "ZIP code (postalCode): Enter a 5 or 9 digit ZIP code",
      ])
    let elsewhere = try await shell(
      "formhaus address --address - --no-input --countries US,CA", input: Self.good)
    #expect(elsewhere.code == 2)
    #expect(
      elsewhere.errorLines == ["Country or region (countryCode): Choose a country or region from the list"])
  }

  @Test func whatIsUnusualIsSaidAndSaved() async throws {
    let result = try await shell(
      "formhaus address --address - --no-input",
      input:
        #"{"fullName": "Jo", "countryCode": "US", "street": "1 Road", "city": "Reno", "region": "NV", "postalCode": "94103"}"#
    )
    #expect(result.code == 0)
    #expect(result.errorLines == ["94103 is not usual for Nevada. Check it."])
  }

  @Test func aCommandTakesIt() async throws {
    let taken = try await shell(
      "formhaus address --address - --no-input --submit 'cat > /dev/null'", input: Self.good)
    #expect(taken.code == 0)
    let refused = try await shell(
      "formhaus address --address - --no-input --submit 'echo No room. >&2; exit 1'", input: Self.good)
    #expect(refused.code == 2)
    #expect(refused.errorLines == ["formhaus: No room."])
    #expect(refused.output.isEmpty)
  }

  private static let usage = [
    ("address --no-input", "--no-input asks nobody; leave it out, or give an address: --address FILE"),
    ("address --country USA", "--country cannot be \"USA\"; pass two letters of ISO 3166, such as US"),
    ("address --countries US,", "--countries cannot be \"\"; pass two letters of ISO 3166, such as US"),
    ("address --country FR --countries US,CA", "--country FR is not among --countries; add it there"),
    ("address --style latin", "--style is for address format"),
    ("address check --order country", "--order is for the address form"),
    (
      "address ask addresses.jsonl",
      "the address form takes no files; a saved address to begin with: --address FILE"
    ),
    ("address --submit ' '", "--submit needs a command; leave the option out to print the address only"),
  ]

  @Test(arguments: usage)
  func saysWhatToPass(words: String, text: String) async throws {
    let result = try await shell("formhaus \(words)")
    #expect(result.code == 64)
    #expect(result.errorLines == ["formhaus: \(text)"])
  }
}
