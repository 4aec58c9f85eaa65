import AddressIndex
import Glibc

/// Tells on standard error how far a build is: one line that changes on a terminal, else a line now and then.
struct ProgressLine {
  private let isTerminal: Bool
  private let isShown: Bool
  private var last = 0.0
  private var hasLine = false

  init(isForced: Bool) {
    isTerminal = Descriptor.standardError.isTerminal
    isShown = isForced || isTerminal
  }

  mutating func show(_ progress: PlaceBuildProgress) {
    guard isShown else { return }
    let now = ProgressLine.seconds
    guard now - last >= (isTerminal ? 0.1 : 1) || progress == .finishing else { return }
    last = now
    if isTerminal {
      write("\r\(progress.text)\u{1B}[K")
      hasLine = true
    } else {
      write("\(progress.text)\n")
    }
  }

  /// Takes the line away.
  mutating func clear() {
    if hasLine { write("\r\u{1B}[K") }
    hasLine = false
  }

  private func write(_ text: String) {
    try? Descriptor.standardError.write(Array(text.utf8))
  }

  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension PlaceBuildProgress {
  fileprivate var text: String {
    switch self {
    case .reading(let rows, let bytes, let total):
      "Reading: \(rows.grouped) rows\(total > 0 ? ", \(min(100, bytes * 100 / total)) %" : "")"
    case .sorting(let streets): "Sorting: \(streets.grouped) streets"
    case .writing(let streets, let total): "Writing: \(streets.grouped) of \(total.grouped) streets"
    case .finishing: "Finishing"
    }
  }
}

extension PlaceBuildReport {
  /// What was done, on one line.
  var summary: String {
    var text = "\(rows.grouped) \(rows == 1 ? "address" : "addresses") in \(streets.grouped) "
    text += streets == 1 ? "street" : "streets"
    if resumedRows > 0 { text += ", of which \(resumedRows.grouped) were read before" }
    if badRows > 0 { text += "; \(badRows.grouped) \(badRows == 1 ? "row" : "rows") could not be used" }
    return text
  }
}

extension Int {
  /// The number with a comma between thousands.
  fileprivate var grouped: String {
    var digits = String(self)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
