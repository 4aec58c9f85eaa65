import FormhausCore
public import FormhausStore
import FormhausText
public import FormhausViews
public import Surface

/// A view tree on a terminal: takes events, keeps the focus and what is being typed, and gives frames.
///
/// ```swift
/// let screen = Screen(host: ViewHost(view), size: terminal.size, clock: LiveClock())
/// screen.needsFrame = { terminal.present(screen.frame()) }
/// terminal.start { screen.handle($0) }
/// ```
@MainActor
public final class Screen {
  /// Called once when something is to be drawn again; `frame()` is due.
  public var needsFrame: (@MainActor () -> Void)?
  /// Called when the person left.
  public var ended: (@MainActor (ScreenEnding) -> Void)?
  /// Called when the person wants to stop the program for a while.
  public var wantsSuspend: (@MainActor () -> Void)?
  /// Called when the person wants the whole terminal to be drawn again.
  public var wantsRedraw: (@MainActor () -> Void)?
  /// Tells how many bytes the terminal has not taken yet; while there are any, nothing slides or turns.
  public var unsentBytes: (@MainActor () -> Int)?
  /// Everything that was said on the status row, in order.
  public internal(set) var announcements: [String] = []
  /// The terminal's extent in cells.
  public internal(set) var size: Size

  let host: ViewHost
  let options: ScreenOptions
  let clock: any FormClock
  let painter: Painter
  var state = ScreenState()
  var page: PageElements
  /// The page as it was placed last; nil once it has changed.
  var placed: PageLayout?
  var waiting = WaitingInput()
  var carriedOut = CarriedOut()
  var slide: SlideMotion?
  var slideTick: ScheduledWork?
  var spinnerTick: ScheduledWork?
  private var isStale = true
  private var isFrameDue = false

  public init(
    host: ViewHost, options: ScreenOptions = ScreenOptions(), size: Size = Size(columns: 80, rows: 24),
    clock: any FormClock
  ) {
    self.host = host
    self.options = options
    self.size = size
    self.clock = clock
    painter = Painter(
      theme: options.theme, depth: options.colours, width: options.width, ascii: options.ascii)
    state.reduceMotion = options.reduceMotion
    page = PageElements(tree: host.tree())
    host.invalidated = { [weak self] in self?.treeChanged() }
    refresh()
  }

  /// Takes one event of the terminal.
  public func handle(_ event: TerminalEvent) {
    refresh()
    switch event {
    case .key(let key):
      beginInput()
      press(key)
    case .paste(let text):
      beginInput()
      paste(text)
    case .mouse(let event):
      guard options.mouse else { return }
      let drawn = state
      beginInput()
      point(event, on: drawn)
    case .resize(let size):
      self.size = size
      placed = nil
    case .resumed: break
    case .hangup, .signal: return
    }
    refresh()
    requestFrame()
  }

  /// Brings the state up to the tree as it is now.
  func refresh() {
    // A view that answers each change with another one must not hold the screen up.
    var rounds = 0
    repeat {
      if isStale {
        isStale = false
        let before = page
        page = PageElements(tree: host.tree())
        placed = nil
        adopt(after: before)
      }
      publishFocus()
      rounds += 1
    } while isStale && rounds < 8
  }

  /// Asks for one frame, however much has changed.
  func requestFrame() {
    guard !isFrameDue else { return }
    isFrameDue = true
    needsFrame?()
  }

  func frameIsDrawn() { isFrameDue = false }

  private func treeChanged() {
    isStale = true
    requestFrame()
  }

  /// A key ends what is moving, and what was said has been read.
  func beginInput() {
    endSlide()
    state.status = nil
    state.isCursorOnStatus = false
  }

  var reducer: ScreenReducer {
    ScreenReducer(
      page: page, placed: { self.layout }, painter: painter, labels: options.labels, size: size)
  }

  /// Told of each locked question; while the whole form waits for its receiver it would only flash.
  private var lockedMark: SafeText {
    page.isBusy || page.isSent ? "" : SafeText(label: "(" + options.labels[.locked] + ")")
  }

  /// The page in its places.
  var layout: PageLayout {
    if let placed { return placed }
    let layout = PageLayout(
      tree: page.tree, columns: size.columns, density: Density(size: size), width: options.width,
      state: state,
      lockedMark: lockedMark)
    placed = layout
    return layout
  }
}
