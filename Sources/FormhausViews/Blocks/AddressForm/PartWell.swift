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
            // Asked line by line, a part says what the card shows as a whole: that there has to be a country, and that an
            // address that was begun has to be finished.
            semantics.isRequired =
              entry.isRequired(part)
              || isSpoken
                && (entry.isRequiredOnceBegun(part) || part == .countryCode && entry.isRequired)
            semantics.error = (error ?? (part == entry.parts.first ? entry.error : nil)).map(
              SafeText.init(notes:))
            semantics.actions.check = { entry.check(part) }
          }
      }
      if let error {
        ErrorText(error).padding(.horizontal, 2)
      } else if !isBeingTyped, let warning = entry.warning(part) {
        Text(isSpoken ? labels.remark(warning, on: entry.label(part)) : warning).foregroundStyle(
          .textSecondary
        ).padding(.horizontal, 2)
      }
    }
    .modified { $0.anchor = "\(entry.key).\(part.rawValue)" }
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
