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
      fill: { filled in change { $0 = $0.filled(from: filled, formats: formats) } },
      check: { context.store.send(.check(key: key($0))) })
  }

  private var definition: AddressDefinition { context.field.address ?? AddressDefinition() }

  private func key(_ part: AddressPart) -> String { "\(context.field.key).\(part.rawValue)" }

  private var members: JSONObject { context.store.state.engine.value(context.field.key)?.objectValue ?? [:] }

  /// The answer, with the level below the city apart from the second line.
  private var address: Address {
    var address = (try? Address(members: members)) ?? Address(countryCode: "")
    if address.countryCode.trimmed.isEmpty { address.countryCode = definition.defaultCountry }
    return address.splittingSublocality
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
