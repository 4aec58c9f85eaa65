/// Figures as people read them.
enum Number {
  /// 12345 as 12,345.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (number < 0 ? "-" : "") + groups.joined()
  }

  /// A figure with its unit, of three digits or more.
  static func text(_ value: Double, _ unit: Unit) -> String {
    switch unit {
    case .seconds where value < 1e-3: "\(decimal(value * 1e6)) us"
    case .seconds where value < 1: "\(decimal(value * 1e3)) ms"
    case .seconds: "\(decimal(value)) s"
    case .recordsPerSecond: "\(grouped(Int(value)))/s"
    case .bytes: "\(grouped(Int(value.rounded()))) bytes"
    case .share, .found: "\(decimal(value * 100)) %"
    case .multiple: "\(decimal(value)) times"
    }
  }

  private static func decimal(_ value: Double) -> String {
    let places = value < 10 ? 2 : value < 100 ? 1 : 0
    let scale = [1, 10, 100][places]
    let scaled = Int((value * Double(scale)).rounded())
    guard places > 0 else { return String(scaled) }
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
