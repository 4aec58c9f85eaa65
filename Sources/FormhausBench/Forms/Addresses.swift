/// Addresses of eight countries as lines of JSON; 12 of 100 are refused, most of them for a postal code.
enum Addresses {
  private static let places: [(country: String, city: String, region: String, code: String, phone: String)] =
    [
      ("US", "Portland", "OR", "97205", "(503) 555-0142"), ("GB", "Cardiff", "", "cf10 1aa", "029 2018 0123"),
      ("DE", "Oldenburg", "", "26133", "0441 123456"), ("FR", "Lyon", "", "69002", "04 72 00 00 00"),
      ("CA", "Ottawa", "ON", "k1a0b1", "613-555-0199"), ("JP", "", "東京都", "１５４ー００２３", "03-1234-5678"),
      ("BR", "Olinda", "PE", "53020-000", "81 3333 4444"), ("IN", "Pune", "Maharashtra", "411 001", ""),
    ]

  static func lines(_ count: Int) -> [[UInt8]] { (0..<count).map { Array(line($0).utf8) } }

  private static func line(_ index: Int) -> String {
    let place = places[index % places.count]
    let code = index % 25 < 2 ? "12" : place.code
    let name = index % 25 == 2 ? " " : "Person \(index)"
    return
      #"{"fullName": "\#(name)", "countryCode": "\#(place.country)", "street": "\#(index) High Street ", "#
      + #""line2": "", "city": "\#(place.city)", "region": "\#(place.region)", "postalCode": "\#(code)", "#
      + #""phone": "\#(place.phone)", "isDefault": false}"#
  }
}
