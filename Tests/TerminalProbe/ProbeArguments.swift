import NcursesTerminal
import Surface

/// What the probe is asked to do.
struct ProbeArguments {
  var options = TerminalOptions()
  /// Whether to tell what the terminal can do, and to end.
  var onlyProbes = false
  /// The way to crash on `x`.
  var crash = "trap"
  /// Whether `n` shows the next of a row of random frames.
  var seed: UInt64?

  init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--probe": onlyProbes = true
      case "--mouse": options.mouse = true
      case "--mono": options.colours = .monochrome
      case "--tty": options.tty = words.popFirst() ?? ""
      case "--crash": crash = words.popFirst() ?? ""
      case "--seed": seed = words.popFirst().flatMap { UInt64($0) }
      default: break
      }
    }
  }
}
