import AddressIndex
import Glibc

/// Addresses of one number, the index that the program makes of them, and the plain layout; made when first needed.
@MainActor
final class PlacesWorld {
  /// What building an index took.
  struct Build {
    /// What the program computed, in seconds.
    var computed: Double
    /// The most bytes that it held in memory.
    var memory: Double
  }

  let count: Int
  private var folder: TemporaryFolder?
  private(set) lazy var sample = Result { try PlacesSample(count, in: try madeFolder()) }
  private(set) lazy var builds = Result { try build() }
  private(set) lazy var index = Result {
    _ = try builds.get()
    return try PlaceIndex(path: try madeFolder().file("x.places"))
  }
  private(set) lazy var plain = Result {
    try PlainPlaces(try madeFolder().file("plain.sqlite"), of: try sample.get())
  }

  init(_ count: Int) {
    self.count = count
  }

  deinit { folder?.remove() }

  private func madeFolder() throws(ProgramError) -> TemporaryFolder {
    if let folder { return folder }
    let made = try TemporaryFolder()
    folder = made
    return made
  }

  /// The bytes of the index for one of the plain layout.
  func share() throws -> Double {
    _ = try builds.get()
    var status = stat()
    guard stat(try madeFolder().file("x.places"), &status) == 0 else {
      throw ProgramError(description: "there is no index")
    }
    return Double(status.st_size) / Double(try plain.get().size)
  }

  /// Seconds of each keystroke, the fastest first; each is the least of three.
  func keystrokes(_ search: (_ text: String, _ country: String) throws -> Int) throws -> [Double] {
    try sample.get().keystrokes.map { key in
      try (0..<3).map { _ in
        let start = Clock.computed()
        _ = try search(key.text, key.country)
        return Clock.computed() - start
      }.min() ?? 0
    }.sorted()
  }

  func keystrokesOfIndex() throws -> [Double] {
    let index = try index.get()
    return try keystrokes { text, country in try index.search(text, country: country).count }
  }

  private func build() throws -> [Build] {
    guard let program = Program.beside else { throw ProgramError(description: "build formhaus beside it") }
    let sample = try sample.get()
    let words = ["places", "build", sample.path, "-o", try madeFolder().file("x.places")]
    return try (0..<(count > 1_000_000 ? 1 : Sampling.count)).map { _ in
      let usage = try program.run(words, output: "/dev/null", errors: "/dev/null", expecting: 0)
      return Build(computed: usage.seconds, memory: usage.memory)
    }
  }
}
