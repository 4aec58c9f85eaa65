import CMalloc
import Glibc

/// The memory of this process.
enum ResidentMemory {
  /// Bytes that are in memory now, after the free ones were given back to the system.
  static func bytes() -> Int {
    malloc_trim(0)
    let pages = Machine.text("/proc/self/statm").split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
