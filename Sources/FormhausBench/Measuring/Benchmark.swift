/// One figure: what is measured, and how.
struct Benchmark {
  /// `area.case`, by which a person chooses it.
  let name: String
  /// What is measured, in words.
  let subject: String
  let unit: Unit
  /// What the figure should be at most, or at least where more is better.
  var aim: Double?
  /// Whether it takes minutes, and is measured only when its area is named.
  var isLong = false
  /// Five measurements in the unit.
  let measure: @MainActor () throws -> [Double]

  /// Whether a name on the command line is its own, or how it begins.
  func isMeant(by text: String) -> Bool {
    let area = String(name.prefix { $0 != "." })
    return name.hasPrefix(text) && (!isLong || text.hasPrefix(area))
  }
}

/// What a figure counts.
enum Unit: String {
  case seconds
  case recordsPerSecond = "records/s"
  case bytes
  /// A part of a whole, that should be small.
  case share
  /// A part of a whole, that should be great.
  case found
  /// How many times as much.
  case multiple

  /// Whether a greater figure is the better one.
  var moreIsBetter: Bool { self == .recordsPerSecond || self == .found }
}

/// What was measured.
struct Figure {
  let benchmark: Benchmark
  let median: Double
  let least: Double
  let most: Double

  init(_ benchmark: Benchmark, _ samples: [Double]) {
    let sorted = samples.sorted()
    self.benchmark = benchmark
    median = sorted[sorted.count / 2]
    least = sorted[0]
    most = sorted[sorted.count - 1]
  }

  /// Nil without an aim.
  var reachesAim: Bool? {
    benchmark.aim.map { benchmark.unit.moreIsBetter ? median >= $0 : median <= $0 }
  }
}
