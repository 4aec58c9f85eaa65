import FormhausViews

/// The signals that were carried out already, and the focus that the views know of.
struct CarriedOut: Sendable {
  private var announced: [ElementID: Int] = [:]
  private var requested: [ElementID: Int] = [:]
  /// The elements whose views say that they have the focus.
  private var wished: Set<ElementID> = []
  /// The element whose view was told that it has the focus.
  private(set) var published: ElementID?
  /// Where that view keeps it; it stays there when the element has gone.
  private var publishedFocus: Binding<Bool>?
}

@MainActor
extension CarriedOut {
  /// Notes that the focus has moved to an element, and gives the focus states of the views that are to be told.
  mutating func publish(
    _ id: ElementID?, on page: PageElements
  ) -> (before: Binding<Bool>?, now: Binding<Bool>?) {
    defer {
      published = id
      publishedFocus = page.semantics(id)?.focus
    }
    return (publishedFocus, page.semantics(id)?.focus)
  }

  /// What was not announced yet.
  mutating func newAnnouncements(_ page: PageElements) -> [Announcement] {
    let new = page.announcements.filter { announced[$0.id] != $0.announcement.serial }
    // What was on another page a while ago is remembered: it is not said again when that page comes back.
    for (id, announcement) in new { announced[id] = announcement.serial }
    return new.map(\.announcement)
  }

  /// The element that a new request, or a view by its focus state, wants the focus on.
  mutating func newFocus(_ page: PageElements) -> ElementID? {
    let requests = page.focusRequests.filter { requested[$0.id] != $0.request.serial }
    for (id, request) in requests { requested[id] = request.serial }
    let now = page.focusStates.filter(\.isFocused.wrappedValue).map(\.id)
    let wish = now.first { !wished.contains($0) && $0 != published }
    wished = Set(now)
    return requests.lazy.compactMap { page.focusable(tag: $0.request.tag) }.first ?? wish
  }
}
