public import Address
import FormhausCore
import FormhausStore
import FormhausText

/// The shipping address of a person: a card of wells by country, the mark of the default on its own card, and Save.
///
/// It is a section: it brings no page, padding or scrolling of its own, so place it in your own column or sheet.
///
/// ```swift
/// AddressForm(address: saved, search: .index(places)) { address in
///   try await account.save(address)
/// }
/// ```
public struct AddressForm: View {
  @Environment(\.labels) private var labels
  @Environment(\.addressTexts) private var texts
  @Environment(\.addressFormats) private var formats
  @Environment(\.addressFieldOrder) private var order
  @Environment(\.reduceMotion) private var reduceMotion
  @Environment(\.formSucceeded) private var succeeded
  @StoreState private var store: Store<AddressFormState, AddressFormAction>

  private let address: Address?
  private let search: AddressSearch?
  private let countryCodes: [String]?
  private let saveTitle: String?
  private let onSave: @Sendable @MainActor (Address) async throws -> Void
  private let onSuccess: EndAction?

  /// - Parameters:
  ///   - address: what the form begins with, such as `Address(countryCode:)`; nil while a saved one loads.
  ///   - search: offers addresses while the street is typed; nil for none.
  ///   - countryCodes: two letters of ISO 3166 of the countries to choose from; nil for all.
  ///   - saveTitle: the button; nil for "Save address".
  ///   - onSave: takes the address with every part trimmed and the postal code as its country writes it. A thrown
  ///     `AddressRefusal` shows its messages at their parts, another `LocalizedError` its description under the button;
  ///     a `CancellationError` goes back to rest quietly.
  ///   - onSuccess: called once the check has shown; without it the program ends.
  public init(
    address: Address?, search: AddressSearch? = nil, countryCodes: [String]? = nil, saveTitle: String? = nil,
    onSave: @escaping @Sendable @MainActor (Address) async throws -> Void, onSuccess: EndAction? = nil
  ) {
    self.address = address
    self.search = search
    self.countryCodes = countryCodes
    self.saveTitle = saveTitle
    self.onSave = onSave
    self.onSuccess = onSuccess
    _store = StoreState { environment in
      let reducer = AddressFormReducer(
        formats: environment.addressFormats, countryCodes: countryCodes, texts: environment.addressTexts,
        labels: environment.labels)
      return Store(reducer.start(address), clock: environment.clock) { reducer(&$0, $1) }
    }
  }

  public var body: some View {
    VStack(spacing: 1) {
      if let address = store.state.address {
        filled(address)
      } else {
        AddressSkeleton()
      }
    }
    .modified { element in
      let wish = store.state.focusWish
      element.signals.announcement = store.state.spoken.signals.announcement
      if wish.count > 0 {
        element.signals.focusRequest = FocusRequest(
          serial: wish.count,
          tag: wish.part.map { "\(AddressForm.key).\($0.rawValue)" } ?? AddressForm.saveTag)
      }
    }
    .onChange(of: address) { if let address = $0 { store.send(.loaded(address)) } }
  }

  @ViewBuilder private func filled(_ address: Address) -> some View {
    Card { AddressFields(entry: entry(address), search: search) }
    Card {
      Toggle(
        texts[.addressIsDefault],
        isOn: Binding(get: { address.isDefault }, set: { store.send(.setDefault($0)) }), look: .switch
      )
      .accessibilityIdentifier(testID(.isDefault))
      .locked(store.state.submission.isLocked)
    }
    SaveButton(
      title: saveTitle ?? texts[.addressSave], submission: store.state.submission,
      testID: AddressForm.saveTag, save: save, stop: { store.send(.submission(.cancel)) })
  }

  private func entry(_ address: Address) -> AddressEntry {
    let format = formats.format(for: address.countryCode)
    let state = store.state
    return AddressEntry(
      address: address, format: format, formats: formats, parts: format.parts(order: order),
      countryCodes: countryCodes,
      texts: texts, key: AddressForm.key, isRequired: true, isLocked: state.submission.isLocked,
      testID: testID, partError: { state.message(of: $0, texts: texts) },
      warning: { state.warning(of: $0)?.message(format, texts: texts) },
      setText: { store.send(.setText($0, $1)) },
      fill: { found, typed in
        guard !store.state.submission.isLocked else { return nil }
        store.send(.fill(found, typed: typed))
        return store.state.address
      },
      check: { store.send(.check($0)) }, finish: save)
  }

  private func save() {
    store.send(
      .save(
        AddressSaving(
          checkTime: reduceMotion ? .zero : SubmissionWork.standardCheckTime, save: onSave,
          succeeded: onSuccess ?? succeeded)))
  }

  private func testID(_ part: AddressPart) -> String { "\(AddressForm.key).\(part.rawValue)" }

  /// Stands before the names of the parts in test ids and focus tags.
  private static let key = "address"
  /// Names the button.
  private static let saveTag = "address.save"
}

/// The address of the room `Address`, whose name the form takes over.
public typealias PostalAddress = Address

extension AddressForm {
  /// A person's postal address.
  public typealias Address = PostalAddress
  /// What a country's addresses are made of.
  public typealias Format = AddressFormat
  /// Finds addresses while a street is typed.
  public typealias AddressSearch = FormhausAddressSearch
}

/// The search of the room `Address`, whose name the form takes over.
public typealias FormhausAddressSearch = AddressSearch
