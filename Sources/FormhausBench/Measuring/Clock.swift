import Glibc

/// Clocks in seconds.
enum Clock {
  /// What this thread has computed so far: other programs on the machine do not count.
  static func computed() -> Double { read(CLOCK_THREAD_CPUTIME_ID) }

  /// Time as it passes for a person.
  static func passed() -> Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
