import FormhausStore
import Glibc

@testable import FormhausCommand

/// The real program full screen on a pseudo-terminal, whose keys are pressed one by one: the next when the screen has
/// answered the last.
final class FormOnTerminal {
  private let master: Int32
  private let pid: pid_t
  private(set) var output: [UInt8] = []

  /// Starts the program with further words.
  init(_ words: [String], output: String = "/dev/null") throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.master, &ends.slave, nil, nil, &size) == 0 else { throw SystemError.last }
    defer { close(ends.slave) }
    var name = [CChar](repeating: 0, count: 128)
    ttyname_r(ends.slave, &name, name.count)
    for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends.master, F_SETFL, O_NONBLOCK)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let tty = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let variables = [
      "TERM=xterm-256color", "LC_ALL=C.UTF-8", "XDG_CONFIG_HOME=/nowhere", "PATH=/usr/bin:/bin",
    ]
    var argv = FormOnTerminal.copies([program] + words + ["--tty", tty])
    var envp = FormOnTerminal.copies(variables)
    defer { for text in argv + envp { free(text) } }
    var child = pid_t()
    let result = posix_spawn(&child, program, &actions, nil, &argv, &envp)
    guard result == 0 else {
      close(ends.master)
      throw SystemError(code: result)
    }
    (master, pid) = (ends.master, child)
  }

  deinit { close(master) }

  /// The texts as C has them, ended by nil; to be freed.
  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = []
    for text in texts { copies.append(strdup(text)) }
    return copies + [nil]
  }

  /// Presses keys and waits until something of them shows; false when nothing does.
  @discardableResult
  func press(_ keys: String) -> Bool {
    output = []
    let bytes = Array(keys.utf8)
    guard write(master, bytes, bytes.count) == bytes.count else { return false }
    return wait { !$0.isEmpty }
  }

  /// Waits until a text was drawn.
  func wait(for text: String) -> Bool {
    let text = Array(text.utf8)
    return wait { String(decoding: $0, as: UTF8.self).utf8.count >= text.count && $0.holds(text) }
  }

  /// Takes what is drawn until the screen has come to rest.
  func rest() {
    while takes(within: 60) {}
  }

  /// Ends the program as a crash of the machine would.
  func crash() {
    kill(pid, SIGKILL)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }

  /// The code with which the program ends by itself.
  func end() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, WNOHANG) == 0 { _ = takes(within: 10) }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  private func wait(until isReached: ([UInt8]) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while !isReached(output) {
      guard ContinuousClock.now < deadline else { return false }
      _ = takes(within: 1_000)
    }
    return true
  }

  /// Takes what is drawn within some milliseconds; false when nothing is.
  private func takes(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    if count > 0 { output += buffer.prefix(count) }
    return count > 0
  }
}

extension [UInt8] {
  fileprivate func holds(_ text: [UInt8]) -> Bool {
    guard count >= text.count else { return false }
    return (0...(count - text.count)).contains { self[$0..<$0 + text.count].elementsEqual(text) }
  }
}
