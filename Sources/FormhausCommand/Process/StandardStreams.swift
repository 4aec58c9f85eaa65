import FormhausText
import Glibc

/// The three streams that a program is born with.
enum StandardStreams {
  /// Fills the places of streams that the parent closed, so that no other file lands in them.
  ///
  /// The stand-in is open the wrong way round: reading standard input or writing the outputs fails, as it should.
  static func fillGaps() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      _ = Glibc.open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether standard output can be written to at all.
  static var canWriteOutput: Bool {
    let flags = fcntl(STDOUT_FILENO, F_GETFL)
    return flags != -1 && flags & O_ACCMODE != O_RDONLY
  }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Tells a line on standard error; what is foreign in it is made harmless. Nobody hears of a failure.
  static func tell(_ line: String) {
    try? Descriptor.standardError.write(Array((SafeText(value: line).string + "\n").utf8))
  }

  /// Writes a result to standard output.
  static func write(_ text: String) throws(Failure) {
    do throws(SystemError) {
      try Descriptor.standardOutput.write(Array(text.utf8))
    } catch {
      throw Failure(.cannotWrite, "formhaus: cannot write standard output: \(error)")
    }
  }
}
