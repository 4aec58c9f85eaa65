import CSpawn
import Glibc

/// A shell line that is started as a child.
struct Spawn {
  let line: String
  /// Variables on top of those of the program.
  let environment: [String: String]

  /// Starts it, without a terminal and with no descriptors but the pipes.
  ///
  /// Returns the number of the process, which is that of its group too.
  func start(_ pipes: ChildPipes) throws(SystemError) -> pid_t {
    let variables = ProcessEnvironment.copy(adding: environment)
    defer { for variable in variables { free(variable) } }
    var pid = pid_t()
    let result = fh_spawn_shell(
      &pid, line, variables + [nil], pipes.input.read.number, pipes.output.write.number,
      pipes.errors.write.number)
    guard result == 0 else { throw SystemError(code: result) }
    return pid
  }
}
