import Surface

/// A row of random frames, the same for the same seed, with wide graphemes under and over the edges of layers.
struct RandomFrames {
  private var state: UInt64
  private(set) var current: Frame?

  init(seed: UInt64) {
    state = seed
  }

  mutating func advance(on size: Size) {
    var frame = current ?? Frame(size: size)
    frame.size = size
    let ids = ["a", "b", "c", "d"]
    let id = ids[number(below: ids.count)]
    switch number(below: 6) {
    case 0: frame.layers.removeAll { $0.id == id }
    case 1: frame.layers.reverse()
    case 2:
      if let place = frame.layers.firstIndex(where: { $0.id == id }) {
        frame.layers[place].origin = origin(size)
      }
    default:
      let place = frame.layers.firstIndex { $0.id == id }
      var grid =
        place.map { frame.layers[$0].grid }
        ?? Grid(columns: 1 + number(below: size.columns), rows: 1 + number(below: size.rows))
      for _ in 0..<number(below: 40) { scribble(&grid) }
      if let place {
        frame.layers[place].grid = grid
      } else {
        frame.layers.append(Layer(id: id, origin: origin(size), grid: grid))
      }
    }
    frame.cursor = Point(x: number(below: size.columns), y: number(below: size.rows))
    current = frame
  }

  private mutating func scribble(_ grid: inout Grid) {
    let texts: [(String, UInt8)] = [
      ("a", 1), ("e\u{301}", 1), ("日", 2), ("語", 2), ("😀", 2), (" ", 1), ("─", 1),
    ]
    let styles: [Style] = [
      .plain, Style(attributes: .reverse), Style(foreground: .indexed(131), background: .ansi(7)),
    ]
    let (text, width) = texts[number(below: texts.count)]
    let cell = Cell(text: text, width: width, style: styles[number(below: styles.count)])
    grid.put(cell, at: Point(x: number(below: grid.columns), y: number(below: grid.rows)))
  }

  private mutating func origin(_ size: Size) -> Point {
    Point(x: number(below: size.columns + 6) - 6, y: number(below: size.rows + 2) - 2)
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }
}
