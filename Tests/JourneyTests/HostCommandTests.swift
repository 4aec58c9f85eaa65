import Testing
import TmuxSupport

/// A form whose options and checks come from commands.
@Suite(.serialized) struct HostCommandTests {
  private static let places = """
    {"id": "place", "title": "Place", "submit": {"label": "Send"}, "fields": [
      {"key": "country", "type": "radio", "label": "Country", "options": [
        {"value": "de", "label": "Germany"}, {"value": "fr", "label": "France"}]},
      {"key": "city", "type": "radio", "label": "City", "optionsFrom": "cities", "optionsDependsOn": ["country"]}]}
    """

  private static let account = """
    {"id": "pay", "title": "Pay", "submit": {"label": "Send"}, "fields": [
      {"key": "iban", "type": "text", "label": "IBAN", "validation": {"validator": "iban"}}]}
    """

  /// The form on the screen, with a command in a file of its own.
  private func open(_ form: String, _ option: String, _ command: String) async throws -> Desk {
    let desk = try await Desk()
    try desk.folder.write(form, to: "form.json")
    try desk.folder.write(command + "\n", to: "command")
    try desk.run("formhaus run form.json \(option)='sh ./command' > out")
    try await desk.tmux.waitUntil("the form") { $0.isAlternate && $0.contains("[ Send ]") }
    return desk
  }

  @Test func theOptionsFollowAnAnswer() async throws {
    let desk = try await open(
      Self.places, "--options cities",
      """
      case $(cat) in
        *de*) echo '[{"value": "b", "label": "Berlin"}, {"value": "h", "label": "Hamburg"}]' ;;
        *fr*) echo '[{"value": "p", "label": "Paris"}]' ;;
        *) echo '[]' ;;
      esac
      """)
    try desk.tmux.keys("<Space>")
    try await desk.tmux.waitUntil("the cities of Germany") { $0.contains("( ) Hamburg") }
    try desk.tmux.keys("<Down><Space>")
    try await desk.tmux.waitUntil("the cities of France") {
      $0.contains("( ) Paris") && !$0.contains("Hamburg")
    }
    try desk.tmux.keys("<Tab><Space><Tab>")
    try await desk.tmux.waitUntil("the button in focus") {
      $0.contains("[>Send<]") && $0.contains("(*) Paris")
    }
    try desk.tmux.press("Enter")
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out") == #"{"country":"fr","city":"p"}"# + "\n")
  }

  @Test func optionsThatFailedAreAskedForAgain() async throws {
    let desk = try await open(
      Self.places, "--options cities",
      """
      [ -e closed ] || { touch closed; echo 'The register is closed' >&2; exit 1; }
      echo '[{"value": "b", "label": "Berlin"}]'
      """)
    try await desk.tmux.waitUntil("the failure") {
      $0.contains("! The register is closed   Try again")
    }
    try await focus(">Try again", desk)
    try desk.tmux.press("Enter")
    try await desk.tmux.waitUntil("the city") {
      $0.contains("( ) Berlin") && !$0.contains("Try again") && !$0.contains("closed")
    }
  }

  /// Goes on by Tab until a button is drawn in focus.
  private func focus(_ button: String, _ desk: Desk) async throws {
    for _ in 0..<6 {
      let before = try desk.tmux.screen()
      if before.contains(button) { return }
      try desk.tmux.keys("<Tab>")
      try await desk.tmux.waitUntil("the next focus") { $0.cursor != before.cursor }
    }
    Issue.record("\(button) is never in focus")
  }

  @Test func anAnswerIsRefusedAndThenTaken() async throws {
    let desk = try await open(
      Self.account, "--validator iban", "tee -a asked | grep -q '\"DE' || echo 'This is no IBAN'")
    try desk.tmux.keys("X<Tab>")
    try await desk.tmux.waitUntil("the button in focus") { $0.contains("[>Send<]") }
    try desk.tmux.press("Enter")
    try await desk.tmux.waitUntil("what the command said") { screen in
      screen.contains("! This is no IBAN") && screen.row(containing: "┏ IBAN") == screen.cursor.y - 1
    }
    try desk.tmux.keys("<Home>DE<Tab>")
    try await desk.tmux.waitUntil("the button in focus") { $0.contains("[>Send<]") && $0.contains("DEX") }
    try desk.tmux.press("Enter")
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out") == #"{"iban":"DEX"}"# + "\n")
    #expect(
      desk.folder.text("asked")
        == #"{"value":"X","values":{"iban":"X"}}"# + "\n" + #"{"value":"DEX","values":{"iban":"DEX"}}"# + "\n"
    )
  }

  @Test func aCheckThatCouldNotBeMadeIsMadeAgain() async throws {
    let desk = try await open(
      Self.account, "--validator iban",
      "[ -e closed ] && exit 0; touch closed; echo 'The register is closed' >&2; exit 1")
    try desk.tmux.keys("DE1<Tab><Enter>")
    try await desk.tmux.waitUntil("the failure") { $0.contains("The register is closed") }
    try await focus("[>Send<]", desk)
    try desk.tmux.press("Enter")
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out") == #"{"iban":"DE1"}"# + "\n")
  }

  @Test func leavingEndsWhatStillRuns() async throws {
    let desk = try await open(
      Self.places, "--options cities", "trap 'touch ended; exit' TERM; touch asked; sleep 3000 & wait")
    try await desk.tmux.waitUntil("the question") { _ in desk.holds("asked") }
    try desk.tmux.press("C-c")
    #expect(try await desk.ended().code == 130)
    #expect(desk.holds("ended"))
  }
}
