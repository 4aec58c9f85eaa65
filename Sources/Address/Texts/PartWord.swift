/// What countries call a part of their addresses, with the sentences about it.
struct PartWord: Sendable {
  let label: AddressText
  /// That it is blank; nil for words of parts that are never required.
  var enter: AddressText?
  /// What a right one looks like; nil for words of other parts than postal codes.
  var like: AddressText?

  /// The word of the data, which is in English; nil for one that only an operator's formats have.
  static func named(_ english: String) -> PartWord? { words[english] }

  private static let words = Dictionary(
    all.map { ($0.label.english, $0) }, uniquingKeysWith: { first, _ in first })

  private static let all: [PartWord] = [
    PartWord(label: .addressCity, enter: .addressEnterCity),
    PartWord(label: .addressPostTown, enter: .addressEnterPostTown),
    PartWord(label: .addressSuburb, enter: .addressEnterSuburb),
    PartWord(label: .addressDistrict, enter: .addressEnterDistrict),
    PartWord(label: .addressRegion, enter: .addressEnterRegion),
    PartWord(label: .addressState, enter: .addressEnterState),
    PartWord(label: .addressProvince, enter: .addressEnterProvince),
    PartWord(label: .addressCounty, enter: .addressEnterCounty),
    PartWord(label: .addressPrefecture, enter: .addressEnterPrefecture),
    PartWord(label: .addressZIPCode, enter: .addressEnterZIPCode, like: .addressZIPCodeDigits),
    PartWord(label: .addressPostalCode, like: .addressPostalCodeLike),
    PartWord(label: .addressPostcode, like: .addressPostcodeLike),
    PartWord(label: .addressPINCode, like: .addressPINCodeLike),
    PartWord(label: .addressEircode, like: .addressEircodeLike),
    PartWord(label: .addressNeighborhood), PartWord(label: .addressTownland),
    PartWord(label: .addressVillage),
  ]
}
