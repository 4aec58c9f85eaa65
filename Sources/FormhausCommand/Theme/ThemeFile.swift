import FormhausText
import FormhausUI
import Surface

/// A theme file as it was read.
struct ThemeFile {
  /// The most bytes that are read.
  private static let limit = 1 << 20

  let theme: FormhausTheme
  private let source: SourceText
  /// The byte at which each token of the file is named.
  private let places: [ThemeToken: Int]

  /// Reads a theme.
  ///
  /// - Throws: a failure with everything that is wrong, each with its place.
  init(_ file: InputFile) throws(Failure) {
    source = try file.readRegular(limit: ThemeFile.limit)
    do throws(SourceError) {
      theme = try FormhausTheme(reading: source)
    } catch {
      throw Failure(.badData, error.lines)
    }
    let tokens = try source.parsed(limit: ThemeFile.limit).member("tokens")
    let named = (tokens?.value.members ?? []).compactMap { member in
      ThemeToken(rawValue: member.key).map { ($0, member.keyOffset) }
    }
    places = Dictionary(named) { first, _ in first }
  }

  /// The texts that are hard to read, one line each with its place, in the order of the file; the tokens of the base
  /// among themselves are right.
  var warnings: [String] {
    let depths: [ColourDepth] = [.truecolor, .indexed256, .ansi16]
    var told: Set<[ThemeToken]> = []
    var lines: [(place: Int, line: String)] = []
    for depth in depths {
      for pair in theme.contrasts(at: depth) {
        guard let ratio = pair.ratio, ratio < theme.leastContrast,
          let place = places[pair.text] ?? places[pair.ground],
          told.insert([pair.text, pair.ground]).inserted
        else { continue }
        let text =
          "warning: \(pair.text.rawValue) has a contrast of \(ratio.asContrast) on \(pair.ground.rawValue) with "
          + "\(depth.words); a text needs \(theme.leastContrast.asContrast)"
        lines.append((place, source.line(place, text)))
      }
    }
    return lines.sorted { $0.place < $1.place }.map(\.line)
  }
}

extension ColourDepth {
  fileprivate var words: String {
    switch self {
    case .monochrome: "no colours"
    case .ansi16: "16 colours"
    case .indexed256: "256 colours"
    case .truecolor: "16 million colours"
    }
  }
}

extension Double {
  /// A contrast with one digit behind the point, never more than it is: `4.4`.
  var asContrast: String {
    let tenths = Int(self * 10 + 1e-9)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
