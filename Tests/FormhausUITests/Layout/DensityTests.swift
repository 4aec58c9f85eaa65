import FormhausViews
import Surface
import Testing

@testable import FormhausUI

@Suite struct DensityTests {
  @Test(arguments: [
    (120, 40, Density.comfortable), (60, 30, .comfortable), (80, 24, .compact), (59, 40, .compact),
    (40, 16, .compact),
    (80, 15, .dense), (40, 12, .dense), (39, 24, .dense), (20, 8, .dense), (0, 0, .dense),
  ])
  func theSizeOfTheTerminalChooses(columns: Int, rows: Int, density: Density) {
    #expect(Density(size: Size(columns: columns, rows: rows)) == density)
  }

  @Test func longLinesAreNotMadeLonger() {
    let metrics = PageMetrics(density: .comfortable, columns: 200)
    #expect(metrics.contentColumns == 80)
    #expect(metrics.left == 60)
  }

  @Test func aDensePageSpendsNothingOnFreeRoom() {
    let metrics = PageMetrics(density: .dense, columns: 20)
    #expect(metrics.contentColumns == 20)
    #expect(metrics.spacing(2) == 0)
    #expect(
      metrics.padding(EdgeInsets(top: 1, leading: 4, bottom: 1, trailing: 1))
        == EdgeInsets(leading: 2, trailing: 1))
  }
}
