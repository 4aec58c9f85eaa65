import Glibc

/// A running child, served by two threads of its own: the main queue never waits for it.
///
/// One thread moves bytes, the other waits for the end. Sources of Dispatch will not do: on Linux they tell of a
/// hang-up once at most, and cancelling one at that moment crashes.
final class ChildProcess: Sendable {
  /// What is told through the pipe that wakes the thread of the bytes.
  enum Message: UInt8 {
    case cancel, ended, input
  }

  /// Both its ends stay open as long as somebody may tell something: nobody is to die of a pipe without a reader.
  private let wake: ChildPipe
  private let input: ChildInput

  /// Starts a child that is given everything at once.
  ///
  /// - Parameters:
  ///   - bytes: what it finds on its standard input.
  ///   - outputLimit: the most bytes of its standard output that are kept.
  ///   - finished: called once on another thread, when the child is gone.
  convenience init(
    _ spawn: Spawn, input bytes: [UInt8], outputLimit: Int = ChildOutput.standardLimit,
    finished: @escaping @Sendable (FinishedChild) -> Void
  ) throws(SystemError) {
    try self.init(
      spawn, input: ChildInput(bytes, isClosed: true), outputLimit: outputLimit, printed: nil,
      finished: finished)
  }

  /// Starts a child that is talked with.
  ///
  /// - Parameters:
  ///   - printed: called on another thread, the same each time, with what the child prints.
  ///   - finished: called once on that thread, when the child is gone.
  convenience init(
    _ spawn: Spawn, printed: @escaping @Sendable (ArraySlice<UInt8>) -> Void,
    finished: @escaping @Sendable (FinishedChild) -> Void
  ) throws(SystemError) {
    try self.init(
      spawn, input: ChildInput(isClosed: false), outputLimit: 0, printed: printed, finished: finished)
  }

  private init(
    _ spawn: Spawn, input: ChildInput, outputLimit: Int,
    printed: (@Sendable (ArraySlice<UInt8>) -> Void)?, finished: @escaping @Sendable (FinishedChild) -> Void
  ) throws(SystemError) {
    let waking = try ChildPipe()
    let pipes: ChildPipes
    let pid: pid_t
    do throws(SystemError) {
      pipes = try ChildPipes()
    } catch {
      waking.close()
      throw error
    }
    do throws(SystemError) {
      pid = try spawn.start(pipes)
    } catch {
      waking.close()
      pipes.closeChildEnds()
      pipes.closeOwnEnds()
      throw error
    }
    pipes.closeChildEnds()
    wake = waking
    self.input = input
    WaitingThread.start {
      var pump = ChildPump(
        pid: pid, pipes: pipes, wake: waking.read, input: input, outputLimit: outputLimit, printed: printed)
      withExtendedLifetime(self) { finished(pump.run()) }
    }
    // The child stays a zombie until it is reaped, so that its number cannot become another's meanwhile.
    WaitingThread.start {
      var info = siginfo_t()
      while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      self.tell(.ended)
    }
  }

  deinit { wake.close() }

  /// Gives bytes to a child that is talked with. Nobody hears of it when the child does not read them.
  func write(_ bytes: [UInt8]) {
    input.append(bytes)
    tell(.input)
  }

  /// Ends the child and everything it started: kindly, and after a grace by force.
  func cancel() { tell(.cancel) }

  private func tell(_ message: Message) {
    try? wake.write.write([message.rawValue])
  }
}
