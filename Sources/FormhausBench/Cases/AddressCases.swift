import Address

/// How many addresses a core checks in a second, from the bytes of a line to those of the result.
enum AddressCases {
  private static let perSample = 200_000

  static var all: [Benchmark] {
    [
      Benchmark(
        name: "address.check",
        subject: "1,000,000 addresses of 8 countries, 12 % refused, line to line, on one core",
        unit: .recordsPerSecond, aim: 200_000
      ) {
        var checker = AddressLineChecker()
        let lines = Addresses.lines(1_000)
        var written: [UInt8] = []
        return Sampling.seconds(on: {}) { _ in
          for index in 0..<perSample {
            checker.check(lines[index % lines.count], number: index, into: &written)
            written.removeAll(keepingCapacity: true)
          }
        }.map { Double(perSample) / $0 }
      }
    ] + throughCommand
  }

  /// The same through the program, when it was built beside this one: reading, checking and writing on all cores.
  private static var throughCommand: [Benchmark] {
    guard let program = Program.beside else { return [] }
    return [
      Benchmark(
        name: "address.command", subject: "the same 1,000,000 through `formhaus address check`, on all cores",
        unit: .recordsPerSecond, aim: 200_000
      ) {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let lines = try folder.write("lines.jsonl", Addresses.lines(1_000), times: 1_000)
        return try (0..<Sampling.count).map { _ in
          let start = Clock.passed()
          // Exit status 2: some were refused, as they should be.
          try program.run(["address", "check", lines], output: "/dev/null", expecting: 2)
          return 1_000_000 / (Clock.passed() - start)
        }
      }
    ]
  }
}
