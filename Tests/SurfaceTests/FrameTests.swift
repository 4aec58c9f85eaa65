import SeededRandom
import Surface
import Testing

@Suite struct FrameTests {
  private func sheet(_ id: String, _ text: String, at origin: Point, columns: Int, rows: Int) -> Layer {
    var grid = Grid(columns: columns, rows: rows)
    grid.put(text.map { Cell(text: String($0), width: $0.isASCII ? 1 : 2) }, at: .zero)
    return Layer(id: id, origin: origin, grid: grid)
  }

  @Test func aLayerHidesWhatItCovers() {
    let frame = Frame(
      size: Size(columns: 8, rows: 2),
      layers: [
        sheet("page", "abcdefgh", at: .zero, columns: 8, rows: 2),
        sheet("dropdown", "xy", at: Point(x: 2, y: 0), columns: 3, rows: 2),
      ])
    #expect(frame.flattened.text == "abxy fgh\n")
  }

  @Test func aLayerOverHalfAWideGraphemeLeavesABlank() {
    let frame = Frame(
      size: Size(columns: 6, rows: 1),
      layers: [
        sheet("page", "日本語", at: .zero, columns: 6, rows: 1),
        sheet("dialog", "x", at: Point(x: 1, y: 0), columns: 2, rows: 1),
      ])
    #expect(frame.flattened.text == " x  語")
  }

  @Test func aLayerIsCutAtTheScreensEdge() {
    let layer = sheet("page", "日bcd", at: Point(x: -1, y: 0), columns: 5, rows: 1)
    let clipped = layer.clipped(to: Size(columns: 3, rows: 3))
    #expect(clipped?.origin == .zero)
    #expect(clipped?.grid.text == " bc")
    #expect(layer.clipped(to: Size(columns: 3, rows: 0)) == nil)
    let far = Layer(id: "far", origin: Point(x: 9, y: 0), grid: layer.grid)
    #expect(far.clipped(to: Size(columns: 3, rows: 3)) == nil)
  }

  @Test(arguments: 0..<20) func clippingTheLayersChangesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = Size(columns: 9, rows: 4)
    let layers = (0..<3).map { number in
      Layer(
        id: "\(number)",
        origin: Point(x: Int.random(in: -4...9, using: &random), y: Int.random(in: -2...4, using: &random)),
        grid: randomGrid(columns: 5, rows: 3, &random))
    }
    let whole = Frame(size: size, layers: layers)
    let cut = Frame(size: size, layers: layers.compactMap { $0.clipped(to: size) })
    #expect(whole.flattened == cut.flattened)
  }
}
