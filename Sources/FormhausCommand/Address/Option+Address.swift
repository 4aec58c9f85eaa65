import Address
import FormhausText

extension Option {
  static let addressCountry = Option.value(
    "--country", "CC",
    help:
      "Two letters of ISO 3166: of a new address, of format the country, of check that of lines without one.")
  static let countries = Option.value(
    "--countries", "CC,CC", help: "The countries that the form offers. Default: all.")
  static let fieldOrder = Option.choice(
    "--order", AddressFieldOrder.self,
    help: "The order of the form's parts: standard, or the country's printed order. Default: standard.")
  static let formats = Option.value(
    "--formats", "FILE", help: "Formats of countries over the built-in ones: JSON as of address-formats.json."
  )
  static let envelopeStyle = Option.choice(
    "--style", EnvelopeStyle.self,
    help: "The envelope of format: as the country's post reads it, or in Latin letters. Default: postal.")
  static let address = Option.value(
    "--address", "FILE",
    help: "A saved address as JSON: the form begins with it, format prints its envelope; - is standard input."
  )
  /// What the address form takes.
  static let addressForm: [Option] =
    [.countries, .address, .fieldOrder] + Option.addressSearch + [.submit, .noInput] + Option.result
    + Option.presentation
  static let formatOutput = Option.choice(
    "--format", AddressCommand.Output.self, help: "How format prints a country. Default: text.")
}

extension Arguments {
  /// The most bytes of a file of formats or of one address.
  private static let limit = 16 << 20

  /// The formats of `--formats`; nil without it.
  ///
  /// - Throws: a failure with the place in the file of what is wrong.
  var addressFormats: AddressFormats? {
    get throws(Failure) {
      guard let path = self[.formats] else { return nil }
      let source = try InputFile(path: path).read(limit: Arguments.limit)
      do throws(FormatIssue) {
        return try AddressFormats.overridden(by: source)
      } catch {
        throw Failure(.badData, "\(source.name):\(error)")
      }
    }
  }

  /// The countries of `--countries` in capitals; nil without it.
  var countries: [String]? {
    get throws(Failure) {
      guard let text = self[.countries] else { return nil }
      var codes: [String] = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        codes.append(try countryCode(word.trimmed, of: .countries))
      }
      return codes
    }
  }

  /// The country of `--country` in capitals; nil without it.
  var country: String? {
    get throws(Failure) {
      guard let text = self[.addressCountry] else { return nil }
      return try countryCode(text, of: .addressCountry)
    }
  }

  private func countryCode(_ text: String, of option: Option) throws(Failure) -> String {
    let code = text.uppercased()
    guard code.utf8.count == 2, code.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else {
      throw .usage("\(option.name) cannot be \"\(text)\"; pass two letters of ISO 3166, such as US")
    }
    return code
  }

  /// The address of `--address`; nil without it.
  var address: Address? {
    get throws(Failure) {
      guard let path = self[.address] else { return nil }
      let source = try InputFile(path: path).read(limit: Arguments.limit)
      let value = try source.parsed(limit: Arguments.limit).value
      do throws(Address.ReadingError) {
        return try Address(json: value)
      } catch {
        throw Failure(.badData, "\(source.name):1:1: \(error.message)")
      }
    }
  }
}
