import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// A choice whose options open in the middle of the screen.
@MainActor
@Suite("The list of countries above a page")
struct CountrySheetTests {
  @MainActor
  private final class Answer {
    var code: String { didSet { changed?() } }
    var changed: (@MainActor () -> Void)?

    init(_ code: String) { self.code = code }
  }

  private struct Destination: View {
    let answer: Answer
    let codes: [String]?

    var body: some View {
      VStack {
        Well("Country or region") {
          CountryPicker(
            "Country or region", selection: Binding(get: { answer.code }, set: { answer.code = $0 }),
            countryCodes: codes
          )
          .accessibilityIdentifier("country")
        }
        ForEach(0..<30, id: \.self) { Text("Line \($0)") }
      }
    }
  }

  private let answer = Answer("GB")

  private func pilot(
    columns: Int = 80, rows: Int = 24, codes: [String]? = nil, options: ScreenOptions? = nil
  ) -> ScreenPilot {
    let pilot = ScreenPilot(
      Destination(answer: answer, codes: codes), size: Size(columns: columns, rows: rows),
      options: options ?? ScreenOptions(colours: .monochrome, reduceMotion: true, mouse: true))
    answer.changed = { [weak pilot] in pilot?.screen.host.invalidate() }
    return pilot
  }

  /// The rows of the panel, without its lines.
  private func list(_ pilot: ScreenPilot) -> [String] {
    pilot.rows.compactMap { row in
      guard let start = row.firstRange(of: "│"), let end = row.lastIndex(of: "│"), start.upperBound < end
      else { return nil }
      return String(row[start.upperBound..<end]).trimmingBlanks
    }
  }

  @Test("it opens on the current country, checked and in the middle")
  func opening() {
    let pilot = pilot()
    pilot.keys("<Enter>")
    #expect(pilot.picture.contains("╭ Country or region ─"))
    #expect(pilot.textAtCursor.hasPrefix("United Kingdom"))
    #expect(pilot.picture.contains("> ✓ United Kingdom"))
    #expect(pilot.picture.contains("/252 ─╯"))
    let rows = list(pilot)
    let place = rows.firstIndex { $0.contains("United Kingdom") }
    #expect(rows.first == "Type to search" && rows.count == 15)
    #expect(place == 8)
    #expect(pilot.picture.contains("├───"))
    // The page below stands where it stood.
    #expect(pilot.rows[0].contains("Country or region") && pilot.rows[1].contains("United Kingdom"))
  }

  @Test(
    "what is typed finds a country by any of its names, and Enter takes the first",
    arguments: [
      ("deutschland", "DE", "Germany"), ("germany", "DE", "Germany"), ("UK", "GB", "United Kingdom"),
      ("holland", "NL", "Netherlands"), ("ivory coast", "CI", "Côte d’Ivoire"),
      ("aland", "AX", "Åland Islands"),
      ("s", "WS", "Samoa"), ("japan", "JP", "Japan"),
    ])
  func search(typed: String, code: String, name: String) {
    let pilot = pilot()
    pilot.keys("<Enter>" + typed)
    #expect(list(pilot).first == typed)
    #expect(pilot.rows[pilot.cursor.y].contains(typed))
    #expect(pilot.highlighted?.contains(name) == true)
    #expect(pilot.picture.contains("─ 1/"))
    pilot.keys("<Enter>")
    #expect(answer.code == code)
    #expect(pilot.rows[1].contains(name) && list(pilot).isEmpty)
    #expect(pilot.screen.focusedTestID == "country")
  }

  @Test("erasing the search shows all again; a search keeps the panel as it is")
  func erasing() {
    let pilot = pilot()
    pilot.keys("<Enter>")
    func edges() -> [Int] {
      pilot.rows.indices.filter { pilot.rows[$0].contains("├─") || pilot.rows[$0].contains("╰─") }
    }
    let before = edges()
    pilot.keys("fr<Down>")
    #expect(edges() == before)
    #expect(list(pilot).contains { $0.contains("French Guiana") })
    pilot.keys("<Backspace><Backspace>")
    #expect(list(pilot).first == "Type to search")
    #expect(pilot.picture.contains("/252"))
    pilot.keys("<Esc>")
    #expect(answer.code == "GB" && !pilot.picture.contains("Type to search"))
    #expect(pilot.endings.isEmpty)
  }

