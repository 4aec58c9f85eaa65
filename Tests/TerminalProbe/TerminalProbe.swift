import Glibc
import NcursesTerminal
import Surface

/// A program that shows what the terminal tells it, for tests. `q` ends it, `x` makes it crash.
@main
@MainActor
struct TerminalProbe {
  static func main() async {
    NcursesTerminal.guardProcess()
    let arguments = ProbeArguments(CommandLine.arguments.dropFirst())
    if arguments.onlyProbes { return report(NcursesTerminal.probe(tty: arguments.options.tty)) }
    let terminal = NcursesTerminal(arguments.options)
    let screen = ProbeScreen(terminal, arguments)
    let ending = await withCheckedContinuation { continuation in
      do {
        try terminal.start { event in
          if let ending = screen.receive(event) { continuation.resume(returning: ending) }
        }
        screen.draw()
      } catch {
        print("no terminal: \(error)")
        exit(69)
      }
    }
    terminal.stop()
    switch ending {
    case .quit: print(screen.report)
    case .signal(let number): NcursesTerminal.dieBy(signal: number)
    }
  }

  private static func report(_ probe: Probe) {
    let size = probe.size.map { "\($0.columns)x\($0.rows)" } ?? "unknown"
    print("can draw \(probe.canDraw), size \(size), term \(probe.term ?? "none")")
    print(probe.reason ?? "nothing to tell")
  }
}
