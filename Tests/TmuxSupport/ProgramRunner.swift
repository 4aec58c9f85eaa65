/// Runs a session's program and tells its process id and its ending by the terminal's title, which tmux keeps in
/// order with all that the program writes. tmux's own news of an ending may come before the last output,
/// or never.
enum ProgramRunner {
  private static let script = """
    $SIG{$_} = "IGNORE" for qw(INT QUIT TSTP);
    $| = 1;
    my $child = fork;
    if (!$child) {
      $SIG{$_} = "DEFAULT" for qw(INT QUIT TSTP);
      print "\\e]2;running $$\\a";
      exec { $ARGV[0] } @ARGV or exit 127;
    }
    waitpid $child, 0;
    my $ending = $? & 127 ? "signal " . ($? & 127) : "exit " . ($? >> 8);
    print "\\e]2;$ending\\a";
    sleep 1000 while 1;
    """

  /// The words that run `command`.
  static func words(_ command: [String]) -> [String] {
    ["perl", "-e", script] + command
  }

  /// The running program's process id; nil before and after.
  static func processID(_ title: some StringProtocol) -> Int32? {
    number("running ", title).flatMap { Int32($0) }
  }

  /// How the program ended; nil before.
  static func ending(_ title: some StringProtocol) -> TmuxScreen.Ending? {
    if let status = number("exit ", title) { return .exit(status) }
    return number("signal ", title).map { .signal(Int32($0)) }
  }

  private static func number(_ prefix: String, _ title: some StringProtocol) -> Int? {
    title.hasPrefix(prefix) ? Int(title.dropFirst(prefix.count)) : nil
  }
}
