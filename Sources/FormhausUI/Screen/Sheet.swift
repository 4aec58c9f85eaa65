import FormhausCore
import FormhausText
import FormhausViews
import Surface

/// A sheet above the page: a small screen of its own in a frame.
@MainActor
struct Sheet {
  let id: ElementID
  let title: SafeText
  /// The page that it covers.
  var below: PageElements
  /// Where the focus was when it came, and how far the page was scrolled.
  let focusBelow: ElementID?
  let scrollBelow: Int
  let geometry: ScreenGeometry
  private var screen: Size

  /// Columns inside its lines at most.
  private static let widest = 64

  init(
    _ element: Element, page: PageElements, above below: PageElements, _ state: ScreenState, screen: Size,
    painter: Painter, labels: Labels
  ) {
    id = element.id
    title = element.semantics?.label ?? ""
    self.below = below
    focusBelow = state.focus
    scrollBelow = state.scroll
    self.screen = screen
    geometry = ScreenGeometry(
      page: page, size: Sheet.room(on: screen), painter: painter, labels: labels)
    adopt(page)
  }

  /// Takes over what is on the sheet now, and makes it as high as that.
  func adopt(_ page: PageElements) {
    geometry.adopt(page)
    geometry.density = Density(size: screen)
    geometry.size = Sheet.room(on: screen)
    let rows = min(geometry.layout(focus: nil).height, geometry.size.rows)
    geometry.size = Size(columns: geometry.size.columns, rows: rows)
  }

  mutating func resize(to size: Size) {
    screen = size
    adopt(geometry.page)
  }

  /// The cells of the screen that the sheet takes, with its lines.
  var frame: Rect { Panel.centred(geometry.size, on: screen) }

  /// The most cells inside its lines.
  private static func room(on screen: Size) -> Size {
    Size(columns: max(1, min(widest, screen.columns - 2)), rows: max(1, screen.rows - 3))
  }
}

extension Screen {
  /// Reads the tree as it is now; a sheet in it becomes the page, and what it covers stays in sight behind it.
  func readPage() {
    let tree = PageElements(tree: host.tree(), before: sheet?.below ?? page)
    pageGeometry.adopt(tree)
    guard let element = tree.sheet, !element.children.isEmpty else {
      sheet = nil
      page = tree
      return
    }
    page = PageElements(sheet: element, above: tree)
    if sheet?.id == element.id {
      sheet?.below = tree
      sheet?.adopt(page)
    } else {
      sheet = Sheet(
        element, page: page, above: tree, state, screen: size, painter: painter, labels: options.labels)
    }
  }

  /// Leaves the page as it was below a sheet that comes, and finds it again so once the sheet has gone.
  func turnToSheet(from before: Sheet?) {
    guard before?.id != sheet?.id else { return }
    state.menu = nil
    state.calendar = nil
    state.isOnSheet = sheet != nil
    if sheet != nil {
      (state.scroll, state.focus) = (0, page.entry)
    } else if let before {
      (state.scroll, state.focus) = (before.scrollBelow, before.focusBelow)
    }
  }

  /// Asks the question of a sheet that has no view of its own.
  func askQuestion() {
    if let question = page.sheet, let confirmation = question.semantics?.confirmation {
      if state.dialog == nil { state.dialog = reducer.question(confirmation, pressing: question.id) }
    } else if state.dialog?.kind == .confirmation {
      state.dialog = nil
    }
  }

  /// An event of the mouse as the sheet sees it.
  func onSheet(_ event: MouseEvent) -> MouseEvent {
    guard let sheet, state.dialog == nil, state.help == nil else { return event }
    var event = event
    event.point = event.point.offset(x: -sheet.frame.x - 1, y: -sheet.frame.y - 1)
    return event
  }

  /// Draws the sheet in its frame, with what is open on it.
  func pictures(of sheet: Sheet, _ state: ScreenState, _ text: InputText?) -> [Picture] {
    let layout = sheet.geometry.layout(focus: state.focus)
    var state = state
    state.status = nil
    let title = painter.typesetter.line(sheet.title, columns: .max)
    let margin = Panel.margin(of: sheet.frame, on: size, by: painter)
    let frame = Panel(frame: sheet.frame, title: title, margin: margin, painter: painter)
      .picture(id: "sheet", cursor: .zero)
    let page = painter.page(layout, state: state, size: sheet.geometry.size, hints: [], text: text)
    let pictures = [page] + openList(layout, state, sheet.geometry.size, above: page)
    let start = sheet.frame.origin.offset(x: 1, y: 1)
    return [frame]
      + pictures.map { picture in
        Picture(
          layer: Layer(
            id: "sheet." + picture.layer.id, origin: picture.layer.origin.offset(x: start.x, y: start.y),
            grid: picture.layer.grid),
          cursor: picture.cursor.offset(x: start.x, y: start.y))
      }
  }
}
