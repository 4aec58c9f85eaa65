import Glibc
import NcursesTerminal

/// What the process finds around it.
struct AppEnvironment {
  func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether TERM names a console of few characters, which draws slowly: that of Linux, or a VT100 and its kin.
  var isConsole: Bool { AppEnvironment.isConsole(variable("TERM") ?? "") }

  static func isConsole(_ term: String) -> Bool {
    term.hasPrefix("linux") || term.hasPrefix("vt") && term.dropFirst(2).first?.isNumber == true
  }

  func facts(_ options: AppOptions, _ probe: Probe) -> InterfaceFacts {
    InterfaceFacts(
      requested: options.interface, preferred: options.preferredInterface,
      hasTerminal: canOpen(options.tty), canDraw: probe.canDraw, size: probe.size,
      inputIsTerminal: isatty(STDIN_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
      inputIsTaken: options.inputIsTaken)
  }

  private func canOpen(_ path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isatty(descriptor) == 1
  }
}
