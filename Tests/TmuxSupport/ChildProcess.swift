import Glibc

/// A program that runs to its end.
enum ChildProcess {
  struct Result {
    let status: Int32
    let output: String
  }

  /// Runs `arguments` with exactly `environment`, and gives its standard output and error together.
  static func run(_ arguments: [String], environment: [String: String]) throws -> Result {
    // A file and not a pipe: a server that stays must not keep the reading end waiting.
    var template = Array("/tmp/formhaus-output-XXXXXX".utf8CString)
    let output = mkstemp(&template)
    guard output >= 0 else { throw TmuxError("no temporary file") }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    unlink(template)
    defer { close(output) }
    let child = try spawn(arguments, environment, output: output)
    let status = try wait(for: child, arguments)
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return Result(status: code, output: text(output))
  }

  /// Waits for the end of a program, which is killed when it takes longer than half a minute.
  private static func wait(for child: pid_t, _ arguments: [String]) throws -> Int32 {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(30)
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      if clock.now > end {
        kill(child, SIGKILL)
        waitpid(child, &status, 0)
        throw TmuxError("no end of \(arguments.joined(separator: " "))")
      }
      poll(nil, 0, 1)
    }
    return status
  }

  private static func text(_ file: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = pread(file, &buffer, buffer.count, bytes.count)
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  private static func spawn(
    _ arguments: [String], _ environment: [String: String], output: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    // A worker thread blocks signals, and a child would inherit that: tmux would never hear of its children.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let outcome = withCStrings(arguments) { argv in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { envp in
        posix_spawnp(&child, arguments[0], &actions, &attributes, argv, envp)
      }
    }
    guard outcome == 0 else { throw TmuxError("\(arguments[0]) cannot be started: \(outcome)") }
    return child
  }

  private static func withCStrings<R>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> R
  ) -> R {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? body(UnsafeMutablePointer.allocate(capacity: 1))
    }
  }
}
