import Address
import FormhausText

/// Keeps the areas that were found last, so that they are looked for once for a text.
@MainActor
final class AreaMemory {
  private var format: AddressFormat?
  private var text = ""
  private var areas: [Area] = []

  /// The areas of a country that a text being typed may mean, the best first.
  func areas(of format: AddressFormat, matching text: String) -> [Area] {
    if self.format != format || self.text != text {
      (self.format, self.text) = (format, text)
      areas = format.areas(matching: text)
    }
    return areas
  }
}

extension Area {
  /// The name with what is printed, or with the name in Latin letters: `California (CA)`, `東京都 (Tokyo)`.
  var title: String {
    let other = key == name ? latinName : key
    return other == name || name.hasSuffix("(\(other))") ? name : "\(name) (\(other))"
  }
}
