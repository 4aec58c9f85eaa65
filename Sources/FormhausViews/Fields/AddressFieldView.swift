import Address
import FormhausCore
import FormhausStore
import FormhausText

/// An address as one field: a well for each part that the definition asks for and the country has.
struct AddressFieldView: View {
  @Environment(\.addressSearch) private var search
  @Environment(\.addressFieldOrder) private var order
  let context: FieldContext

  var body: some View {
    let entry = entry
    VStack {
      Text(context.isRequired ? context.label + " *" : context.label).bold().accessibilityHeader()
        .accessibilityLabel(context.accessibilityName)
      if context.error == nil || entry.error != nil { FieldRemark(context: context) }
      AddressFields(entry: entry, search: search)
      if entry.parts.contains(.isDefault) {
        Toggle(entry.label(.isDefault), isOn: isDefault)
          .accessibilityIdentifier(entry.testID(.isDefault))
          .focusTag(entry.focusTag(.isDefault))
          .locked(context.isLocked)
      }
    }
    .onAppear(perform: splitSublocality)
  }

  private var entry: AddressEntry {
    let engine = context.store.state.engine
    let formats = engine.options.addressFormats ?? .standard
    let address = address
    let format = formats.format(for: address.countryCode)
    let parts = (format.parts(order: order) + [.isDefault]).filter(definition.checkedParts.contains)
    let warnings = engine.addressCheck(context.field.key)?.warningMessages(texts: engine.addressTexts) ?? []
    return AddressEntry(
      address: address, format: format, formats: formats, parts: parts,
      countryCodes: definition.countryCodes, texts: engine.addressTexts, key: context.field.key,
      isField: true,
      error: parts.contains { engine.error(key($0)) != nil } ? nil : context.error,
      isRequired: context.isRequired, isLocked: context.isLocked,
      testID: { context.optionTestId($0.rawValue) }, partError: { engine.error(key($0)) },
      warning: { part in warnings.first { $0.part == part }?.message },
      setText: { part, text in change { $0[part] = text } },
      fill: { [id = engine.fieldID(ofKey: context.field.key)] found, typed in
        // The item of a group may have moved since, and the form may be on its way.
        let now = context.store.state
        guard now.engine.fieldID(ofKey: context.field.key) == id, !now.flow.submission.isLocked else {
          return nil
        }
        return change { address in
          let filled = address.filled(from: found, typed: typed, formats: formats)
          // What nobody is asked for stays as it is.
          for part in definition.checkedParts where part != .isDefault { address[part] = filled[part] }
        }
      },
      check: { part in
        // What is said of the whole stands at the first part, and is settled with it.
        if part == parts.first, context.error != nil { context.store.send(.check(key: context.field.key)) }
        context.store.send(.check(key: key(part)))
      }, tokenPrefix: tokenPrefix,
      offersDetails: context.field.autocomplete != "off")
  }

  private var definition: AddressDefinition { context.field.address ?? AddressDefinition() }

  private func key(_ part: AddressPart) -> String { "\(context.field.key).\(part.rawValue)" }

  private var members: JSONObject { context.store.state.engine.value(context.field.key)?.objectValue ?? [:] }

  private var address: Address {
    var address = (try? Address(members: members)) ?? Address(countryCode: "")
    if address.countryCode.trimmed.isEmpty { address.countryCode = definition.defaultCountry }
    return address
  }

  /// Takes the level below the city out of the second line of a saved address, once: while it is typed it may be the
  /// start of that line by chance.
  private func splitSublocality() {
    let split = address.splittingSublocality
    if split != address { change { $0 = split } }
  }

  /// `shipping` of the field's own token `shipping street-address`, to be put before those of the parts.
  private var tokenPrefix: String {
    guard let token = context.field.autocomplete.flatMap({ AutocompleteToken($0) }) else { return "" }
    return token.address.map { $0.rawValue + " " } ?? ""
  }

  private var isDefault: Binding<Bool> {
    Binding(
      get: { address.isDefault }, set: { isOn in change { $0.isDefault = isOn } })
  }

  /// Changes the answer, and gives the address as it is then.
  @discardableResult
  private func change(_ make: (inout Address) -> Void) -> Address {
    var address = address
    make(&address)
    var members = members
    for part in AddressPart.allCases where part != .isDefault {
      if address[part] != members[part.rawValue]?.stringValue ?? "" {
        members[part.rawValue] = .string(address[part])
      }
    }
    if address.isDefault != members[AddressPart.isDefault.rawValue]?.boolValue ?? false {
      members[AddressPart.isDefault.rawValue] = .bool(address.isDefault)
    }
    context.setValue(.object(members))
    return address
  }
}
