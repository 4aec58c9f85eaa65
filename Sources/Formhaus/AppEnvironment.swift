import Glibc
import NcursesTerminal

/// What the process finds around it.
struct AppEnvironment {
  func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether the person wants no movement: there is no settled name for it, so both in use count.
  var reducesMotion: Bool {
    ["REDUCED_MOTION", "REDUCE_MOTION"].contains { EnvironmentSwitch.isOn(variable($0)) }
  }

  /// NO_COLOR counts with any value but the empty one.
  var refusesColour: Bool { variable("NO_COLOR")?.isEmpty == false }

  func facts(_ options: AppOptions, _ probe: Probe) -> InterfaceFacts {
    InterfaceFacts(
      requested: options.interface, formhausUI: variable("FORMHAUS_UI"), accessible: variable("ACCESSIBLE"),
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
