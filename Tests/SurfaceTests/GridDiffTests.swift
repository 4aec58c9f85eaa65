import SeededRandom
import Surface
import Testing

@Suite struct GridDiffTests {
  @Test func equalGridsHaveNoRuns() {
    var random = SeededGenerator(seed: 1)
    let grid = randomGrid(columns: 9, rows: 4, &random)
    #expect(GridDiff.diff(from: grid, to: grid).isEmpty)
  }

  @Test func oneChangedLetterIsOneRunOfOneCell() {
    let before = Grid(columns: 9, rows: 4)
    var after = before
    after.put(Cell(text: "a"), at: Point(x: 3, y: 2))
    #expect(
      GridDiff.diff(from: before, to: after) == [CellRun(start: Point(x: 3, y: 2), cells: [Cell(text: "a")])])
  }

  @Test func anotherWideGraphemeIsARunOfBothHalves() {
    var before = Grid(columns: 4, rows: 1)
    before.put(Cell(text: "日", width: 2), at: .zero)
    var after = before
    after.put(Cell(text: "本", width: 2), at: .zero)
    let runs = GridDiff.diff(from: before, to: after)
    #expect(runs.map(\.cells.count) == [2])
  }

  @Test func anotherSizeIsAFullRepaint() {
    let runs = GridDiff.diff(from: Grid(columns: 4, rows: 2), to: Grid(columns: 3, rows: 2))
    #expect(runs.map(\.cells.count) == [3, 3])
  }

  @Test(arguments: 0..<60) func applyingTheDifferenceGivesTheNewGrid(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let before = randomGrid(columns: 8, rows: 3, &random)
    var after = before
    scribble(on: &after, writes: Int.random(in: 0...12, using: &random), &random)
    #expect(GridDiff.apply(GridDiff.diff(from: before, to: after), to: before) == after)
    let other = randomGrid(
      columns: Int.random(in: 0...10, using: &random), rows: Int.random(in: 0...4, using: &random), &random)
    let runs = GridDiff.diff(from: before, to: other)
    #expect(GridDiff.apply(runs, to: before, size: other.size) == other)
  }
}
