import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// What holds for every page, whatever its elements and however small the terminal.
@MainActor
@Suite struct PageLayoutPropertyTests {
  nonisolated static let sizes = [
    Size(columns: 120, rows: 40), Size(columns: 80, rows: 24), Size(columns: 59, rows: 24),
    Size(columns: 40, rows: 12), Size(columns: 20, rows: 8), Size(columns: 7, rows: 4),
    Size(columns: 1, rows: 1),
  ]

  private func eachPage(_ size: Size, _ body: (PageLayout, UInt64) -> Void) {
    for seed in UInt64(1)...60 {
      var random = RandomTree(seed: seed)
      let tree = random.tree()
      for density in [Density(size: size), .comfortable] {
        for (hasLines, isLarge) in [(true, false), (false, false), (true, true)] {
          body(
            PageLayout(
              tree: tree, columns: size.columns, density: density, hasLines: hasLines, isLarge: isLarge,
              typesetter: Typesetter(width: .table)), seed)
        }
      }
    }
  }

  @Test(arguments: sizes) func nothingIsOutsideOfWhatIsAround(size: Size) {
    eachPage(size) { layout, seed in
      for box in layout.boxes {
        let around =
          box.parent.map { layout.boxes[$0].frame } ?? Rect(x: 0, y: 0, columns: size.columns, rows: .max)
        #expect(around.contains(box.frame), "seed \(seed): \(box.figure) at \(box.frame) outside \(around)")
        #expect(box.frame.contains(box.content), "seed \(seed): \(box.figure)")
      }
    }
  }

