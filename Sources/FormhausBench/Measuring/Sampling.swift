/// Takes five samples of a piece of work.
enum Sampling {
  static let count = 5

  /// Seconds of one round of work, each sample the mean of many rounds; some rounds go before to warm up.
  static func seconds(rounds: Int, _ work: (_ round: Int) throws -> Void) rethrows -> [Double] {
    for round in 0..<max(1, rounds / 2) * 2 { try work(round) }
    return try (0..<count).map { _ in
      let start = Clock.computed()
      for round in 0..<rounds { try work(round) }
      return (Clock.computed() - start) / Double(rounds)
    }
  }

  /// Seconds of work that uses up what it works on: each sample has a state of its own, made outside of the time.
  static func seconds<State>(on make: () throws -> State, _ work: (inout State) throws -> Void) rethrows
    -> [Double]
  {
    var samples: [Double] = []
    for _ in 0...count {
      var state = try make()
      let start = Clock.computed()
      try work(&state)
      samples.append(Clock.computed() - start)
    }
    return Array(samples.dropFirst())
  }
}
