/// A place on Earth in whole hundred-thousandths of a degree, about a metre.
struct GridPosition: Sendable, Hashable, Comparable {
  var longitude: Int32
  var latitude: Int32

  static let perDegree = 100_000.0

  /// Nil for what is no place on Earth.
  init?(longitude: Double, latitude: Double) {
    guard abs(longitude) <= 180, abs(latitude) <= 90 else { return nil }
    self.init(
      longitude: Int32((longitude * GridPosition.perDegree).rounded()),
      latitude: Int32((latitude * GridPosition.perDegree).rounded()))
  }

  init(longitude: Int32, latitude: Int32) {
    (self.longitude, self.latitude) = (longitude, latitude)
  }

  static func < (left: GridPosition, right: GridPosition) -> Bool {
    (left.longitude, left.latitude) < (right.longitude, right.latitude)
  }
}
