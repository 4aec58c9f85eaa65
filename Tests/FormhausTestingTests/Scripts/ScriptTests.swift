import FormhausTesting
import FormhausText
import FormhausUI
import Surface
import Testing

/// Texts of many scripts, where they are typed, clicked, cut, wrapped, chosen and read again.
@MainActor
@Suite("Scripts of the world")
struct ScriptTests {
  private let width = TextWidth.table

  /// The text as it stands in a row of cells.
  private func drawn(_ text: some StringProtocol) -> String {
    width.parts(of: String(text)).map(\.text).joined()
  }

  private func cells(_ text: some StringProtocol) -> Int { width.cells(of: String(text)) }

  @Test(
    "the cursor stands behind what is typed, and steps over what a person sees as one",
    arguments: ScriptForm.samples)
  func typing(_ sample: String) throws {
    let form = try ScriptForm()
    let start = form.terminal.frame.cursor
    try form.terminal.type(sample)
    #expect(form.terminal.frame.cursor == start.offset(x: cells(sample)))
    #expect(form.text(row: start.y, from: start.x, to: start.x + cells(sample)) == drawn(sample))
    #expect(form.grid[start.x + cells(sample), start.y].text == " ")
    form.expectWholeCells()
    for index in sample.indices.reversed() {
      try form.terminal.type("<Left>")
      #expect(form.terminal.frame.cursor == start.offset(x: cells(sample[..<index])))
    }
    try form.terminal.type("<End>")
    #expect(form.terminal.frame.cursor == start.offset(x: cells(sample)))
    for index in sample.indices.reversed() {
      try form.terminal.type("<Backspace>")
      #expect(form.terminal.frame.cursor == start.offset(x: cells(sample[..<index])))
    }
  }

  @Test("letters that come one code point at a time are put together", arguments: ScriptForm.samples)
  func codePoints(_ sample: String) throws {
    let form = try ScriptForm()
    let start = form.terminal.frame.cursor
    form.terminal.press(sample.unicodeScalars.map { .character(Character($0)) })
    #expect(form.terminal.frame.cursor == start.offset(x: cells(sample)))
    #expect(form.text(row: start.y, from: start.x, to: start.x + cells(sample)) == drawn(sample))
  }

  @Test("a click puts the cursor before the letter under it", arguments: ScriptForm.samples)
  func clicks(_ sample: String) throws {
    let form = try ScriptForm(options: ScreenOptions(reduceMotion: true, mouse: true))
    let start = form.terminal.frame.cursor
    try form.terminal.type(sample)
    let starts = sample.indices.map { start.x + cells(sample[..<$0]) } + [start.x + cells(sample)]
    for column in start.x...(start.x + cells(sample) + 3) {
      form.terminal.take(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: column, y: start.y))))
      #expect(form.terminal.frame.cursor == Point(x: starts.last { $0 <= column } ?? start.x, y: start.y))
    }
  }

  @Test("a text too long for its well shows whole letters around the cursor", arguments: ScriptForm.samples)
  func longTexts(_ sample: String) throws {
    let form = try ScriptForm(size: Size(columns: 40, rows: 12))
    let start = form.terminal.frame.cursor
    let text = String(repeating: sample, count: 12)
    form.terminal.paste(text)
    form.expectWholeCells()
    #expect(form.terminal.frame.cursor.x <= 38)
    let shown = form.text(row: start.y, from: start.x, to: form.terminal.frame.cursor.x)
    #expect(!shown.isEmpty && drawn(text).hasSuffix(shown.drop { $0 == "…" || $0 == "‹" || $0 == " " }))
    try form.terminal.type("<Home>")
    #expect(form.terminal.frame.cursor == start)
    form.expectWholeCells()
  }

  @Test(
    "rows of a long text are as wide as their well at most, and lose nothing", arguments: ScriptForm.samples)
  func wrapping(_ sample: String) throws {
    let form = try ScriptForm(size: Size(columns: 40, rows: 24))
    form.terminal.focus("scripts.notes")
    let start = form.terminal.frame.cursor
    form.terminal.paste(String(repeating: sample + " ", count: 4))
    form.expectWholeCells()
    let end = form.terminal.frame.cursor
    let rows = (start.y...end.y).map { row in
      form.text(row: row, from: start.x, to: 40).prefix { !"┃▴▾".contains($0) }
    }
    #expect(rows.allSatisfy { cells($0) <= 33 })
    #expect(
      rows.joined().filter { $0 != " " } == drawn(String(repeating: sample, count: 4)).filter { $0 != " " })
    #expect(end.y > start.y || cells(sample) < 8)
  }

  @Test(
    "options are found by their own letters", arguments: ["서울", "القاهرة", "תל אביב", "दिल्ली", "กรุงเทพ", "仙台"])
  func searching(_ text: String) throws {
    let form = try ScriptForm(initialValues: ["name": "A"])
    form.terminal.press("scripts.next")
    form.terminal.focus("scripts.place")
    try form.terminal.type("<Enter>\(text)")
    form.expectWholeCells()
    try form.terminal.type("<Enter>")
    #expect(form.terminal.text.contains(drawn(text)))
  }

  @Test("an option that is too long for the list is cut between letters", arguments: [20, 24, 33, 40, 41])
  func cutting(_ columns: Int) throws {
    let form = try ScriptForm(size: Size(columns: columns, rows: 16), initialValues: ["name": "A"])
    form.terminal.press("scripts.next")
    form.terminal.focus("scripts.place")
    try form.terminal.type("<Enter>仙")
    form.expectWholeCells()
    let label = "仙台市青葉区国分町三丁目七番一号宮城県仙台市役所本庁舎の八階の大会議室"
    let row = try #require(form.terminal.text.split(separator: "\n").first { $0.contains("仙台") })
    let shown = row.drop { $0 != "仙" }.prefix { label.contains($0) }
    #expect(label.hasPrefix(shown) && shown.count < label.count)
    #expect(row.dropFirst().contains("…"))
  }

  @Test("on Review an answer written from the right has a row without its label", arguments: [40, 80, 120])
  func review(_ columns: Int) throws {
    let form = try ScriptForm(
      size: Size(columns: columns, rows: 40),
      initialValues: ["name": "مرحبا بالعالم", "notes": "שלום", "greeting": "ar", "place": "cairo"])
    form.terminal.press("scripts.next")
    form.terminal.press("scripts.next")
    let rows = form.terminal.text.split(separator: "\n")
    for (label, value) in [("Name", "مرحبا"), ("Notes", "שלום"), ("Greeting", "مرحبا"), ("Place", "القاهرة")]
    {
      let row = try #require(rows.firstIndex { $0.contains(label) }, "\(label)")
      #expect(!rows[row].contains(value))
      #expect(rows[row + 1].contains(value))
    }
    form.expectWholeCells()
    #expect(!form.terminal.text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
  }
}
