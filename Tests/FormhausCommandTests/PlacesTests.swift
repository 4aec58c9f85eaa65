import FormhausText
import Testing

@testable import FormhausCommand

/// `formhaus places`, by the real program.
@Suite struct PlacesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ line: String) async throws -> ShellResult {
    try await shell("cd \(folder.path); sample=\(repository)/Tests/Fixtures/places/sample.csv; \(line)")
  }

  @Test func buildsAndSearches() async throws {
    let built = try await run("gzip -c $sample > a.csv.gz; formhaus places build a.csv.gz -o x.places")
    #expect(built.errorLines == ["x.places: 400 addresses in 40 streets"])
    #expect(built.code == 0)
    #expect(folder.names == ["a.csv.gz", "x.places"])
    let found = try await run("formhaus places search x.places '101 darcy ln' --limit 1")
    #expect(
      found.output
        == #"{"title":"101 D'Arcy Ln","subtitle":"Marlow Creek, OR 97301","street":"D'Arcy Ln","number":"101","#
        + #""city":"Marlow Creek","region":"OR","postalCode":"97301","countryCode":"US","#
        + #""position":{"latitude":44.59511,"longitude":-122.88362}}"# + "\n")
    #expect(try await run("formhaus places search x.places 'main st' --country de").output == "")
    #expect(try await run("formhaus places search x.places 'mian st'").output.contains(#""title":"Main St""#))
  }

  @Test func aBuildThatIsKilledGoesOnWhereItWas() async throws {
    let result = try await run(
      """
      rows() { awk -v n=$1 -v street=$2 'BEGIN {
        print "NUMBER,STREET,CITY,ID"
        for (i = 1; i <= n; i++) printf "%d,%s %d,Ulm,DE-%d\\n", i % 300 + 1, street, i % 97, i }'; }
      rows 2000 Gasse > a.csv; rows 60000 Weg > b.csv
      formhaus places build a.csv b.csv -o whole.places 2> /dev/null
      until [ "$code" = 137 ]; do
        # A build that was faster than the shell is begun again.
        rm -f cut.places
        "$formhaus" places build a.csv b.csv -o cut.places 2> /dev/null & build=$!
        until [ -e cut.places.part/state ] || ! kill -0 $build 2> /dev/null; do :; done
        kill -9 $build; wait $build; code=$?
      done
      ls
      formhaus places build a.csv b.csv -o cut.places
      cmp whole.places cut.places && ls
      """)
    #expect(
      result.errorLines.last
        == "cut.places: 62,000 addresses in 194 streets, of which 2,000 were read before")
    #expect(
      result.output == "a.csv\nb.csv\ncut.places.part\nwhole.places\na.csv\nb.csv\ncut.places\nwhole.places\n"
    )
  }

  @Test func badRowsAreWarnings() async throws {
    try folder.file("a.csv", "NUMBER,STREET,CITY\n1,Main St,Ulm\n2,,Ulm\n")
    let built = try await run("formhaus places build a.csv -o x.places --country de --progress")
    #expect(
      built.errorLines == [
        "Finishing", "a.csv:3: warning: it has no street",
        "x.places: 1 address in 1 street; 1 row could not be used",
      ])
    #expect(built.code == 0)
  }

  @Test(
    arguments: [
      (
        "build a.csv -o x.places", 65,
        "a.csv:2: no row could be used: its country is not known; pass --country"
      ),
      ("build none.csv -o x.places", 66, "formhaus: cannot read none.csv: No such file or directory"),
      (
        "build a.csv", 64,
        "formhaus: places build needs --output-file: formhaus places build FILE... -o X.places"
      ),
      (
        "build a.csv -o a.csv", 64,
        "formhaus: --output-file cannot be one of the files that are read; pass another name"
      ),
      (
        "build a.csv -o none/x.places --country DE", 74,
        "formhaus: cannot write none/x.places.part: No such file or directory"
      ),
      (
        "build a.csv -o x.places --country DX", 64,
        "formhaus: --country cannot be \"DX\"; pass two letters of ISO 3166, such as DE"
      ),
      (
        "search a.csv main", 65,
        "formhaus: a.csv is no index of places of this version; make one: formhaus places build FILE... -o a.csv"
      ),
      ("search none.places main", 66, "formhaus: cannot read none.places: No such file or directory"),
      (
        "search a.csv", 64,
        "formhaus: places search needs an index and a text: formhaus places search X.places TEXT"
      ),
      ("search a.csv main --limit 0", 64, "formhaus: --limit cannot be \"0\"; pass a number from 1 to 100"),
      ("serch a.csv", 64, "formhaus: places has no \"serch\"; pass build or search; did you mean search?"),
    ] as [(String, Int32, String)])
  func saysWhatToPass(_ line: String, _ code: Int32, _ text: String) async throws {
    try folder.file("a.csv", "NUMBER,STREET,CITY\n1,Main St,Ulm\n")
    let result = try await run("formhaus places \(line)")
    #expect(result.errorLines == [text])
    #expect(result.code == code)
    #expect(folder.names == ["a.csv"])
  }
}
