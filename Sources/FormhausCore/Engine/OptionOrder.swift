/// The order in which the options of a field are shown to one person.
struct OptionOrder {
  private var state: UInt64

  /// An order that follows from a seed and the key of a field, so that fields differ and a run never does.
  init(seed: UInt64, key: String) {
    // FNV-1a.
    state = key.utf8.reduce(0xCBF2_9CE4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The options in a random order; pinned ones keep their places.
  mutating func shuffle(_ options: [OptionDefinition]) -> [OptionDefinition] {
    let places = options.indices.filter { !options[$0].pinned }
    var shuffled = options
    for last in places.indices.reversed() where last > 0 {
      shuffled.swapAt(places[last], places[Int(next(below: UInt64(last + 1)))])
    }
    return shuffled
  }

  /// A number below a bound.
  private mutating func next(below bound: UInt64) -> UInt64 {
    next().multipliedFullWidth(by: bound).high
  }

  /// SplitMix64: the same numbers on every machine, which the standard library does not promise.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

extension FormEngine {
  /// What the random orders of this session follow from.
  public var seed: UInt64 { options.seed ?? 0 }

  /// The options of a field in the order in which this person sees them; none for a field without.
  ///
  /// The order stays the same as long as the seed does; all items of a group have the same.
  public func orderOptions(ofField key: String) -> [OptionDefinition] {
    guard let field = field(key), let options = field.options else { return [] }
    guard field.randomize else { return options }
    var order = OptionOrder(seed: seed, key: itemPlace(key).map(templateKey) ?? key)
    return order.shuffle(options)
  }

  private func templateKey(_ place: ItemPlace) -> String {
    let group = form.groups[place.group]
    return "\(group.key).\(group.slots[place.slot].key)"
  }
}
