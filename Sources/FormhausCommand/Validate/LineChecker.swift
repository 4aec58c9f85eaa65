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

  /// Checks the lines of a chunk.
  func check(_ chunk: LineChunk) -> CheckedLines {
    var checked = CheckedLines()
    // A copy of this chunk's own, which checks one line after the other.
    var checker = checker
    let input = options.lines.name(ofInput: chunk.input)
    if chunk.isTooLong {
      checked.refuse(chunk.firstLine, input, options.lines.tooLong)
      return checked
    }
    checked.output.reserveCapacity(2 * chunk.bytes.count)
    chunk.eachLine { range, line in check(chunk.bytes, range, line, input, &checker, &checked) }
    return checked
  }

  private func check(
    _ bytes: [UInt8], _ range: Range<Int>, _ line: Int, _ input: String?,
    _ checker: inout SubmissionChecker, _ checked: inout CheckedLines
  ) {
    guard range.count <= options.lines.lineLimit else {
      return checked.refuse(line, input, options.lines.tooLong)
    }
    do throws(JSONSyntaxError) {
      let value = try JSONParser.value(of: bytes, in: range, limits: JSONLimits(maximumBytes: nil))
      check(value, line, input, &checker, &checked)
    } catch {
      checked.refuse(line, input, "column \(error.location.column): \(error.message)")
    }
  }

  private func check(
    _ value: JSONValue, _ line: Int, _ input: String?, _ checker: inout SubmissionChecker,
    _ checked: inout CheckedLines
  ) {
    let result: SubmissionResult
    if options.isEnvelope {
      guard let values = value["values"], case .object = values else {
        return checked.refuse(line, input, "the line must be an object with \"values\", an object")
      }
      result = checker.checkNext(values, skippedSteps: skippedSteps(value))
    } else {
      guard case .object = value else {
        return checked.refuse(line, input, "the line must be an object: {\"KEY\": ANSWER, ...}")
      }
      result = checker.checkNext(value)
    }
    let isValid = result.errors.isEmpty
    if isValid { checked.counts.valid += 1 } else { checked.counts.invalid += 1 }
    guard !isValid || !options.lines.onlyInvalid else { return }
    checked.begin(line, input, isValid)
    checked.append("values", .object(result.values))
    checked.append("errors", .object(JSONObject(result.errors.map { ($0.key, .string($0.message)) })))
    checked.end()
  }

  /// The skipped steps of an envelope; what is no list of texts skips nothing.
  private func skippedSteps(_ envelope: JSONValue) -> [String] {
    (envelope["skippedSteps"]?.arrayValue ?? []).compactMap(\.stringValue)
  }
}

/// How lines are checked and reported.
struct LineCheckOptions: Sendable {
  var submission: SubmissionOptions
  /// A line is `{"values": {...}, "skippedSteps": [...]}` rather than the values alone.
  var isEnvelope: Bool
  var lines: LineOptions
}
