import FormhausText
import Glibc
import NcursesTerminal
import Synchronization

/// Checks the lines of files on all cores and writes a line of JSON for each, in their order.
@MainActor
struct LineRun {
  let options: LineOptions

  /// Checks all lines.
  ///
  /// - Parameter makeWork: called once on the thread of each worker; what it gives checks the lines of a chunk.
  /// - Throws: a failure when lines were refused, or when not all could be read or written.
  func run(_ makeWork: @escaping @Sendable () -> ((LineChunk) -> CheckedLines)) throws(Failure) {
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
      makeWork()
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
}

extension CheckedLines.Counts {
  /// `12 lines: 10 valid, 1 invalid, 1 malformed`
  var summary: String {
    let all = valid + invalid + malformed
    return "\(all) line\(all == 1 ? "" : "s"): \(valid) valid, \(invalid) invalid, \(malformed) malformed"
  }
}
