import Testing
import TmuxSupport

/// The terminal changes its size in the middle, while a list is open.
@Suite(.serialized) struct ResizeTests {
  private static let form = """
    {
      "id": "trip",
      "title": "Trip",
      "submit": {"label": "Go"},
      "fields": [
        {"key": "name", "type": "text", "label": "Name", "validation": {"required": true}},
        {
          "key": "country", "type": "select", "label": "Country",
          "options": [
            {"value": "AT", "label": "Austria"}, {"value": "FR", "label": "France"},
            {"value": "DE", "label": "Germany"}, {"value": "IE", "label": "Ireland"},
            {"value": "JP", "label": "Japan"}, {"value": "GB", "label": "United Kingdom"}
          ]
        }
      ]
    }

    """

  /// Waits until the open list stands on that option.
  @discardableResult
  private func at(_ option: String, of tmux: TmuxSession, columns: Int, rows: Int) async throws -> TmuxScreen
  {
    try await tmux.waitUntil("\(option) in the list at \(columns)x\(rows)") { screen in
      screen.columns == columns && screen.rows == rows && screen.behindCursor.hasPrefix(option)
        && screen.lines[screen.cursor.y].contains(">   \(option)")
    }
  }

  /// The screen once nothing more comes: the cursor may pass its place while a frame is on its way.
  private func still(_ tmux: TmuxSession) async throws -> String {
    var last = try tmux.styledScreen()
    var repeats = 0
    while repeats < 5 {
      try await Task.sleep(for: .milliseconds(20))
      let now = try tmux.styledScreen()
      repeats = now == last ? repeats + 1 : 0
      last = now
    }
    return last
  }

  @Test func theAnswersAndTheOpenListStay() async throws {
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.folder.write(Self.form, to: "trip.json")
    try desk.run("formhaus run trip.json > out")
    try await tmux.waitUntil("the form") { $0.isAlternate && $0.contains("Name: This field is required") }
    try tmux.keys("Ada<Enter><Enter>")
    try await at("Austria", of: tmux, columns: 80, rows: 24)
    try tmux.keys("<Down><Down>")
    let first = try await at("Germany", of: tmux, columns: 80, rows: 24)
    #expect(first.contains("Ada"))
    let painted = try await still(tmux)

    for (columns, rows) in [(40, 12), (20, 8), (10, 3), (120, 40), (80, 24)] {
      try tmux.resize(columns: columns, rows: rows)
      if columns == 10 {
        try await tmux.waitUntil("the remark") { $0.lines == ["Window too", "small:", "10x3, need"] }
        continue
      }
      try await at("Germany", of: tmux, columns: columns, rows: rows)
      // A step there and back is drawn behind all that the resize draws.
      try tmux.keys("<Up>")
      try await at("France", of: tmux, columns: columns, rows: rows)
      try tmux.keys("<Down>")
      try await at("Germany", of: tmux, columns: columns, rows: rows)
      let resized = try await still(tmux)
      // And the same once more behind a fresh paint.
      try tmux.keys("<C-l><Up>")
      try await at("France", of: tmux, columns: columns, rows: rows)
      try tmux.keys("<Down>")
      try await at("Germany", of: tmux, columns: columns, rows: rows)
      #expect(try await still(tmux) == resized, "\(columns)x\(rows)")
      if columns == 80 { #expect(resized == painted) }
    }

    try tmux.keys("<Enter>")
    let picked = try await tmux.waitUntil("the closed list") {
      $0.beforeCursor.hasSuffix("┃ ") && $0.behindCursor.hasPrefix("Germany") && !$0.contains("France")
    }
    #expect(picked.contains("Ada"))
    try tmux.keys("<Tab><Enter>")
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out") == #"{"name":"Ada","country":"DE"}"# + "\n")
  }
}
