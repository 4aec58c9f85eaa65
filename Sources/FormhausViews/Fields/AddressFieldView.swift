import Address
import FormhausCore
import FormhausText

/// An address as one field: a well for each part that the definition asks for and the country has.
struct AddressFieldView: View {
  let context: FieldContext

  var body: some View {
    VStack {
      Text(context.isRequired ? context.label + " *" : context.label).bold().accessibilityHeader()
        .accessibilityLabel(context.accessibilityName)
      if !isPartRefused { FieldRemark(context: context) }
      ForEach(parts, id: \.self) { part in
        if part == .isDefault {
          meaning(Toggle(label(part), isOn: isDefault), part)
        } else {
          well(part)
        }
      }
    }
  }

  private func well(_ part: AddressPart) -> some View {
    VStack {
      Well(label(part), isInvalid: error(part) != nil) {
        meaning(TextField("", text: text(part), limit: FieldType.textLimit), part)
      }
      if let error = error(part) { ErrorText(error).padding(.horizontal, 2) }
    }
    // The first part stands for the whole and for itself.
    .modified { if part == parts.first { $0.anchor = key(part) } }
  }

  private func meaning(_ control: some View, _ part: AddressPart) -> some View {
    let isFirst = part == parts.first
    return
      control
      .accessibilityLabel(label(part))
      .accessibilityIdentifier(context.optionTestId(part.rawValue))
      .focusTag(isFirst ? context.field.key : key(part))
      .locked(context.isLocked)
      .meaning { semantics in
        if part == .phone { semantics.kind = .phone }
        semantics.isRequired = context.isRequired && (isFirst || format.requires(part))
        semantics.error = (error(part) ?? (isFirst && !isPartRefused ? context.error : nil)).map(
          SafeText.init(notes:))
        semantics.actions.check = { context.store.send(.check(key: key(part))) }
      }
  }
}

/// What it shows.
extension AddressFieldView {
  private var engine: FormEngine { context.store.state.engine }
  private var definition: AddressDefinition { context.field.address ?? AddressDefinition() }

  private func key(_ part: AddressPart) -> String { "\(context.field.key).\(part.rawValue)" }
  private func error(_ part: AddressPart) -> String? { engine.error(key(part)) }
  private var isPartRefused: Bool { parts.contains { error($0) != nil } }
  private func label(_ part: AddressPart) -> String { format.label(of: part, texts: engine.addressTexts) }

  /// The format of the country that the address has now.
  private var format: AddressFormat {
    let typed = (address[AddressPart.countryCode.rawValue]?.stringValue ?? "").trimmed
    let formats = engine.options.addressFormats ?? .standard
    return formats.format(for: typed.isEmpty ? definition.defaultCountry : typed)
  }

  private var parts: [AddressPart] {
    let asked = definition.checkedParts
    return (format.parts() + [.isDefault]).filter(asked.contains)
  }

  /// The answer, with the level below the city apart from the second line.
  private var address: JSONObject {
    var members =
      context.value?.objectValue ?? [AddressPart.countryCode.rawValue: .string(definition.defaultCountry)]
    if members[AddressPart.sublocality.rawValue] != nil, let address = try? Address(members: members) {
      members[AddressPart.line2.rawValue] = .string(address.splittingSublocality.line2)
    }
    return members
  }

  private func text(_ part: AddressPart) -> Binding<String> {
    Binding(get: { address[part.rawValue]?.stringValue ?? "" }, set: { set(.string($0), part) })
  }

  private var isDefault: Binding<Bool> {
    Binding(
      get: { address[AddressPart.isDefault.rawValue]?.boolValue ?? false },
      set: { set(.bool($0), .isDefault) })
  }

  private func set(_ value: JSONValue, _ part: AddressPart) {
    var address = address
    address[part.rawValue] = value
    context.setValue(.object(address))
  }
}
