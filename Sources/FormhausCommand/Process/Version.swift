import AddressIndex
import FormhausText
import NcursesTerminal

/// The version of the program and of what it is made with.
enum Version {
  static let text = "0.1.0"

  /// The program, how it was built, and the libraries that it runs with.
  static var lines: [String] {
    ["formhaus \(text)", "built for \(machine), \(build)"]
      + [NcursesTerminal.libraryVersion, Pattern.libraryVersion] + PlaceIndex.libraryVersions
  }

  private static var machine: String {
    #if arch(x86_64)
      "x86_64 Linux"
    #elseif arch(arm64)
      "arm64 Linux"
    #else
      "Linux"
    #endif
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
