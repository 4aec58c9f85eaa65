import Glibc

/// A program that was built with the tests.
public enum BuiltProgram {
  /// The path of the program of that name, beside the tests' own.
  public static func path(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let own = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return folder + "/" + name
  }
}
