import AddressIndex
import FormhausText

/// Indexes of addresses, against a table of FTS5 with one row for each address.
@MainActor
enum PlacesCases {
  static var all: [Benchmark] {
    let small = PlacesWorld(100_000)
    return group("places-100k", "100,000 addresses", small, small)
      + group("places-1m", "1,000,000 addresses", PlacesWorld(1_000_000), small)
      + group("places-10m", "10,000,000 addresses", PlacesWorld(10_000_000), small)
  }

  private static func group(
    _ area: String, _ subject: String, _ world: PlacesWorld,
    _ small: PlacesWorld
  ) -> [Benchmark] {
    let isLong = area == "places-10m"
    return [
      Benchmark(
        name: "\(area).build", subject: "\(subject): rows a second of what `formhaus places build` computes",
        unit: .recordsPerSecond, aim: 300_000, isLong: isLong
      ) {
        try world.builds.get().map { Double(world.count) / $0.computed }
      },
      Benchmark(
        name: "\(area).memory", subject: "the most memory it held", unit: .bytes, aim: 300_000_000,
        isLong: isLong
      ) { try world.builds.get().map(\.memory) },
      Benchmark(
        name: "\(area).size", subject: "the index, as a share of the plain layout", unit: .share, aim: 0.25,
        isLong: isLong
      ) { [try world.share()] },
      Benchmark(
        name: "\(area).key", subject: "1,000 texts on their way to an address: the median", unit: .seconds,
        isLong: isLong
      ) { [try world.keystrokesOfIndex().at(0.5)] },
      Benchmark(
        name: "\(area).key.p95", subject: "the same: 95 of 100 take less", unit: .seconds, aim: 0.01,
        isLong: isLong
      ) { [try world.keystrokesOfIndex().at(0.95)] },
      Benchmark(
        name: "\(area).key.growth", subject: "the mean, as a multiple of that of 100,000 addresses",
        unit: .multiple,
        aim: 3, isLong: isLong
      ) { [try world.keystrokesOfIndex().mean / (try small.keystrokesOfIndex().mean)] },
      Benchmark(
        name: "\(area).plain.key", subject: "the plain layout: the median", unit: .seconds, isLong: isLong
      ) {
        let plain = try world.plain.get()
        return [try world.keystrokes { text, _ in plain.search(text) }.at(0.5)]
      },
      Benchmark(
        name: "\(area).plain.key.p95", subject: "the same: 95 of 100 take less", unit: .seconds,
        isLong: isLong
      ) {
        let plain = try world.plain.get()
        return [try world.keystrokes { text, _ in plain.search(text) }.at(0.95)]
      },
      Benchmark(
        name: "\(area).typo", subject: "streets with two letters swapped that are among the first 8",
        unit: .found,
        aim: 0.85, isLong: isLong
      ) {
        let (index, mistyped) = (try world.index.get(), try world.sample.get().mistyped)
        let found = try mistyped.count { text, wanted in
          try index.search(text, country: wanted.country).contains { $0.street == wanted.street }
        }
        return [Double(found) / Double(max(1, mistyped.count))]
      },
    ]
  }
}

extension [Double] {
  /// The value below which a share of the sorted values lies.
  fileprivate func at(_ share: Double) -> Double { self[Swift.min(count - 1, Int(Double(count) * share))] }

  fileprivate var mean: Double { reduce(0, +) / Double(Swift.max(1, count)) }
}
