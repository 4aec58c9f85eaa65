import Address
import Glibc

/// The program that asks services on the network, which comes in a package of its own.
enum GeocoderProgram {
  private static let name = "formhaus-geocoder"

  /// Its path: beside this program, else where `PATH` has it.
  ///
  /// - Throws: a failure that says what to install.
  static func path(
    for preset: GeocodingPreset, environment: [String: String], folder: String? = ownFolder
  ) throws(Failure) -> String {
    if let path = installed(environment: environment, folder: folder) { return path }
    throw Failure(
      .cannotRead,
      "formhaus: --search http:\(preset.rawValue) needs the program \(name); install the package \(name)")
  }

  /// Its path where it is installed, else nil.
  static func installed(environment: [String: String], folder: String? = ownFolder) -> String? {
    let folders =
      [folder].compactMap(\.self) + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
  }

  /// The folder of the program that runs; nil where the system does not say.
  static var ownFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    let path = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
