import Glibc

/// A running child, served by two threads of its own: the main queue never waits for it.
///
/// One thread moves bytes, the other waits for the end. Sources of Dispatch will not do: on Linux they tell of a
/// hang-up once at most, and cancelling one at that moment crashes.
final class ChildProcess: Sendable {
  /// What is told through the pipe that wakes the thread of the bytes.
  enum Message: UInt8 {
    case cancel, ended
  }

  private let wake: Descriptor

  /// Starts a child.
  ///
  /// - Parameters:
  ///   - bytes: what it finds on its standard input.
  ///   - outputLimit: the most bytes of its standard output that are kept.
  ///   - finished: called once on another thread, when the child is gone.
  init(
    _ spawn: Spawn, input bytes: [UInt8], outputLimit: Int = ChildOutput.standardLimit,
    finished: @escaping @Sendable (FinishedChild) -> Void
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
    wake = waking.write
    WaitingThread.start {
      var pump = ChildPump(pid: pid, pipes: pipes, wake: waking.read, input: bytes, outputLimit: outputLimit)
      finished(pump.run())
    }
    // The child stays a zombie until it is reaped, so that its number cannot become another's meanwhile.
    WaitingThread.start {
      var info = siginfo_t()
      while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      self.tell(.ended)
    }
  }

  deinit { wake.close() }

  /// Ends the child and everything it started: kindly, and after a grace by force.
  func cancel() { tell(.cancel) }

  private func tell(_ message: Message) {
    // Nobody listens any more once the child is gone.
    try? wake.write([message.rawValue])
  }
}
