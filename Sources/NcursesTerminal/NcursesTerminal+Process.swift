import CTerminalGuard
import Surface

extension NcursesTerminal {
  /// Makes the process die well: signals as a fresh process has them, whatever the parent left, and a crash
  /// that restores the terminal and ends by its own signal at once. To be called first in `main`.
  public static func guardProcess() {
    fh_guard_reset_signals()
    fh_guard_install()
  }

  /// From now on a crash, a deadly signal or an exit gives `descriptor` the modes back that it has now, until
  /// `unguardModes`: for a program that only changes modes, such as the echo. Does nothing when it is no terminal.
  public static func guardModes(of descriptor: Int32) {
    guard var modes = Tty(descriptor: descriptor).modes else { return }
    fh_guard_install()
    fh_guard_arm(descriptor, &modes, "", 0)
  }

  /// The terminal of `guardModes` is looked after by its program again.
  public static func unguardModes() {
    fh_guard_disarm()
  }

  /// Restores the terminal and ends the process by `signal`, so that the parent sees which one it was.
  public static func dieBy(signal: Int32) -> Never {
    fh_guard_die(signal)
  }

  /// What the terminal at `tty` can do, without touching it. `term` is TERM's value unless given.
  public static func probe(tty: String = "/dev/tty", term: String? = nil) -> Probe {
    look(at: tty, term: term ?? environment("TERM") ?? "").probe
  }

  /// What the terminal at a path can do by the description of a name, and how many colours that has.
  static func look(at path: String, term name: String) -> (probe: Probe, colours: Int) {
    var size: Size?
    do throws(TerminalError) {
      let tty = try Tty.open(path)
      defer { tty.close() }
      size = tty.size
      let used = try Terminfo.load(name, tty)
      defer { Terminfo.unload() }
      return (Probe(failure: nil, size: size, term: used), Terminfo.colours)
    } catch {
      return (Probe(failure: error, size: size, term: nil), 0)
    }
  }
}
