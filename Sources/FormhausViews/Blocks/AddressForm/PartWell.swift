import Address
import FormhausCore
import FormhausText

/// The well of a part of an address, with what is wrong or unusual below it.
struct PartWell<Control: View>: View {
  @Environment(\.isSpoken) private var isSpoken
  @Environment(\.labels) private var labels
  let entry: AddressEntry
  let part: AddressPart
  /// Whether a person is at it: what is unusual is not said yet.
  let isBeingTyped: Bool
  let control: Control

  init(
    entry: AddressEntry, part: AddressPart, isBeingTyped: Bool = false,
    @ViewBuilder control: () -> Control
  ) {
    self.entry = entry
    self.part = part
    self.isBeingTyped = isBeingTyped
    self.control = control()
  }

  var body: some View {
    let error = entry.partError(part)
    VStack {
      Well(entry.label(part), isInvalid: error != nil) {
        control
          .accessibilityIdentifier(entry.testID(part))
          .focusTag(entry.focusTag(part))
          .locked(entry.isLocked)
          .autocomplete(entry.token(part))
          .meaning { semantics in
            semantics.isRequired = isRequired
            semantics.error = (error ?? (part == entry.parts.first ? entry.error : nil)).map(
              SafeText.init(notes:))
            semantics.actions.check = { entry.check(part) }
          }
      }
      if let error {
        ErrorText(error).padding(.horizontal, 2)
      } else if !isBeingTyped, let warning = entry.warning(part) {
        Text(isSpoken ? labels.remark(warning, on: entry.label(part)) : warning)
          .foregroundStyle(.textSecondary).padding(.horizontal, 2)
      }
    }
    .modified { $0.anchor = "\(entry.key).\(part.rawValue)" }
  }

  /// On the screen a country is always picked, and the card shows an address as a whole; asked line by line each part
  /// says that there has to be one, and that an address that was begun has to be finished.
  private var isRequired: Bool {
    if isSpoken { return entry.isRequired(part) || entry.isRequiredOnceBegun(part) }
    return part != .countryCode && entry.isRequired(part)
  }
}

/// The text of a part of an address.
struct PartField: View {
  let entry: AddressEntry
  let part: AddressPart
  var text: Binding<String>?

  var body: some View {
    TextField(
      entry.format.prompt(for: part) ?? "", text: text ?? entry.text(part), limit: FieldType.textLimit
    )
    .accessibilityLabel(entry.label(part))
  }
}
