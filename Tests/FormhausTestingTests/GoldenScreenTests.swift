import FormhausTesting
import Surface
import Testing

@Suite("Pictures that are kept")
struct GoldenScreenTests {
  private var picture: FramePicture {
    var grid = Grid(columns: 4, rows: 2)
    let warning = Style(foreground: .indexed(131), attributes: [.bold, .reverse])
    grid[0, 0] = Cell(text: "日", width: 2)
    grid[3, 1] = Cell(text: "!", style: warning)
    return FramePicture(
      Frame(
        size: Size(columns: 4, rows: 2), layers: [Layer(id: "page", grid: grid)], cursor: Point(x: 3, y: 1)))
  }

  @Test("a picture shows the rows, where they end, the cursor, and the style of each cell")
  func drawing() {
    #expect(picture.drawing == "4x2, cursor at column 4, row 2\n1│日  │\n2│   !│")
    #expect(picture.styles == "1│....│\n2│...a│\na indexed 131, bold reverse")
  }

  @Test("a picture that was kept is found the same; of another one the differing lines are shown")
  func compare() throws {
    let folder = "\(fixtures)/golden"
    let golden = GoldenScreen(folder: folder, isRecording: false)
    #expect(golden.difference("small", from: "one\ntwo\nthree") == nil)
    #expect(
      golden.difference("small", from: "one\n2\nthree\nfour") == """
        \(folder)/small.txt differs in 2 of 4 lines:
        line 2
          kept  two
          found 2
        line 4
          kept  (none)
          found four
        """)
    #expect(golden.difference("none", from: "")?.contains("FORMHAUS_RECORD=1 keeps the picture") == true)
  }

  @Test("recording keeps the picture as it is now")
  func record() throws {
    let folder = try TemporaryFolder()
    let recorder = GoldenScreen(folder: folder.path, isRecording: true)
    #expect(recorder.difference("new", from: picture.drawing) == nil)
    let golden = GoldenScreen(folder: folder.path, isRecording: false)
    #expect(golden.difference("new", from: picture.drawing) == nil)
    #expect(golden.difference("new", from: "other") != nil)
    #expect(GoldenScreen(folder: "/nowhere", isRecording: true).difference("new", from: "")?.isEmpty == false)
  }
}
