import Glibc
import Testing

/// The processor time that a process has used, in the system's ticks.
struct ProcessTime {
  let ticks: Int

  init(of process: Int32) throws {
    let file = try #require(fopen("/proc/\(process)/stat", "r"))
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, file)
    let text = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Behind the name in parentheses: state is the first, user and system time the 12th and 13th.
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ").dropFirst()
    ticks = fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }
}
