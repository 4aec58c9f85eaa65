import Glibc

/// What the figures were measured on.
struct Machine {
  let processor: String
  let cores: Int
  /// Programs that were running or waiting in the last minute.
  let load: String

  static var this: Machine {
    let model = text("/proc/cpuinfo").split(separator: "\n").first { $0.hasPrefix("model name") }
    return Machine(
      processor: model?.split(separator: ":").last.map { String($0.drop { $0 == " " }) } ?? "unknown",
      cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
      load: text("/proc/loadavg").split(separator: " ").first.map(String.init) ?? "unknown")
  }

  /// A file of the kernel as text; empty when it cannot be read.
  static func text(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
