import FormhausText
import Glibc
import NcursesTerminal
import Surface

/// Two layers: a page with the latest events, and a dialog over it.
@MainActor
final class ProbeScreen {
  enum Ending {
    case quit
    case signal(Int32)
  }

  private let terminal: NcursesTerminal
  private let arguments: ProbeArguments
  private var events: [String] = []
  private var count = 0
  private var frames: RandomFrames?
  private var hasEnded = false

  init(_ terminal: NcursesTerminal, _ arguments: ProbeArguments) {
    self.terminal = terminal
    self.arguments = arguments
    frames = arguments.seed.map(RandomFrames.init)
  }

  /// What goes to standard output at the end: the last frame's text when the frames are random.
  var report: String {
    frames.map { $0.current?.flattened.text ?? "" } ?? "told \(count) events"
  }

  /// Takes an event; not nil when it ends the program.
  func receive(_ event: TerminalEvent) -> Ending? {
    if hasEnded { return nil }
    // `e` shows an equal frame.
    if event == .key(.character("e")) {
      draw()
      return nil
    }
    count += 1
    events.append("\(count): \(name(event))")
    switch event {
    case .key(.character("q")), .hangup:
      hasEnded = true
      return .quit
    case .signal(let number):
      hasEnded = true
      return .signal(number)
    case .key(.character("x")): crash()
    case .key(.character("b")): while true { poll(nil, 0, 1000) }
    case .key(.control("z")): terminal.suspend()
    case .key(.character("n")) where frames != nil: frames?.advance(on: terminal.size)
    default: break
    }
    draw()
    return nil
  }

  func draw() {
    let size = terminal.size
    if let frame = frames?.current { return terminal.present(frame) }
    var page = Grid(size: size)
    let capabilities = terminal.capabilities
    put("probe \(size.columns)x\(size.rows) \(capabilities.colours) \(capabilities.unicode)", &page, y: 0)
    put("wide 日本語 한국 e\u{301} 😀 |", &page, y: 1)
    for (row, event) in events.suffix(max(0, size.rows - 3)).enumerated() {
      put(event, &page, y: row + 2)
    }
    var dialog = Grid(columns: 12, rows: 3, filledWith: Style(background: .ansi(4)))
    put("╭──────────╮", &dialog, y: 0, Style(foreground: .ansi(1), attributes: .bold))
    put("│ dialog 日│", &dialog, y: 1)
    put("╰──────────╯", &dialog, y: 2)
    terminal.present(
      Frame(
        size: size,
        layers: [
          Layer(id: "page", grid: page),
          Layer(id: "dialog", origin: Point(x: size.columns - 14, y: 3), grid: dialog),
        ],
        cursor: Point(x: 6, y: 0)))
  }

  private func put(_ text: String, _ grid: inout Grid, y: Int, _ style: Style = .plain) {
    let cells = terminal.textWidth.parts(of: text).map { part in
      Cell(text: part.text, width: UInt8(clamping: part.cells), style: style)
    }
    grid.put(cells, at: Point(x: 0, y: y))
  }

  private func name(_ event: TerminalEvent) -> String {
    switch event {
    case .key(let key): "key \(key.name)"
    case .paste(let text) where text.utf8.count > 60:
      "paste of \(text.utf8.count) bytes, \(text.count) characters"
    case .paste(let text): "paste \(text.debugDescription)"
    case .resize(let size): "resize \(size.columns)x\(size.rows)"
    case .mouse(let mouse): "mouse \(mouse.action) \(mouse.point.x),\(mouse.point.y)"
    case .resumed: "resumed"
    case .hangup: "hangup"
    case .signal(let number): "signal \(number)"
    }
  }

  private func crash() {
    switch arguments.crash {
    case "segv": kill(getpid(), SIGSEGV)
    case "abort": abort()
    case "overflow": print(overflow(1))
    case "exit": exit(7)
    default: fatalError("asked to")
    }
  }

  private func overflow(_ depth: Int) -> Int {
    depth < 0 ? 0 : 1 + overflow(depth + 1) + overflow(depth + 2)
  }
}
