public import FormhausUI
public import FormhausViews
public import Surface

/// A terminal without a terminal: it drives a real screen with keys, pastes and time, and looks at what is drawn.
///
/// ```swift
/// let terminal = HeadlessTerminal(StepFormExample(today: day) { _ in })
/// try terminal.type("<Tab><Space>")
/// terminal.press("signup.next")
/// await terminal.settle()
/// print(terminal.text)
/// ```
/// Time stands still except for `advance(by:)`.
@MainActor
public final class HeadlessTerminal {
  /// The screen that is driven.
  public let screen: Screen
  /// The clock of the screen; it stands still unless it is advanced.
  public let clock: TestClock
  /// How the person left; nil while the form is open.
  public private(set) var ending: ScreenEnding?
  /// How often it rang; never unless the options ask for it.
  public private(set) var bells = 0
  /// How often it flashed; never unless the options ask for it.
  public private(set) var flashes = 0
  /// What the terminal shows now.
  public private(set) var frame: Frame
  private var isFrameDue = false

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - options: Reduce Motion is on unless they say otherwise.
  ///   - change: changes what is passed down to the view.
  public convenience init(
    _ view: some View, size: Size = Size(columns: 80, rows: 24),
    options: ScreenOptions = ScreenOptions(reduceMotion: true),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let clock = TestClock()
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.reduceMotion = options.reduceMotion
    environment.labels = options.labels
    change(&environment)
    self.init(host: ViewHost(view, environment: environment), size: size, options: options, clock: clock)
  }

  /// Shows the view of a host whose environment has the same clock.
  public init(
    host: ViewHost, size: Size = Size(columns: 80, rows: 24),
    options: ScreenOptions = ScreenOptions(reduceMotion: true), clock: TestClock
  ) {
    self.clock = clock
    screen = Screen(host: host, options: options, size: size, clock: clock)
    frame = screen.frame()
    screen.needsFrame = { [weak self] in self?.isFrameDue = true }
    screen.rings = { [weak self] in self?.bells += 1 }
    screen.flashes = { [weak self] in self?.flashes += 1 }
    screen.ended = { [weak self] (ending: ScreenEnding) in self?.ending = ending }
    draw()
  }

  /// Presses keys, such as `Ada<Tab>ada@x.org<Enter>`.
  public func type(_ keys: String) throws(KeySequence.SyntaxError) {
    press(try KeySequence(keys).keys)
  }

  /// Presses keys, one after the other.
  public func press(_ keys: [Key]) {
    for key in keys { take(.key(key)) }
  }

  /// Pastes a text in one go.
  public func paste(_ text: String) { take(.paste(text)) }

  /// Makes the terminal larger or smaller, in cells.
  public func resize(to size: Size) { take(.resize(size)) }

  /// Does to the element with a test id what a click does; false when it is not there or cannot be used.
  @discardableResult
  public func press(_ testID: String) -> Bool {
    defer { draw() }
    return screen.press(testID: testID)
  }

  /// Moves the focus; false when there is no such element or it cannot have the focus.
  @discardableResult
  public func focus(_ testID: String) -> Bool {
    defer { draw() }
    return screen.focus(testID: testID)
  }

  /// Gives the screen one event of a terminal.
  public func take(_ event: TerminalEvent) {
    screen.handle(event)
    draw()
  }

  /// Lets time pass, frame by frame.
  public func advance(by duration: Duration) {
    clock.advance(by: duration) { self.draw() }
    draw()
  }

  /// Lets work that needs no time go on: answers that have come, moves that take no time.
  public func settle() async {
    await FormhausTesting.settle {
      clock.advance(by: .zero)
      return false
    }
    draw()
  }

  /// The test id of what has the focus.
  public var focusedTestID: String? { screen.focusedTestID }

  /// What was said on the status row so far, in order.
  public var announcements: [String] { screen.announcements }

  /// What is drawn, row by row, without the blanks at the end of each row.
  public var text: String { frame.flattened.text }

  /// As the real terminal does, one frame for all that changed.
  private func draw() {
    // Drawing may show that something has to be drawn again, but not for ever.
    for _ in 0..<4 where isFrameDue {
      isFrameDue = false
      frame = screen.frame()
    }
  }
}
