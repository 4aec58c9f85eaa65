public import Address
import FormhausCore

/// Shipping address: the example of `AddressForm`, with a search that offers three addresses on Market Street, so that
/// every run is the same.
public struct AddressFormExample: View {
  private let save: @Sendable @MainActor (Address) async throws -> Void
  private let onSuccess: EndAction?

  /// - Parameter save: takes the address.
  public init(
    save: @escaping @Sendable @MainActor (Address) async throws -> Void, onSuccess: EndAction? = nil
  ) {
    self.save = save
    self.onSuccess = onSuccess
  }

  public var body: some View {
    VStack(spacing: 1) {
      Text("Shipping address").bold().accessibilityHeader()
      AddressForm(address: .sample, search: .marketStreet, onSave: save, onSuccess: onSuccess)
    }
  }
}
