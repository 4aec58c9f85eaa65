import Glibc

@testable import FormhausCommand

/// A folder for the settings of a person, gone after the test.
final class SettingsHome {
  let folder: TemporaryFolder
  /// The file with the settings.
  let path: String

  /// - Parameter text: what the file holds; nil for no file.
  init(_ text: String? = nil) throws {
    folder = try TemporaryFolder()
    path = folder.path + "/formhaus/config.json"
    mkdir(folder.path + "/formhaus", 0o700)
    if let text { try folder.file("formhaus/config.json", text) }
  }

  /// The variables that lead to the folder, with others.
  func environment(_ variables: [String: String] = [:]) -> [String: String] {
    variables.merging(["XDG_CONFIG_HOME": folder.path]) { given, _ in given }
  }

  /// What the words of a command line, variables and the file come to.
  func settings(_ words: [String] = [], _ variables: [String: String] = [:]) throws -> Settings {
    try Settings(Arguments(["show"] + words, Commands.config), environment: environment(variables))
  }

  deinit {
    unlink(path)
    rmdir(folder.path + "/formhaus")
  }
}
