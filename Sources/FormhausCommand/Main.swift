import CArguments
import Glibc
import NcursesTerminal

@main
struct Main {
  static func main() async {
    StandardStreams.fillGaps()
    NcursesTerminal.guardProcess()
    let program = Program(
      words: words, environment: ProcessEnvironment.variables)
    exit(await program.run().rawValue)
  }

  /// The words behind the name of the program.
  private static var words: [String] {
    (1..<max(1, fh_argument_count())).compactMap { fh_argument($0).map { String(cString: $0) } }
  }
}
