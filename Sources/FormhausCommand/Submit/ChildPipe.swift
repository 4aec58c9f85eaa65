import Dispatch
import Glibc

/// The program's end of a pipe to a child, watched on the main queue.
@MainActor
final class ChildPipe {
  let number: Int32
  private let source: any DispatchSourceProtocol
  private(set) var isOpen = true

  /// Calls `ready` whenever there is something to read.
  convenience init(reading number: Int32, ready: @escaping @MainActor () -> Void) {
    self.init(number, DispatchSource.makeReadSource(fileDescriptor: number, queue: .main), ready)
  }

  /// Calls `ready` whenever something can be written.
  convenience init(writing number: Int32, ready: @escaping @MainActor () -> Void) {
    self.init(number, DispatchSource.makeWriteSource(fileDescriptor: number, queue: .main), ready)
  }

  private init(
    _ number: Int32, _ source: any DispatchSourceProtocol, _ ready: @escaping @MainActor () -> Void
  ) {
    self.number = number
    self.source = source
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    source.setEventHandler { MainActor.assumeIsolated { ready() } }
    // The descriptor may only be closed once the source no longer watches it.
    source.setCancelHandler { Glibc.close(number) }
    source.activate()
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    source.cancel()
  }
}

/// The three pipes between the program and a child.
struct ChildPipes {
  struct Pipe {
    let read: Int32
    let write: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw .last }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (read, write) = (ends[0], ends[1])
    }
  }

  let input: Pipe
  let output: Pipe
  let errors: Pipe

  init() throws(SystemError) {
    input = try Pipe()
    output = try Pipe()
    errors = try Pipe()
  }

  func closeChildEnds() {
    for end in [input.read, output.write, errors.write] { Glibc.close(end) }
  }

  func closeAll() {
    closeChildEnds()
    for end in [input.write, output.read, errors.read] { Glibc.close(end) }
  }
}
