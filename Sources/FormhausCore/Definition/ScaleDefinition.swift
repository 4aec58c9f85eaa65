public import FormhausText

/// The numbers that a scale or rating field offers.
public struct ScaleDefinition: Sendable, Equatable {
  /// The first point.
  public var min: JSONNumber
  /// The last point.
  public var max: JSONNumber
  /// How far apart the points are.
  public var step: JSONNumber
  /// What the least number means.
  public var minLabel: String?
  /// What the largest number means.
  public var maxLabel: String?

  /// From 0 to 10 unless said otherwise.
  public init(
    min: JSONNumber = JSONNumber(0), max: JSONNumber = JSONNumber(10), step: JSONNumber = JSONNumber(1),
    minLabel: String? = nil, maxLabel: String? = nil
  ) {
    self.min = min
    self.max = max
    self.step = step
    self.minLabel = minLabel
    self.maxLabel = maxLabel
  }

  /// Whole numbers from 1 to the number of stars.
  public static func rating(_ stars: Int = 5) -> ScaleDefinition {
    ScaleDefinition(min: JSONNumber(1), max: JSONNumber(stars))
  }

  /// Whether a number is one of those offered: in the range, and whole steps above the least.
  public func offers(_ number: JSONNumber) -> Bool {
    guard min <= number, number <= max else { return false }
    let decimals = [number, min, step].map(\.decimal)
    let places = decimals.map(\.fractionDigits).max() ?? 0
    let units = decimals.compactMap { $0.units(places) }
    // What is too long to count in units is not held against the person.
    guard units.count == 3, units[2] > 0 else { return true }
    let (distance, overflow) = units[0].subtractingReportingOverflow(units[1])
    return overflow || distance.isMultiple(of: units[2])
  }

  /// The numbers offered, from the least; none when there would be more than `limit`.
  public func numbers(limit: Int = 100) -> [JSONNumber] {
    let decimals = [min, max, step].map(\.decimal)
    let places = decimals.map(\.fractionDigits).max() ?? 0
    let units = decimals.compactMap { $0.units(places) }
    guard units.count == 3, units[2] > 0, units[0] <= units[1], (units[1] - units[0]) / units[2] < limit
    else {
      return []
    }
    return stride(from: units[0], through: units[1], by: units[2]).compactMap {
      JSONNumber(units: $0, places: places)
    }
  }
}

extension FieldDefinition {
  /// The numbers that a scale or rating field offers; nil for everything else.
  public var scale: ScaleDefinition? {
    if case .scale(let scale) = details { return scale }
    return switch type {
    case "scale": ScaleDefinition()
    case "rating": .rating()
    default: nil
    }
  }
}

extension Decimal {
  fileprivate var fractionDigits: Int { Swift.max(0, digits.count - exponent) }

  /// The number times ten to the power of `places`, when that is whole and not too long to count with.
  fileprivate func units(_ places: Int) -> Int? {
    let length = exponent + places
    guard digits.count <= length, length <= 17 else { return digits.isEmpty ? 0 : nil }
    let magnitude = (0..<length).reduce(0) { $0 * 10 + ($1 < digits.count ? Int(digits[$1]) : 0) }
    return isNegative ? -magnitude : magnitude
  }
}

extension JSONNumber {
  /// `units` divided by ten to the power of `places`, without zeros at the end of the fraction.
  fileprivate init?(units: Int, places: Int) {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
    var fraction = padded.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = (units < 0 ? "-" : "") + padded.dropLast(places)
    self.init(fraction.isEmpty ? whole : whole + "." + fraction)
  }
}
