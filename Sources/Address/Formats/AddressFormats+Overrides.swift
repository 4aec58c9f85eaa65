public import FormhausText

extension AddressFormats {
  /// The built-in formats with countries of a file over them.
  ///
  /// The file is an object with a list `regions`, or that list. A country needs its `code`; members that it lacks stay as
  /// built in, null takes one away. A country that is not built in starts as one of the common parts and needs a `name`.
  public static func overridden(by source: SourceText) throws(FormatIssue) -> AddressFormats {
    AddressFormats(overrides: try FormatReader(source).overrides())
  }
}
