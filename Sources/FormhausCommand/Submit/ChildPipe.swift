import Glibc

/// A pipe of the system. Children inherit neither end unless they are handed it.
struct ChildPipe: Sendable {
  let read: Descriptor
  let write: Descriptor

  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (read, write) = (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
  }

  func close() {
    read.close()
    write.close()
  }
}

/// The pipes between the program and a child.
struct ChildPipes: Sendable {
  let input: ChildPipe
  let output: ChildPipe
  let errors: ChildPipe

  init() throws(SystemError) {
    input = try ChildPipe()
    do throws(SystemError) {
      output = try ChildPipe()
    } catch {
      input.close()
      throw error
    }
    do throws(SystemError) {
      errors = try ChildPipe()
    } catch {
      input.close()
      output.close()
      throw error
    }
  }

  /// Closes the ends that are the child's.
  func closeChildEnds() {
    input.read.close()
    output.write.close()
    errors.write.close()
  }

  /// Closes the ends that are the program's.
  func closeOwnEnds() {
    input.write.close()
    output.read.close()
    errors.read.close()
  }
}
