import Glibc

/// The program `formhaus`, run as a person would.
struct Program {
  let path: String

  /// The one that was built beside this executable; nil when there is none.
  static var beside: Program? {
    guard let folder = CommandLine.arguments.first?.split(separator: "/", omittingEmptySubsequences: false)
    else {
      return nil
    }
    let path = (folder.dropLast() + ["formhaus"]).joined(separator: "/")
    return access(path, X_OK) == 0 ? Program(path: path) : nil
  }

  /// Runs the program to its end; throws when it ends with another status than the expected one.
  @discardableResult
  func run(
    _ words: [String], output: String, errors: String? = nil, expecting expected: Int32
  ) throws(ProgramError) -> ProgramUsage {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if let errors {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var arguments = ([path] + words).map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var child = pid_t()
    guard posix_spawn(&child, path, &actions, nil, arguments, nil) == 0 else {
      throw ProgramError(description: "cannot start \(path)")
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    guard code == expected else { throw ProgramError(description: "\(path) ended with status \(code)") }
    return ProgramUsage(usage)
  }
}

/// What a program took from its beginning to its end.
struct ProgramUsage {
  /// What it computed, in seconds.
  let seconds: Double
  /// The most bytes that it held in memory.
  let memory: Double

  init(_ usage: rusage) {
    seconds = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    memory = Double(usage.ru_maxrss) * 1024
  }
}

struct ProgramError: Error, CustomStringConvertible {
  let description: String
}
