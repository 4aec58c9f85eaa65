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
  /// Called when the terminal is to ring, where `ScreenOptions.bell` asks for it.
  public var rings: (@MainActor () -> Void)?
  /// Called when the terminal is to flash, where `ScreenOptions.flash` asks for it.
  public var flashes: (@MainActor () -> Void)?
  /// What has happened that a bell or a flash tells, in order, whether it was asked for or not.
  public internal(set) var cues: [Cue] = []
  /// Everything that was said on the status row, in order.
  public internal(set) var announcements: [String] = []
  /// The terminal's extent in cells.
  public var size: Size { pageGeometry.size }

  let host: ViewHost
  let options: ScreenOptions
  let clock: any FormClock
  private(set) var painter: Painter
  let pageGeometry: ScreenGeometry
  var state = ScreenState()
  /// What can be used now: the page, or the sheet above it.
  var page: PageElements
  /// The sheet that covers the page.
  var sheet: Sheet?
  var carriedOut = CarriedOut()
  /// Inputs whose views were given a text since the page was read, and may have refused it.
  var written: Set<ElementID> = []
  /// Whether the state knows of the elements of a page already.
  var isPageRead = false
  var slide: SlideMotion?
  var slideTick: ScheduledWork?
  var spinnerTick: ScheduledWork?
  private var isStale = true
  private var isFrameDue = false

  /// A screen of so many cells that shows the view of a host.
  public init(
    host: ViewHost, options: ScreenOptions = ScreenOptions(), size: Size = Size(columns: 80, rows: 24),
    clock: any FormClock
  ) {
    self.host = host
    self.options = options
    self.clock = clock
    painter = Painter(
      theme: options.theme, depth: options.colours, width: options.width, ascii: options.ascii,
      isConsole: options.isConsole, borders: options.borders, isLarge: options.isLarge)
    state.reduceMotion = options.reduceMotion
    state.mayLeave = options.mayLeave
    page = PageElements(tree: host.tree())
    painter.change(to: page.theme ?? options.theme)
    pageGeometry = ScreenGeometry(page: page, size: size, painter: painter, labels: options.labels)
    host.invalidated = { [weak self] in self?.treeChanged() }
    refresh()
  }

  /// Takes one event of the terminal.
  public func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key) where key == options.operatorKey && !options.mayLeave: ended?(.left)
    case .key(let key): perform(.key(key))
    case .paste(let text): perform(.paste(text))
    case .mouse(let event): if options.mouse { perform(.mouse(onSheet(event))) }
    case .resize(let size):
      pageGeometry.size = size
      sheet?.resize(to: size)
      requestFrame()
    case .resumed: requestFrame()
    case .hangup, .signal: break
    }
  }

  /// Brings the state up to the tree as it is now.
  func refresh() {
    // A view that answers each change with another one must not hold the screen up.
    var rounds = 0
    repeat {
      if isStale {
        isStale = false
        let before = (page: page, sheet: sheet)
        readPage()
        painter.change(to: page.theme ?? options.theme)
        turnToSheet(from: before.sheet)
        adopt(after: sheet == nil ? before.sheet?.below ?? before.page : before.page)
      }
      publishFocus()
      rounds += 1
    } while isStale && rounds < 8
    reducer.offer(&state)
  }

  /// Asks for one frame, however much has changed.
  func requestFrame() {
    guard !isFrameDue else { return }
    isFrameDue = true
    needsFrame?()
  }

  func frameIsDrawn() { isFrameDue = false }

  /// Where everything stands that can be used now.
  var geometry: ScreenGeometry { sheet?.geometry ?? pageGeometry }

  private func treeChanged() {
    isStale = true
    requestFrame()
  }

  var reducer: ScreenReducer {
    ScreenReducer(
      page: page, geometry: geometry, painter: painter, labels: options.labels, screenSize: size,
      isTooSmall: pageGeometry.isTooSmall)
  }
}
