import Glibc

/// How a child ended.
enum ChildEnd: Equatable, Sendable {
  case exit(Int32)
  case signal(Int32)

  /// Reads a status of `waitid`.
  init(code: Int32, status: Int32) {
    self = code == CLD_EXITED ? .exit(status) : .signal(status)
  }
}

/// A child that has ended, and what it wrote.
struct FinishedChild: Sendable {
  let end: ChildEnd
  /// Whether it was told to end.
  let wasCancelled: Bool
  let output: ChildOutput
  let errors: ChildOutput
}
