import FormhausCore
import FormhausText

/// An address as one field: a well for each part that the definition asks for.
struct AddressFieldView: View {
  let context: FieldContext

  var body: some View {
    VStack {
      Text(context.isRequired ? context.label + " *" : context.label).bold().accessibilityHeader()
        .accessibilityLabel(context.accessibilityName)
      FieldRemark(context: context)
      ForEach(definition.parts, id: \.self) { part in
        if part == .isDefault {
          meaning(Toggle(context.labels[part.label], isOn: isDefault), part)
        } else {
          Well(context.labels[part.label]) {
            meaning(TextField("", text: text(part), limit: FieldType.textLimit), part)
          }
        }
      }
    }
  }

  private var definition: AddressDefinition { context.field.address ?? AddressDefinition() }

  private var address: JSONObject {
    context.value?.objectValue ?? [AddressPart.countryCode.rawValue: .string(definition.defaultCountry)]
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

  private func meaning(_ control: some View, _ part: AddressPart) -> some View {
    control
      .accessibilityLabel(context.labels[part.label])
      .accessibilityIdentifier(context.optionTestId(part.rawValue))
      .focusTag(part == definition.parts.first ? context.field.key : "\(context.field.key).\(part.rawValue)")
      .locked(context.isLocked)
      .meaning { semantics in
        if part == .phone { semantics.kind = .phone }
        // An address is asked for as a whole: its first part answers for it.
        if part == definition.parts.first {
          semantics.isRequired = context.isRequired
          semantics.error = context.error.map(SafeText.init(notes:))
        }
        semantics.actions.check = { context.check() }
      }
  }
}

extension AddressPart {
  /// The label of the part, where no country gives it a word of its own.
  var label: LabelKey {
    switch self {
    case .fullName: .addressFullName
    case .countryCode: .addressCountry
    case .street: .addressStreet
    case .line2: .addressLine2
    case .city: .addressCity
    case .region: .addressRegion
    case .postalCode: .addressPostalCode
    case .phone: .addressPhone
    case .isDefault: .addressIsDefault
    }
  }
}
