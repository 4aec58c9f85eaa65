internal import FormhausText

/// Checks addresses that are written as JSON, one a line, and writes the findings as JSON, one a line.
///
/// ```swift
/// var checker = AddressLineChecker()
/// var output: [UInt8] = []
/// checker.check(Array(#"{"countryCode": "US"}"#.utf8), number: 1, into: &output)
/// ```
public struct AddressLineChecker: Sendable {
  /// What stands in a line that was checked.
  public enum Finding: Sendable, Hashable {
    case accepted
    /// Parts of the address must be corrected.
    case refused
    /// The line is no address.
    case malformed
  }

  private struct Sentence: Hashable {
    let country: String
    let problem: AddressProblem
  }

  private let formats: AddressFormats
  private let texts: AddressTexts
  private let defaultCountry: String
  /// Sentences that many lines need.
  private var sentences: [Sentence: [UInt8]] = [:]

  /// A checker with the formats and texts to check and answer with.
  ///
  /// `defaultCountry` is that of lines without one; without it they are served as those of a country nobody knows.
  public init(
    formats: AddressFormats = .standard, texts: AddressTexts = .english, defaultCountry: String = ""
  ) {
    self.formats = formats
    self.texts = texts
    self.defaultCountry = defaultCountry
  }

  /// Checks one line without its line end and appends a line with its end:
  /// `{"line": n, "ok": true or false, "errors": {part: message}, "warnings": {part: message}, "saved": {...} or null}`,
  /// or `{"line": n, "ok": false, "error": text}` for a line that is no address. The name of a file comes first.
  @discardableResult
  public mutating func check(
    _ line: some Collection<UInt8>, number: Int, file: String? = nil, into output: inout [UInt8]
  ) -> Finding {
    var writer = LineWriter(number: number, file: file)
    let finding: Finding? = line.withContiguousStorageIfAvailable { line in checkBytes(line, &writer) }
    let found = finding ?? Array(line).withUnsafeBufferPointer { checkBytes($0, &writer) }
    writer.end()
    output += writer.bytes
    return found
  }

  private mutating func checkBytes(_ line: UnsafeBufferPointer<UInt8>, _ writer: inout LineWriter) -> Finding
  {
    do {
      var address = try AddressLineReader.read(line)
      if address.countryCode.isEmpty { address.countryCode = defaultCountry }
      return write(address.checked(formats: formats), &writer)
    } catch {
      writer.ok(false)
      writer.member("error", error.message)
      return .malformed
    }
  }

  private mutating func write(_ check: AddressCheck, _ writer: inout LineWriter) -> Finding {
    writer.ok(check.isAccepted)
    write(check.errors, named: "errors", check.format, &writer)
    write(check.warnings, named: "warnings", check.format, &writer)
    writer.saved(check.isAccepted ? check.saved : nil)
    return check.isAccepted ? .accepted : .refused
  }

  private mutating func write(
    _ problems: [AddressProblem], named name: StaticString, _ format: AddressFormat,
    _ writer: inout LineWriter
  ) {
    writer.open(name)
    for problem in problems { writer.member(problem.part.rawValue, sentence(problem, format)) }
    writer.close()
  }

  /// The sentence of a problem as JSON.
  private mutating func sentence(_ problem: AddressProblem, _ format: AddressFormat) -> [UInt8] {
    guard problem.kind == .missing || problem.kind == .invalid else {
      return LineWriter.quoted(problem.message(format, texts: texts))
    }
    let key = Sentence(country: format.countryCode, problem: problem)
    if let sentence = sentences[key] { return sentence }
    let sentence = LineWriter.quoted(problem.message(format, texts: texts))
    // Unknown codes are served alike and fill no memory.
    if FormatRecords.codes.count * AddressPart.allCases.count > sentences.count { sentences[key] = sentence }
    return sentence
  }
}
