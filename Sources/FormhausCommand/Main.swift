import Glibc

@main
struct Main {
  static func main() async {
    StandardStreams.fillGaps()
    signal(SIGPIPE, SIG_IGN)
    let program = Program(
      words: Array(CommandLine.arguments.dropFirst()), environment: ProcessEnvironment.variables)
    exit(await program.run().rawValue)
  }
}
