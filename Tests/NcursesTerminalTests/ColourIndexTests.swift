import Surface
import Testing

@testable import NcursesTerminal

@Suite struct ColourIndexTests {
  @Test(arguments: ColourDepth.allCases) func theTerminalsOwnColourStays(depth: ColourDepth) {
    #expect(ColourIndex(depth: depth, count: 256).number(of: .standard) == -1)
  }

  @Test func monochromeHasNoColours() {
    #expect(ColourIndex(depth: .monochrome, count: 256).number(of: .rgb(255, 0, 0)) == -1)
  }

  @Test func colours256TakeTheNearestOfTheCubeAndTheGreys() {
    let index = ColourIndex(depth: .indexed256, count: 256)
    #expect(index.number(of: .ansi(9)) == 9)
    #expect(index.number(of: .indexed(131)) == 131)
    #expect(index.number(of: .rgb(255, 0, 0)) == 196)
    #expect(index.number(of: .rgb(8, 8, 8)) == 232)
    #expect(index.number(of: .rgb(94, 136, 250)) == 69)
  }

  @Test func colours16TakeTheNearestName() {
    let index = ColourIndex(depth: .ansi16, count: 16)
    #expect(index.number(of: .ansi(12)) == 12)
    #expect(index.number(of: .rgb(200, 0, 0)) == 1)
    #expect(index.number(of: .indexed(46)) == 10)
    #expect(!index.needsBold(.ansi(12)))
  }

  @Test func colours8ShowBrightOnesInBold() {
    let index = ColourIndex(depth: .ansi16, count: 8)
    #expect(index.number(of: .ansi(12)) == 4)
    #expect(index.needsBold(.ansi(12)))
    #expect(!index.needsBold(.ansi(4)))
    #expect(!index.needsBold(.standard))
  }

  @Test func directColoursKeepTheirValue() {
    let index = ColourIndex(depth: .truecolor, count: 1 << 24)
    #expect(index.number(of: .rgb(0x12, 0x34, 0x56)) == 0x123456)
    #expect(index.number(of: .ansi(3)) == 3)
    #expect(index.number(of: .indexed(196)) == 0xFF0000)
    #expect(index.number(of: .rgb(0, 0, 1)) == 8)
  }
}
