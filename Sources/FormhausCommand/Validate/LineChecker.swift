import FormhausCore
import FormhausText

/// Checks lines against a form and writes what it found, a line of JSON each.
struct LineChecker {
  private let checker: SubmissionChecker
  private let options: LineCheckOptions

  init(_ form: CompiledForm, _ options: LineCheckOptions) {
    checker = SubmissionChecker(form, options: options.submission)
    self.options = options
  }

  /// Checks the lines of a chunk. Lines of nothing but white space are left out.
  func check(_ chunk: LineChunk) -> CheckedLines {
    var checked = CheckedLines()
    // A copy of this chunk's own, which checks one line after the other.
    var checker = checker
    let input = options.inputNames.isEmpty ? nil : options.inputNames[chunk.input]
    if chunk.isTooLong {
      refuse(chunk.firstLine, input, tooLong, &checked)
      return checked
    }
    checked.output.reserveCapacity(2 * chunk.bytes.count)
    var line = chunk.firstLine
    var start = 0
    let bytes = chunk.bytes
    while start < bytes.count {
      let end = bytes.lineEnd(in: start..<bytes.count) ?? bytes.count
      check(bytes, start..<end, line, input, &checker, &checked)
      start = end + 1
      line += 1
    }
    return checked
  }

  private func check(
    _ bytes: [UInt8], _ range: Range<Int>, _ line: Int, _ input: String?,
    _ checker: inout SubmissionChecker, _ checked: inout CheckedLines
  ) {
    guard !bytes[range].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    guard range.count <= options.lineLimit else { return refuse(line, input, tooLong, &checked) }
    do throws(JSONSyntaxError) {
      let value = try JSONParser.value(of: bytes, in: range, limits: JSONLimits(maximumBytes: nil))
      check(value, line, input, &checker, &checked)
    } catch {
      refuse(line, input, "column \(error.location.column): \(error.message)", &checked)
    }
  }

  private func check(
    _ value: JSONValue, _ line: Int, _ input: String?, _ checker: inout SubmissionChecker,
    _ checked: inout CheckedLines
  ) {
    let result: SubmissionResult
    if options.isEnvelope {
      guard let values = value["values"], case .object = values else {
        return refuse(line, input, "the line must be an object with \"values\", an object", &checked)
      }
      result = checker.checkNext(values, skippedSteps: skippedSteps(value))
    } else {
      guard case .object = value else {
        return refuse(line, input, "the line must be an object: {\"KEY\": ANSWER, ...}", &checked)
      }
      result = checker.checkNext(value)
    }
    let isValid = result.errors.isEmpty
    if isValid { checked.counts.valid += 1 } else { checked.counts.invalid += 1 }
    guard !isValid || !options.onlyInvalid else { return }
    checked.begin(line, input, isValid)
    checked.append("values", .object(result.values))
    checked.append("errors", .object(JSONObject(result.errors.map { ($0.key, .string($0.message)) })))
    checked.end()
  }

  /// The skipped steps of an envelope; what is no list of texts skips nothing.
  private func skippedSteps(_ envelope: JSONValue) -> [String] {
    (envelope["skippedSteps"]?.arrayValue ?? []).compactMap(\.stringValue)
  }

  private var tooLong: String {
    "the line has more than the \(options.lineLimit) bytes that are read"
  }

  /// Reports a line that holds no submission.
  private func refuse(_ line: Int, _ input: String?, _ reason: String, _ checked: inout CheckedLines) {
    checked.counts.malformed += 1
    checked.begin(line, input, false)
    checked.append("error", .string(reason))
    checked.end()
  }
}

/// How lines are checked and reported.
struct LineCheckOptions: Sendable {
  var submission: SubmissionOptions
  /// A line is `{"values": {...}, "skippedSteps": [...]}` rather than the values alone.
  var isEnvelope: Bool
  var onlyInvalid: Bool
  /// The most bytes of a line.
  var lineLimit: Int
  /// The names of the inputs; empty when there is one, which needs none.
  var inputNames: [String]
}