  @Test(arguments: sizes) func neighboursDoNotOverlap(size: Size) {
    eachPage(size) { layout, seed in
      let families = Dictionary(grouping: layout.boxes.indices, by: { layout.boxes[$0].parent })
      for children in families.values {
        for (place, first) in children.enumerated() {
          for second in children[(place + 1)...] {
            let shared = layout.boxes[first].frame.intersection(layout.boxes[second].frame)
            #expect(
              shared.isEmpty, "seed \(seed): \(layout.boxes[first].figure), \(layout.boxes[second].figure)")
          }
        }
      }
    }
  }

  @Test(arguments: sizes) func rowsOfTextFitTheirPlace(size: Size) {
    eachPage(size) { layout, seed in
      for box in layout.boxes {
        for (line, room) in box.lines {
          #expect(line.columns <= room, "seed \(seed): \(line.text) in \(room)")
        }
      }
    }
  }

  @Test(arguments: sizes.prefix(4)) func noTextIsCut(size: Size) {
    eachPage(size) { layout, seed in
      for box in layout.boxes {
        guard case .text(let text) = box.element.content, case .text(let lines) = box.figure,
          box.content.columns >= 2
        else { continue }
        let drawn = TextLine(layout.typesetter.width.parts(of: text.string).map(Glyph.init))
        #expect(
          lines.map(\.text).joined().filter { $0 != " " } == drawn.text.filter { $0 != " " }, "seed \(seed)")
      }
    }
  }

  @Test(arguments: sizes) func theCursorStandsOnTheFocus(size: Size) {
    for seed in UInt64(1)...40 {
      var random = RandomTree(seed: seed)
      let tree = random.tree()
      let controls = tree.all.filter(\.isControl)
      for control in controls {
        let picture = PagePicture(
          tree, columns: size.columns, rows: size.rows, prepare: { state, _ in state.focus = control.id })
        guard let box = picture.layout.box(control.id), !box.frame.isEmpty, size.rows > 1 else { continue }
        let view = Viewport(picture.layout, size: size, scroll: picture.state.scroll)
        let cell = view.page(picture.page.cursor)
        #expect(
          cell.map(box.frame.contains) == true,
          "seed \(seed): \(box.figure) \(box.frame) \(picture.page.cursor)")
      }
    }
  }

  @Test func aWideCharacterIsNeverDrawnHalf() {
    for seed in UInt64(1)...60 {
      var random = RandomTree(seed: seed)
      let picture = PagePicture(
        random.tree(), columns: 33, rows: 30,
        prepare: { state, _ in state.slideOffset = Int(seed % 40) - 20 })
      let grid = picture.page.layer.grid
      for y in 0..<grid.rows {
        for x in 0..<grid.columns where grid[x, y].width == 2 { #expect(grid[x + 1, y].width == 0) }
        for x in 0..<grid.columns where grid[x, y].width == 0 { #expect(grid[x - 1, y].width == 2) }
      }
    }
  }

  @Test(arguments: sizes) func whatIsKeptFromBeforeStandsAsIfPlacedAnew(size: Size) {
    func layout(_ tree: Element, before: PageLayout? = nil) -> PageLayout {
      PageLayout(
        tree: tree, columns: size.columns, density: Density(size: size),
        typesetter: Typesetter(width: .table),
        before: before)
    }
    for seed in UInt64(1)...100 {
      var random = RandomTree(seed: seed)
      let tree = random.tree()
      let changed = tree.withSomethingNew
      let (anew, kept) = (layout(changed), layout(changed, before: layout(tree)))
      #expect(kept.height == anew.height && kept.boxes.count == anew.boxes.count, "seed \(seed)")
      #expect(kept.turning == anew.turning && kept.sliding == anew.sliding, "seed \(seed)")
      #expect(kept.stickyHeight == anew.stickyHeight, "seed \(seed)")
      for (kept, anew) in zip(kept.boxes, anew.boxes) {
        #expect(kept.id == anew.id && kept.element.isSame(as: anew.element), "seed \(seed)")
        #expect(kept.frame == anew.frame && kept.content == anew.content, "seed \(seed): \(kept.figure)")
        #expect(kept.parent == anew.parent && kept.end == anew.end, "seed \(seed): \(kept.figure)")
        #expect(kept.figure == anew.figure && kept.style == anew.style && kept.clip == anew.clip)
      }
    }
  }

  @Test func eachElementHasOneBox() {
    eachPage(Size(columns: 80, rows: 24)) { layout, _ in
      #expect(Set(layout.boxes.map(\.id)).count == layout.boxes.count)
    }
  }
}

extension Element {
  /// The element and all inside it, in reading order.
  var all: [Element] { [self] + children.flatMap(\.all) }

  /// The element with a new first child, without its last one, and with a change deep in the middle.
  fileprivate var withSomethingNew: Element {
    var element = self
    if !children.isEmpty {
      element.children[children.count / 2] = children[children.count / 2].withMoreRoom
    }
    element.children.insert(Element(id: id.child(100_000), content: .text("New")), at: 0)
    if children.count > 2 { element.children.removeLast() }
    return element
  }

  /// The element with more free room around its last leaf.
  private var withMoreRoom: Element {
    var element = self
    if let last = children.last {
      element.children[children.count - 1] = last.withMoreRoom
    } else {
      element.style.padding.top += 1
      element.style.padding.leading += 2
    }
    return element
  }
}

extension Box {
  /// The rows of text of a figure, each with the columns that it may take.
  fileprivate var lines: [(TextLine, Int)] {
    let room = content.columns
    return switch figure {
    case .text(let lines): lines.map { ($0, room) }
    case .well(let label, _, _, _): label.map { ($0, room) }
    case .indicator(let rows): ([rows.words] + rows.title + rows.formTitle).map { ($0, room) }
    case .answer(let label, let value, let column, _, _):
      label.map { ($0, room) } + value.map { ($0, room - column) }
    case .scale(let rows), .stars(let rows):
      rows.options.flatMap { option in option.label.map { ($0, max(1, option.frame.columns)) } }
        + rows.captions.map { ($0.line, max(1, room - $0.place.x)) }
    case .options(let rows), .chips(let rows):
      rows.options.flatMap { option in
        (option.label + option.detail).map { ($0, max(1, option.frame.columns)) }
      }
    case .toggle(let lines): lines.map { ($0, max(1, room)) }
    case .button(let lines, _, _): lines.map { ($0, max(1, room)) }
    case .spinner(let line): [(line, room)]
    case .none, .divider, .card, .note, .segments, .skeleton, .input, .menu: []
    }
  }
}
