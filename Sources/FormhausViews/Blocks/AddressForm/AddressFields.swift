import Address
import FormhausCore
import FormhausText

/// The wells of an address, each with its label inside, by its country.
struct AddressFields: View {
  @Environment(\.isSpoken) private var isSpoken
  @State private var focused: AddressPart?
  @State private var memory = AreaMemory()
  let entry: AddressEntry
  let search: AddressSearch?

  var body: some View {
    VStack {
      ForEach(rows, id: \.first) { row in
        if row.count == 1 {
          well(row[0])
        } else {
          HStack(spacing: 1) {
            ForEach(row, id: \.self) { part in well(part).frame(maxWidth: .max) }
          }
        }
      }
    }
  }

  /// The parts as they stand below each other; region and postal code stand side by side where they follow each other.
  private var rows: [[AddressPart]] {
    var rows: [[AddressPart]] = []
    for part in entry.parts where part != .isDefault {
      if let last = rows.last, last.count == 1, Set([last[0], part]) == [.region, .postalCode] {
        rows[rows.count - 1].append(part)
      } else {
        rows.append([part])
      }
    }
    return rows
  }

  @ViewBuilder private func well(_ part: AddressPart) -> some View {
    switch part {
    case .countryCode:
      PartWell(entry: entry, part: part) {
        CountryPicker(
          entry.label(part), selection: entry.text(part), countryCodes: entry.countryCodes,
          formats: entry.formats
        )
        .meaning { $0.governs = AddressPart.byCountry.map(entry.focusTag) }
      }
    case .street:
      if let search {
        StreetWell(entry: entry, search: search)
      } else {
        PartWell(entry: entry, part: part) { PartField(entry: entry, part: part) }
      }
    case .city, .region, .postalCode:
      // What is unusual is said once the person has gone on.
      PartWell(entry: entry, part: part, isBeingTyped: focused == part) {
        PartField(entry: entry, part: part)
          .suggestions(suggestions(part)) { pick($0, part) }
          .meaning { $0.focus = isFocused(part) }
      }
    case .phone:
      PartWell(entry: entry, part: part) {
        PartField(entry: entry, part: part)
          .meaning { semantics in
            semantics.kind = .phone
            if let finish = entry.finish { semantics.actions.commit = finish }
          }
      }
    case .fullName, .line2, .sublocality, .isDefault:
      PartWell(entry: entry, part: part) { PartField(entry: entry, part: part) }
    }
  }

  private func isFocused(_ part: AddressPart) -> Binding<Bool> {
    Binding(get: { focused == part }, set: { focused = $0 ? part : focused == part ? nil : focused })
  }

  /// The areas that are offered: those that the text being typed may mean, or, where nobody sees them, all.
  private func areas(_ part: AddressPart) -> [Area] {
    memory.areas(of: entry.format, matching: isSpoken ? "" : entry.address[part])
  }

  /// The areas of the country; nil where it has no list of them.
  private func suggestions(_ part: AddressPart) -> Suggestions? {
    let format = entry.format
    guard format.areasPart == part else { return nil }
    let areas = areas(part)
    let lookup = ChoiceLookup(
      matches: { text in format.areas(matching: text).compactMap { areas.firstIndex(of: $0) } },
      named: { text in format.area(named: text).flatMap { areas.firstIndex(of: $0) } })
    return Suggestions(
      ChoiceList(count: areas.count, lookup: lookup) { Choice(label: SafeText(option: areas[$0].title)) },
      isNarrowed: isSpoken)
  }

  private func pick(_ place: Int, _ part: AddressPart) {
    let areas = areas(part)
    if areas.indices.contains(place) { entry.setText(part, areas[place].key) }
  }
}

extension AddressPart {
  /// The parts that a country has or not, and that it names.
  fileprivate static let byCountry: [AddressPart] = [
    .street, .line2, .sublocality, .city, .region, .postalCode,
  ]
}
