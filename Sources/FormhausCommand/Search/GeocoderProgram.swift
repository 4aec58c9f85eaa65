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
    let folders =
      [folder].compactMap(\.self) + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders where folder.hasPrefix("/") {
      let path = "\(folder)/\(name)"
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 { return path }
    }
    throw Failure(
      .cannotRead,
      "formhaus: --search http:\(preset.rawValue) needs the program \(name); install the package \(name)")
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
