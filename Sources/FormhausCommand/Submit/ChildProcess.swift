import Dispatch
import Glibc

/// A running child and the pipes to it. Nothing here waits: everything happens as events of the main queue.
@MainActor
final class ChildProcess {
  /// How long a cancelled child may take to clean up before it is killed.
  static let grace = Duration.seconds(2)
  private static let chunk = 65_536
  /// Reads that empty a pipe of a mebibyte, the most that a pipe holds.
  private static let lastReads = 17

  private let pid: pid_t
  private var input: ChildPipe?
  private var outputs: [ChildPipe] = []
  private var output = ChildOutput(.head)
  private var errors = ChildOutput(.tail)
  private var pending: ArraySlice<UInt8>
  private var end: ChildEnd?
  private var isCancelled = false
  private var finished: (@MainActor (FinishedChild) -> Void)?

  /// Starts a child.
  ///
  /// - Parameters:
  ///   - bytes: what it finds on its standard input.
  ///   - finished: called once, when the child is gone.
  init(
    _ spawn: Spawn, input bytes: [UInt8], finished: @escaping @MainActor (FinishedChild) -> Void
  ) throws(SystemError) {
    let pipes = try ChildPipes()
    do throws(SystemError) {
      pid = try spawn.start(pipes)
    } catch {
      pipes.closeAll()
      throw error
    }
    pipes.closeChildEnds()
    pending = bytes[...]
    self.finished = finished
    input = ChildPipe(writing: pipes.input.write) { [weak self] in self?.feed() }
    outputs = [
      ChildPipe(reading: pipes.output.read) { [weak self] in self?.drain(0) },
      ChildPipe(reading: pipes.errors.read) { [weak self] in self?.drain(1) },
    ]
    watch()
  }

  /// Ends the child and everything it started: kindly, and after a grace by force.
  func cancel() {
    guard !isCancelled, finished != nil else { return }
    isCancelled = true
    kill(-pid, SIGTERM)
    // A stopped child would not hear it.
    kill(-pid, SIGCONT)
    let nanoseconds = Int(ChildProcess.grace / .nanoseconds(1))
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
      MainActor.assumeIsolated { self.forceEnd() }
    }
    finishIfDone()
  }

  private func forceEnd() {
    guard finished != nil else { return }
    kill(-pid, SIGKILL)
    for pipe in outputs { pipe.close() }
    finishIfDone()
  }

  /// Learns of the end on a thread of its own, as there is nothing to poll. The child stays a zombie until `reap`, so
  /// that its number cannot become another's while signals may still be sent to it.
  private func watch() {
    let pid = pid
    let told: @Sendable @MainActor (ChildEnd) -> Void = { end in self.noteEnd(end) }
    DispatchQueue(label: "formhaus.child").async {
      var info = siginfo_t()
      while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      let end = ChildEnd(code: info.si_code, status: info._sifields._sigchld.si_status)
      DispatchQueue.main.async { MainActor.assumeIsolated { told(end) } }
    }
  }

  private func noteEnd(_ end: ChildEnd) {
    self.end = end
    input?.close()
    // What it wrote before it ended is in the pipes by now: at most their size. Others may go on writing.
    for index in outputs.indices {
      for _ in 0..<ChildProcess.lastReads where !drain(index) { break }
    }
    finishIfDone()
  }

  private func feed() {
    while !pending.isEmpty {
      let count = pending.withUnsafeBytes {
        write(input?.number ?? -1, $0.baseAddress, min($0.count, ChildProcess.chunk))
      }
      if count >= 0 {
        pending = pending.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        break
      }
    }
    input?.close()
  }

  /// Reads once; false when there is nothing more for now.
  @discardableResult
  private func drain(_ index: Int) -> Bool {
    let pipe = outputs[index]
    guard pipe.isOpen else { return false }
    var bytes = [UInt8](repeating: 0, count: ChildProcess.chunk)
    let count = read(pipe.number, &bytes, bytes.count)
    if count > 0 {
      if index == 0 { output.append(bytes[..<count]) } else { errors.append(bytes[..<count]) }
      return true
    }
    if count < 0, errno == EINTR { return true }
    if count == 0 || errno != EAGAIN {
      pipe.close()
      finishIfDone()
    }
    return false
  }

  private func finishIfDone() {
    guard let end, let finished else { return }
    // A cancelled child may leave others behind that still clean up; they hold the pipes.
    guard !isCancelled || outputs.allSatisfy({ !$0.isOpen }) else { return }
    self.finished = nil
    if isCancelled { kill(-pid, SIGKILL) }
    for pipe in outputs { pipe.close() }
    reap()
    finished(FinishedChild(end: end, wasCancelled: isCancelled, output: output, errors: errors))
  }

  private func reap() {
    while waitpid(pid, nil, 0) < 0, errno == EINTR {}
  }
}
