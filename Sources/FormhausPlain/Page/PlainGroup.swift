import FormhausCore
import FormhausText
import FormhausViews

/// A repeatable group of a page: its items, and what can be done to them.
@MainActor
struct PlainGroup {
  var label: SafeText
  var items: [Item] = []
  /// The button that adds an item.
  var add: Semantics

  struct Item {
    var place: Place
    var remove: Semantics?
  }

  /// An item as its questions know it.
  struct Place: Hashable {
    var id: ElementID
    /// `Person 1`
    var title: SafeText
    /// `Person 1 of 2`
    var heading: SafeText
  }
}

/// The heading of a group, which tells that items follow.
@MainActor
struct GroupHeading {
  var id: ElementID
  var label: SafeText
  var items: Int
  var atLeast: Int
  var atMost: Int?

  /// `Guests. 2 items, at least 1, at most 4.`
  func sentence(in wording: PlainWording) -> SafeText {
    var parts = [wording.text(.plainItems, count: items)]
    if atLeast > 0 { parts.append(wording.text(.plainAtLeast, ["n": SafeText(label: String(atLeast))])) }
    if let atMost { parts.append(wording.text(.plainAtMost, ["n": SafeText(label: String(atMost))])) }
    return wording.sentences([
      label.sentence(in: wording), parts.joined(separator: wording.comma).sentence(in: wording),
    ])
  }
}

/// Collects the items of a group up to the button that adds one.
@MainActor
struct PlainGroupReader {
  private var items: [PlainGroup.Item] = []

  /// The item whose elements are being read.
  var place: PlainGroup.Place? { items.last?.place }

  mutating func begin(_ id: ElementID, title: SafeText, heading: SafeText) {
    items.append(
      PlainGroup.Item(
        place: PlainGroup.Place(id: id, title: title.onOneLine, heading: heading.onOneLine)))
  }

  mutating func take(remove semantics: Semantics) {
    guard !items.isEmpty else { return }
    items[items.count - 1].remove = semantics
  }

  mutating func end(label: SafeText, add: Semantics) -> PlainGroup {
    defer { items = [] }
    return PlainGroup(label: label.onOneLine, items: items, add: add)
  }
}
