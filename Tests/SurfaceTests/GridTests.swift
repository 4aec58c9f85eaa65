import SeededRandom
import Surface
import Testing

@Suite struct GridTests {
  private let wide = Cell(text: "日", width: 2)

  private func row(_ text: String) -> [Cell] {
    text.map { Cell(text: String($0), width: $0.isASCII ? 1 : 2) }
  }

  @Test func textIsTheRowsWithoutBlanksAtTheirEnds() {
    var grid = Grid(columns: 6, rows: 3)
    grid.put(row("ab 日"), at: Point(x: 1, y: 0))
    grid.put(row("x"), at: Point(x: 0, y: 2))
    #expect(grid.text == " ab 日\n\nx")
  }

  @Test(arguments: [(-1, 0), (4, 0), (0, -1), (0, 2), (Int.min, 0), (0, Int.max)])
  func writingOutsideChangesNothing(x: Int, y: Int) {
    var grid = Grid(columns: 4, rows: 2)
    grid.put(wide, at: Point(x: x, y: y))
    grid[x, y] = Cell(text: "a")
    #expect(grid == Grid(columns: 4, rows: 2))
    #expect(grid[x, y] == .blank)
  }

  @Test func writingOverTheFirstHalfBlanksTheSecond() {
    var grid = Grid(columns: 4, rows: 1)
    grid.put(wide, at: Point(x: 1, y: 0))
    grid.put(Cell(text: "a"), at: Point(x: 1, y: 0))
    #expect(grid.text == " a")
    #expect(grid[2, 0] == .blank)
  }

  @Test func writingOverTheSecondHalfBlanksTheFirst() {
    var grid = Grid(columns: 4, rows: 1)
    grid.put(wide, at: Point(x: 1, y: 0))
    grid.put(Cell(text: "a"), at: Point(x: 2, y: 0))
    #expect(grid.text == "  a")
  }

  @Test func aWideGraphemeOverTwoOthersBlanksTheirOuterHalves() {
    var grid = Grid(columns: 4, rows: 1)
    grid.put(row("日本"), at: .zero)
    grid.put(wide, at: Point(x: 1, y: 0))
    #expect(grid.text == " 日")
    #expect(isWhole(grid))
  }

  @Test func aWideGraphemeAtTheRightEdgeIsABlankInItsStyle() {
    var grid = Grid(columns: 2, rows: 1)
    let style = Style(attributes: .reverse)
    grid.put(Cell(text: "日", width: 2, style: style), at: Point(x: 1, y: 0))
    #expect(grid[1, 0] == .blank(style))
  }

  @Test func fillStaysInsideAndCutsNoWideGrapheme() {
    var grid = Grid(columns: 5, rows: 2)
    grid.put(row("日本語"), at: .zero)
    grid.fill(Rect(x: 1, y: -3, columns: 2, rows: 4), Style(attributes: .bold))
    #expect(grid.text == "\n")
    #expect(grid[1, 0] == .blank(Style(attributes: .bold)))
    grid.fill(Rect(x: .max, y: .max, columns: .max, rows: .max), with: wide)
    #expect(grid[3, 0] == .blank)
    grid.fill(Rect(x: 0, y: 1, columns: 5, rows: 9), with: wide)
    #expect(grid.text == "\n日日")
  }

  @Test func restyleTakesBothHalvesOfAWideGrapheme() {
    var grid = Grid(columns: 4, rows: 1)
    grid.put(row("a日b"), at: .zero)
    grid.restyle(Rect(x: 2, y: 0, columns: 1, rows: 1)) { style in
      Style(foreground: style.foreground, attributes: .underline)
    }
    #expect((0..<4).map { grid[$0, 0].style.attributes } == [[], .underline, .underline, []])
    #expect(grid.text == "a日b")
  }

  @Test func drawingAGridCutsItAtTheEdges() {
    var small = Grid(columns: 3, rows: 1, filledWith: Style(attributes: .bold))
    small.put(row("日x"), at: .zero)
    var grid = Grid(columns: 4, rows: 2)
    grid.draw(small, at: Point(x: -1, y: 0))
    grid.draw(small, at: Point(x: 3, y: 1))
    #expect(grid.text == " x\n")
    #expect(isWhole(grid))
  }

  @Test func aSideIsNeverNegative() {
    #expect(Grid(columns: -3, rows: 2).size == Size(columns: 0, rows: 2))
    #expect(Grid(columns: -3, rows: 2).text == "\n")
  }

  @Test(arguments: 0..<40) func noWritingBreaksAWideGrapheme(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var grid = randomGrid(columns: 7, rows: 3, &random)
    #expect(isWhole(grid))
    let part = randomGrid(columns: 5, rows: 2, &random)
    grid.draw(
      part, at: Point(x: Int.random(in: -5...7, using: &random), y: Int.random(in: -2...3, using: &random)))
    #expect(isWhole(grid))
    grid.fill(Rect(x: 2, y: 0, columns: 3, rows: 2), with: randomCell(&random))
    #expect(isWhole(grid))
    #expect(isWhole(grid.cropped(to: Rect(x: 1, y: -1, columns: 4, rows: 3))))
  }
}
