import Testing
import TmuxSupport

/// Suggestions by a program of the operator's own, at a real terminal.
@Suite(.serialized) struct AddressSearchTests {
  private static let provider = """
    trap 'touch gone; exit' TERM
    echo '{"formhausSearch": 1, "provider": {"name": "Acme Places", "attribution": "City of Ulm"}}'
    while read -r line; do
      echo "$line" >> asked
      id=${line#*:}; id=${id%%,*}
      case $line in
        *broken*) echo "{\\"id\\": $id, \\"error\\": \\"Closed\\"}" ;;
        *) echo "{\\"id\\": $id, \\"suggestions\\": [{\\"title\\": \\"Am Markt\\\\u001b[2J\\", \\"address\\":" \\
          "{\\"street\\": \\"Am Markt\\", \\"city\\": \\"Ulm\\", \\"postalCode\\": \\"89073\\", \\"countryCode\\": \\"DE\\"}}]}" ;;
      esac
    done
    touch gone
    """

  private func open() async throws -> Desk {
    let desk = try await Desk(rows: 40)
    try desk.folder.write(Self.provider + "\n", to: "provider")
    try desk.run("formhaus address --country DE --search command:'exec sh ./provider' > out")
    try await desk.tmux.waitUntil("the form") { $0.isAlternate && $0.contains("Acme Places") }
    return desk
  }

  @Test func aSuggestionFillsTheAddress() async throws {
    let desk = try await open()
    let shown = try await desk.tmux.waitUntil("the name of the provider") { $0.contains("City of Ulm") }
    #expect(!shown.contains("Am Markt"))
    try desk.tmux.type("Nora Whitfield")
    try desk.tmux.keys("<Tab><Tab>")
    try desk.tmux.type("am markt 7")
    try await desk.tmux.waitUntil("the suggestion") { $0.contains("Am Markt [2J") }
    try desk.tmux.keys("<Down><Enter>")
    try await desk.tmux.waitUntil("the filled form") { $0.contains("Am Markt 7") && $0.contains("89073") }
    try desk.tmux.keys("<Tab><Tab><Tab><Enter>")
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out").contains(#""street":"Am Markt 7""#))
    #expect(desk.folder.text("asked").contains(#""suggest":"am markt 7","country":"DE""#))
    #expect(desk.holds("gone"), "the provider ends before the program")
  }

  @Test func aLookupThatFailsSaysSoAndThePersonTypesOn() async throws {
    let desk = try await open()
    try desk.tmux.keys("<Tab><Tab>")
    try desk.tmux.type("broken road")
    try await desk.tmux.waitUntil("the failure") { $0.contains("Couldn't look up that address") }
    try desk.tmux.type(" 7")
    try await desk.tmux.waitUntil("the text") { $0.contains("broken road 7") }
  }
}
