/// What a format says, with what is made of it for checking.
final class FormatRules: Sendable {
  struct PartRule: Sendable {
    let part: AddressPart
    let isShown: Bool
    let isRequired: Bool
  }

  let fields: FormatFields
  /// The parts that are checked, in the order of the form.
  let parts: [PartRule]
  let postalRule: PostalRule
  let areaIndex: Lazy<AreaIndex>

  init(_ fields: FormatFields) {
    self.fields = fields
    let checked: [AddressPart] = [
      .fullName, .street, .line2, .sublocality, .city, .region, .postalCode, .phone,
    ]
    parts = checked.map { part in
      let isShown = part == .fullName || part == .phone || fields.order.contains(part)
      return PartRule(
        part: part, isShown: isShown,
        isRequired: part == .fullName || isShown && fields.required.contains(part))
    }
    postalRule = PostalRule(fields)
    areaIndex = Lazy { AreaIndex(fields.areas) }
  }
}