  @Test("Home, End and the page keys go through the list")
  func keys() {
    let pilot = pilot()
    pilot.keys("<Enter><Home>")
    #expect(pilot.textAtCursor.hasPrefix("Afghanistan") && pilot.picture.contains(" 1/252 "))
    pilot.keys("<PgDn>")
    #expect(pilot.picture.contains(" 14/252 "))
    pilot.keys("<PgUp><End>")
    #expect(pilot.textAtCursor.hasPrefix("Zimbabwe") && pilot.picture.contains(" 252/252 "))
  }

  @Test("where nothing matches it says so, and what to do")
  func noMatch() {
    for (columns, rows) in [(80, 24), (40, 12), (20, 8)] {
      let pilot = pilot(columns: columns, rows: rows)
      pilot.keys("<Enter>untied")
      #expect(pilot.picture.contains("No match"))
      #expect(list(pilot).joined(separator: " ").contains("Erase letters to see"), "\(pilot.picture)")
      pilot.keys("<Enter>")
      #expect(answer.code == "GB" && pilot.statusRow.hasPrefix("No match"))
      pilot.keys("<Backspace><Backspace><Backspace><Backspace>")
      #expect(pilot.highlighted?.hasPrefix("United Arab") == true)
    }
  }

  @Test("the mouse picks, begins a search, and closes it beside the panel; the wheel goes through it")
  func mouse() throws {
    let pilot = pilot()
    func click(_ text: String) throws {
      let rows = pilot.rows
      let y = try #require(rows.lastIndex { $0.contains(text) })
      let start = try #require(rows[y].firstRange(of: text)?.lowerBound)
      let x = rows[y].distance(from: rows[y].startIndex, to: start)
      pilot.screen.handle(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: x, y: y))))
      _ = pilot.screen.frame()
    }
    pilot.keys("<Enter>")
    try click("Uruguay")
    #expect(answer.code == "UY")
    pilot.keys("<Enter>")
    try click("├──")
    #expect(pilot.textAtCursor.hasPrefix("Uruguay"))
    try click("Type to search")
    pilot.keys("chad")
    #expect(pilot.highlighted?.hasPrefix("Chad") == true)
    pilot.screen.handle(.mouse(MouseEvent(action: .scrollDown, point: Point(x: 40, y: 12))))
    try click("Line 19")
    #expect(answer.code == "UY" && !pilot.picture.contains("Chad"))
  }

  @Test("it fits every size, and stays open while the size changes")
  func sizes() {
    let pilot = pilot()
    pilot.keys("<Enter>")
    for (columns, rows) in [(20, 6), (20, 8), (30, 9), (40, 12), (60, 15), (120, 40), (80, 24)] {
      pilot.screen.handle(.resize(Size(columns: columns, rows: rows)))
      let rowsBefore = pilot.rows
      #expect(rowsBefore.contains { $0.contains("✓ United") }, "\(pilot.picture)")
      #expect(list(pilot).first?.hasPrefix("Type to sea") == true, "\(pilot.picture)")
      #expect(rowsBefore.count { $0.contains("╰─") && $0.contains("252") } == 1, "\(pilot.picture)")
      #expect(pilot.textAtCursor.hasPrefix("United"))
    }
    let fresh = self.pilot()
    fresh.keys("<Enter>")
    #expect(list(pilot).count == list(fresh).count)
  }

  @Test("without drawing characters it is drawn in ASCII")
  func ascii() {
    answer.code = "DE"
    let pilot = pilot(options: ScreenOptions(colours: .monochrome, reduceMotion: true, ascii: true))
    pilot.keys("<Enter>")
    #expect(pilot.picture.contains("> * Germany"))
    #expect(pilot.picture.contains("+ Country or region ---"))
    #expect(!pilot.picture.contains { !$0.isASCII }, "\(pilot.picture)")
  }

  @Test("a country that the list leaves out is shown, and none of those in it is checked")
  func leftOut() {
    let pilot = pilot(codes: ["US", "CA"])
    #expect(pilot.rows[1].contains("United Kingdom"))
    pilot.keys("<Enter>")
    #expect(pilot.picture.contains(">   Canada ") && pilot.picture.contains("    United States "))
    #expect(!pilot.picture.contains("✓"))
    pilot.keys("<Down><Enter>")
    #expect(answer.code == "US" && pilot.rows[1].contains("United States"))
  }
}
