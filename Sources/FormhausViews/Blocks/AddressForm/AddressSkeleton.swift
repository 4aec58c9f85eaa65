import Address
import FormhausCore
import FormhausText

/// Grey shapes in the layout of the address form, while a saved address is on its way.
struct AddressSkeleton: View {
  @Environment(\.addressTexts) private var texts

  var body: some View {
    Card {
      ForEach(Array(0..<5), id: \.self) { _ in well }
      HStack(spacing: 1) {
        well.frame(maxWidth: .max)
        well.frame(maxWidth: .max)
      }
      well
    }
    Card { Skeleton(rows: 1) }
    Skeleton(rows: 1)
      .modified { element in
        element.semantics = Semantics(role: .status, label: SafeText(label: texts[.addressLoading]))
        element.semantics?.isWaiting = true
      }
  }

  private var well: some View {
    Well("") { Skeleton(rows: 1) }
  }
}
