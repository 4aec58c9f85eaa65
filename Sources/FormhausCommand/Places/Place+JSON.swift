import AddressIndex
import FormhausText

extension Place {
  /// The place as one line of JSON.
  var line: String {
    let members: JSONObject = [
      "title": .string(title), "subtitle": .string(subtitle), "street": .string(street),
      "number": number.map { .string($0) } ?? .null, "city": .string(city), "region": .string(region),
      "postalCode": .string(postalCode), "countryCode": .string(countryCode),
      "position": position.map { .object($0.json) } ?? .null,
    ]
    return JSONWriter.string(.object(members))
  }
}

extension Place.Position {
  fileprivate var json: JSONObject {
    ["latitude": Position.number(latitude), "longitude": Position.number(longitude)]
  }

  private typealias Position = Place.Position

  /// Degrees with five digits behind the point.
  private static func number(_ degrees: Double) -> JSONValue {
    let units = Int((degrees * 100_000).rounded())
    let digits = String(abs(units % 100_000))
    let fraction = String(repeating: "0", count: 5 - digits.count) + digits
    return JSONNumber("\(units < 0 ? "-" : "")\(abs(units / 100_000)).\(fraction)").map { .number($0) }
      ?? .null
  }
}
