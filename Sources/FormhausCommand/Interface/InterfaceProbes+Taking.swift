import Glibc

extension InterfaceProbes {
  /// Looks at the streams and the terminal at a path, without changing either.
  static func taken(_ tty: String) -> InterfaceProbes {
    var probes = InterfaceProbes(
      inputIsTerminal: Descriptor.standardInput.isTerminal,
      errorIsTerminal: Descriptor.standardError.isTerminal, hasTerminal: false)
    if let terminal = try? Descriptor.open(tty, O_RDWR | O_NOCTTY | O_NONBLOCK) {
      probes.hasTerminal = terminal.isTerminal
      terminal.close()
    }
    return probes
  }
}
