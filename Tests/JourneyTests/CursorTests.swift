import Testing
import TmuxSupport

/// The hardware cursor stands where a screen reader looks for the focus, in each kind of field.
@Suite(.serialized) struct CursorTests {
  /// A text well: its label stands above the cursor's row, and the cursor behind what is typed.
  private func well(_ label: String, behind typed: String, _ tmux: TmuxSession) async throws {
    try await tmux.waitUntil("\(label) with the cursor behind \"\(typed)\"") { screen in
      screen.cursor.y > 0 && screen.lines[screen.cursor.y - 1].contains("┏ \(label) ━")
        && screen.beforeCursor.hasSuffix("┃ \(typed)")
    }
  }

  /// Something whose first cell is under the cursor.
  private func onto(_ text: String, before: String = "", _ tmux: TmuxSession) async throws {
    try await tmux.waitUntil("the cursor on \"\(text)\"") {
      $0.behindCursor.hasPrefix(text) && $0.beforeCursor.hasSuffix(before)
    }
  }

  @Test func everyKindOfFieldOfTheSignUpForm() async throws {
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.run("formhaus run \(TmuxSession.quoted([signUpForm])) > out")

    try await well("Full name *", behind: "", tmux)
    try tmux.keys("Maya 陳 e\u{301}")
    try await tmux.waitUntil("the cursor behind wide and combining letters") { screen in
      screen.lines[screen.cursor.y].contains("Maya 陳 e\u{301}") && screen.cursor.x == 6 + 9
    }
    try tmux.keys("<Home>")
    try await onto("Maya", before: "┃ ", tmux)
    try tmux.keys("<Enter>")
    try await onto("(you@example.com)", before: "┃ ", tmux)
    try tmux.keys("maya@example.com<Enter>")
    try await well("Password *", behind: "", tmux)
    try tmux.keys("correct horse")
    try await well("Password *", behind: "•••••••••••••", tmux)
    try tmux.keys("<Enter>correct horse")
    try await well("Password again *", behind: "•••••••••••••", tmux)
    try tmux.keys("<Enter>")
    try await onto("Continue<]", before: "[>", tmux)
    try tmux.keys("<Enter>")

    try await onto("Personal", before: "> (*) ", tmux)
    try tmux.keys("<Down><Space>")
    try await onto("Team", before: "> (*) ", tmux)
    try tmux.keys("<Tab>12")
    try await well("Seats *", behind: "12", tmux)
    try tmux.keys("<Tab>")
    try await onto("Surveys", before: "> [ ] ", tmux)
    try tmux.keys("<Down><Space>")
    try await onto("Registrations", before: "> [x] ", tmux)
    try tmux.keys("<Tab>")
    try await onto("Back<]", before: "[>", tmux)
    try tmux.keys("<Tab>")
    try await onto("Cancel", before: ">", tmux)
    try tmux.keys("<Tab>")
    try await onto("Continue<]", before: "[>", tmux)
    try tmux.keys("<Enter>")

    try await well("Company *", behind: "", tmux)
    try tmux.keys("Acme<Tab>")
    try await onto("(Choose a country)", before: "┃ ", tmux)
    try tmux.keys("<Enter>")
    try await onto("Austria", before: "│>   ", tmux)
    try tmux.keys("<Down><Down>")
    try await onto("Germany", before: "│>   ", tmux)
    try tmux.keys("<Enter>")
    try await onto("Germany", before: "┃ ", tmux)
    try tmux.keys("<Tab>")
    try await well("VAT number", behind: "", tmux)
    try tmux.keys("<Enter>")
    try await onto("Continue<]", before: "[>", tmux)
    try tmux.keys("<Enter>")

    try await well("Start on", behind: "", tmux)
    try tmux.keys("2999-12-03")
    try await well("Start on", behind: "2999-12-03", tmux)
    try tmux.keys("<Tab>one<Enter>two")
    try await tmux.waitUntil("the second row of the notes") { screen in
      screen.beforeCursor.hasSuffix("┃ two") && screen.lines[screen.cursor.y - 1].contains("┃ one")
    }
    try tmux.keys("<Tab>")
    try await onto(" ] Send me the monthly letter", before: "> [", tmux)
    try tmux.keys("<Tab>")
    try await onto(" ] I agree to the terms", before: "> [", tmux)
    try tmux.keys("<Space>")
    try await onto("x] I agree to the terms", before: "> [", tmux)
    try tmux.keys("<Enter>")
    try await onto("Continue<]", before: "[>", tmux)
    try tmux.keys("<Enter>")

    let review = try await tmux.waitUntil("Review with the cursor on the first Edit") {
      $0.contains("Step 5 of 5") && $0.behindCursor.hasPrefix("Edit")
    }
    #expect(review.lines[review.cursor.y].contains("Your account"))
    try tmux.keys("<End>")
    try await onto("Create account<]", before: "[>", tmux)
    try tmux.keys("<C-c>")
    try await onto("Stay<]", before: "[>", tmux)
    try tmux.keys("<Esc>")
    try await onto("Create account<]", before: "[>", tmux)
    try tmux.keys("<Enter>")

    #expect(try await desk.ended().code == 0)
    #expect(try await desk.lastForm().contains("[>✓ Sent<]"))
    #expect(!desk.folder.text("recording").contains("correct horse"))
    #expect(
      desk.folder.text("out") == """
        {"name":"Maya 陳 e\u{301}","email":"maya@example.com","password":"correct horse",\
        "passwordAgain":"correct horse","plan":"team","seats":12,"interests":["registration"],\
        "company":"Acme","country":"DE","startDate":"2999-12-03","notes":"one\\ntwo","newsletter":false,\
        "terms":true}

        """)
  }
}
