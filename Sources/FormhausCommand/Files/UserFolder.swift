import Glibc

/// A folder of the person for files of the program, by the XDG Base Directory Specification.
enum UserFolder {
  case settings, state, cache

  /// The variable that names the folder above it.
  var variable: String {
    switch self {
    case .settings: "XDG_CONFIG_HOME"
    case .state: "XDG_STATE_HOME"
    case .cache: "XDG_CACHE_HOME"
    }
  }

  /// Where that folder is in a home without the variable.
  private var place: String {
    switch self {
    case .settings: ".config"
    case .state: ".local/state"
    case .cache: ".cache"
    }
  }

  /// The path of the folder, there or not; nil where nobody knows where it is.
  func path(_ environment: [String: String]) -> String? {
    // The specification has relative paths passed over.
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return (absolute(variable) ?? absolute("HOME").map { "\($0)/\(place)" }).map { "\($0)/formhaus" }
  }

  /// Makes a folder, and those above it that are missing, for its owner alone.
  ///
  /// - Parameter folder: as `path` gives it.
  /// - Throws: a failure when it cannot be made, or is another user's.
  func make(_ folder: String) throws(Failure) {
    var end = folder.startIndex
    while let slash = folder[folder.index(after: end)...].firstIndex(of: "/") {
      mkdir(String(folder[..<slash]), 0o700)
      end = slash
    }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw Failure(.cannotWrite, "formhaus: cannot write \(folder): \(SystemError.last)")
    }
    var status = stat()
    guard stat(folder, &status) == 0, status.st_uid == geteuid(), chmod(folder, 0o700) == 0 else {
      throw Failure(
        .cannotWrite, "formhaus: \(folder) is another user's; set \(variable) to a folder of yours")
    }
  }
}
