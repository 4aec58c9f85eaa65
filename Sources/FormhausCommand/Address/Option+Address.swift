import Address
import FormhausText

extension Option {
  static let addressCountry = Option.value(
    "--country", "CC",
    help: "Two letters of ISO 3166: of format the country, of check that of lines without one.")
  static let formats = Option.value(
    "--formats", "FILE", help: "Formats of countries over the built-in ones: JSON as of address-formats.json."
  )
  static let envelopeStyle = Option.choice(
    "--style", EnvelopeStyle.self,
    help: "The envelope of format: as the country's post reads it, or in Latin letters. Default: postal.")
  static let envelopeAddress = Option.value(
    "--address", "FILE", help: "The address on the envelope of format, as JSON; - is standard input.")
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

  /// The country of `--country` in capitals; nil without it.
  var country: String? {
    get throws(Failure) {
      guard let text = self[.addressCountry] else { return nil }
      let code = text.uppercased()
      guard code.utf8.count == 2, code.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else {
        throw .usage("--country cannot be \"\(text)\"; pass two letters of ISO 3166, such as US")
      }
      return code
    }
  }

  /// The address of `--address`; nil without it.
  var address: Address? {
    get throws(Failure) {
      guard let path = self[.envelopeAddress] else { return nil }
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
