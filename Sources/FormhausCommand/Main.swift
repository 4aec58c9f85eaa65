import Glibc
import NcursesTerminal

@main
struct Main {
  static func main() async {
    StandardStreams.fillGaps()
    NcursesTerminal.guardProcess()
    let program = Program(
      words: Array(CommandLine.arguments.dropFirst()), environment: ProcessEnvironment.variables)
    exit(await program.run().rawValue)
  }
}
