import FormhausViews

/// Where the focus goes from an element, in the order in which Tab stops.
struct FocusOrder: Sendable, Hashable {
  let ids: [ElementID]

  /// The element behind `id`; behind the last one the first, when it wraps.
  func next(after id: ElementID?, wraps: Bool) -> ElementID? {
    guard let id, let index = ids.firstIndex(of: id) else { return ids.first }
    return index + 1 < ids.count ? ids[index + 1] : wraps ? ids.first : nil
  }

  /// The element before `id`; before the first one the last, when it wraps.
  func previous(before id: ElementID?, wraps: Bool) -> ElementID? {
    guard let id, let index = ids.firstIndex(of: id) else { return ids.last }
    return index > 0 ? ids[index - 1] : wraps ? ids.last : nil
  }

  /// Where the focus goes when its element is not in `present` any more: to the nearest one behind it that is, else to
  /// the nearest one before it.
  func replacement(of id: ElementID, among present: Set<ElementID>) -> ElementID? {
    guard let index = ids.firstIndex(of: id) else { return nil }
    return ids[index...].first(where: present.contains) ?? ids[..<index].last(where: present.contains)
  }
}

extension PageElements {
  var order: FocusOrder { FocusOrder(ids: focusable) }

  /// Where the focus begins on a page: on its first question, else on the first button that leads on.
  var entry: ElementID? {
    questions.first ?? focusable.first { !leadsAway($0) } ?? focusable.first
  }

  /// Where Enter goes when a field is done: to the next field, behind the last one to the button that leads on.
  func successor(of id: ElementID?) -> ElementID? {
    guard let next = order.next(after: id, wraps: false) else { return nil }
    guard leadsAway(next), let start = focusable.firstIndex(of: next) else { return next }
    return focusable[start...].first { !leadsAway($0) } ?? next
  }

  /// Whether pressing the element gives the step up, or a part of it, instead of finishing it.
  private func leadsAway(_ id: ElementID) -> Bool {
    switch semantics(id)?.purpose {
    case .back, .skip, .cancel, .removeItem, .moveItem: true
    default: false
    }
  }
}
