public import FormhausText
public import FormhausViews
public import Surface

/// An element, or an option of a choice, that has a test id, and where it stands.
public struct ScreenHandle: Sendable, Hashable {
  /// Where a handle is found.
  public enum Place: Sendable, Hashable {
    /// In sight: its cells on the screen, as far as they are in sight.
    case screen(Rect)
    /// Scrolled out of sight: its cells on the page, whose first row is row 0.
    case page(Rect)
    /// In a list that has to be opened.
    case list
  }

  /// The name by which tests reach it.
  public var testID: String
  /// Nil for an option.
  public var role: Semantics.Role?
  /// What a person reads.
  public var label: SafeText
  /// Where it is now.
  public var place: Place
}

extension Screen {
  /// Everything of the page that has a test id, in the order of the page, each choice before its options.
  public var handles: [ScreenHandle] {
    refresh()
    let layout = geometry.layout(focus: state.focus)
    let view = painter.viewport(layout, state: state, size: size)
    return layout.boxes.flatMap { box -> [ScreenHandle] in
      guard let semantics = box.element.semantics else { return [] }
      let options = box.element.choices.map { choices in
        (0..<choices.options.count).compactMap { index -> ScreenHandle? in
          let option = choices.options[index]
          guard let testID = option.testID else { return nil }
          let frame = layout.optionFrame(index, of: box.id)
          return ScreenHandle(
            testID: testID, role: nil, label: option.label, place: frame.map(view.place) ?? .list)
        }
      }
      let own = semantics.testID.map { testID in
        ScreenHandle(
          testID: testID, role: semantics.role, label: semantics.label, place: view.place(box.frame))
      }
      return [own].compactMap(\.self) + (options ?? [])
    }
  }
}

extension Viewport {
  /// Where cells of the page are found.
  fileprivate func place(_ frame: Rect) -> ScreenHandle.Place {
    let inHead = frame.intersection(Rect(x: 0, y: 0, columns: size.columns, rows: head))
    let body = Rect(x: 0, y: visibleRows.lowerBound, columns: size.columns, rows: visibleRows.count)
    let inBody = frame.intersection(body).offset(y: -scroll)
    return switch (inHead.isEmpty, inBody.isEmpty) {
    case (true, true): .page(frame)
    case (false, true): .screen(inHead)
    case (true, false): .screen(inBody)
    case (false, false):
      .screen(Rect(x: inHead.x, y: inHead.y, columns: inHead.columns, rows: inBody.maxY - inHead.y))
    }
  }
}
