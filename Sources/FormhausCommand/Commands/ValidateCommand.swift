import Formhaus
import FormhausCore
import FormhausText
import Glibc
import NcursesTerminal
import Synchronization

/// `formhaus validate`
@MainActor
struct ValidateCommand {
  let options: ValidateOptions

  /// Checks all lines and writes a line for each.
  ///
  /// - Throws: a failure when lines were refused, or when not all could be read or written.
  func run() throws(Failure) {
    let file = try DefinitionFile(options.form, limit: options.definitionLimit)
    let lineOptions = lineOptions(locale: try options.locale.name(for: file.definition))
    let form = file.form.localized(to: lineOptions.submission.locale)
    for warning in file.warnings() { StandardStreams.tell(warning) }
    for input in options.inputs { try input.check() }
    let readingError = Mutex<Failure?>(nil)
    var counts = CheckedLines.Counts()
    var writingError: SystemError?
    OrderedWork.run(workers: options.jobs) { [options] in
      var reader = InputChunks(options.inputs, limit: options.lineLimit)
      return {
        do throws(Failure) {
          return try reader.next()
        } catch {
          readingError.withLock { $0 = error }
          return nil
        }
      }
    } makeWork: {
      // A form of its own: threads that share one wait for each other at every count of references.
      let checker = LineChecker(form.copy(), lineOptions)
      return checker.check
    } take: { checked in
      counts += checked.counts
      do throws(SystemError) {
        try Descriptor.standardOutput.write(checked.output)
      } catch {
        writingError = error
      }
      return writingError == nil
    }
    // Who reads no more, as `head`, has what it wants.
    if writingError?.code == EPIPE { NcursesTerminal.dieBy(signal: SIGPIPE) }
    if let writingError {
      throw Failure(.cannotWrite, "formhaus: cannot write standard output: \(writingError)")
    }
    if options.tellsSummary { StandardStreams.tell(counts.summary) }
    if let error = readingError.withLock({ $0 }) { throw error }
    if counts.invalid + counts.malformed > 0 { throw Failure(.refused, []) }
  }

  private func lineOptions(locale: String) -> LineCheckOptions {
    LineCheckOptions(
      submission: SubmissionOptions(
        hiddenValues: options.hiddenValues, locale: locale, today: CivilDate.today.description),
      isEnvelope: options.isEnvelope, onlyInvalid: options.onlyInvalid, lineLimit: options.lineLimit,
      inputNames: options.inputs.count > 1 ? options.inputs.map(\.name) : [])
  }
}

extension CheckedLines.Counts {
  /// `12 lines: 10 valid, 1 invalid, 1 malformed`
  var summary: String {
    let all = valid + invalid + malformed
    return "\(all) line\(all == 1 ? "" : "s"): \(valid) valid, \(invalid) invalid, \(malformed) malformed"
  }
}
