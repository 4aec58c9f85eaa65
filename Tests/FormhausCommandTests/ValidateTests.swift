import FormhausText
import Testing

@testable import FormhausCommand

/// `formhaus validate`, the real program.
@Suite struct ValidateTests {
  static let form = """
    {"id": "f", "title": "F", "submit": {"label": "S"},
     "i18n": {"de": {"fields.age.minMessage": "Zu jung"}, "nl": {"fields.age.minMessage": "Te jong"}},
     "steps": [
      {"id": "one", "title": "One", "fields": [
        {"key": "name", "type": "text", "label": "Name", "validation": {"required": true}},
        {"key": "age", "type": "number", "label": "Age", "validation": {"min": 18, "minMessage": "Too young"}}]},
      {"id": "two", "title": "Two", "skip": {"label": "Skip"}, "fields": [
        {"key": "firm", "type": "text", "label": "Firm", "show": [{"field": "age", "neq": 99}],
         "validation": {"minLength": 2}}]}]}
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("form.json", Self.form)
  }

  private func validate(
    _ words: String, _ input: String = "", environment: [String: String] = [:]
  ) async throws -> ShellResult {
    try await shell(
      "cd \(folder.path); formhaus validate form.json \(words)", input: input, environment: environment)
  }

  @Test func reportsEachLine() async throws {
    let result = try await validate(
      "", #"{"name": "Ada", "age": "36", "x": 1}"# + "\n" + #"{"age": 3, "firm": "x"}"# + "\n")
    #expect(
      result.output == """
        {"line":1,"ok":true,"values":{"name":"Ada","age":36},"errors":{}}
        {"line":2,"ok":false,"values":{"age":3,"firm":"x"},"errors":\
        {"name":"This field is required","age":"Too young","firm":"Must be at least 2 characters"}}

        """)
    #expect(result.errors == "")
    #expect(result.code == 2)
  }

  @Test func endsWellWhenAllIsValid() async throws {
    let result = try await validate("", #"{"name": "Ada"}"#)
    #expect(result.output == #"{"line":1,"ok":true,"values":{"name":"Ada"},"errors":{}}"# + "\n")
    #expect(result.code == 0)
    #expect(try await validate("", "").output == "")
    #expect(try await validate("", "").code == 0)
  }

  @Test func goesOnAfterLinesThatHoldNoSubmission() async throws {
    let result = try await validate(
      "", "{\"name\": \"A\"}\n{\"name\": }\n\n \t\r\n[1]\n{\"a\":1,\"a\":2}\n{\"name\": \"B\"}")
    #expect(
      result.output == """
        {"line":1,"ok":true,"values":{"name":"A"},"errors":{}}
        {"line":2,"ok":false,"error":"column 10: expected a value, found \\"}\\""}
        {"line":5,"ok":false,"error":"the line must be an object: {\\"KEY\\": ANSWER, ...}"}
        {"line":6,"ok":false,"error":"column 8: the member name \\"a\\" appears twice in one object"}
        {"line":7,"ok":true,"values":{"name":"B"},"errors":{}}

        """)
    #expect(result.code == 2)
  }

  @Test func readsEnvelopes() async throws {
    let lines = [
      #"{"form": "f", "values": {"name": "A", "firm": "x"}, "skippedSteps": ["two"]}"#,
      #"{"values": {"name": "B", "firm": "x"}}"#, #"{"values": {"name": "C"}, "skippedSteps": 7}"#,
      #"{"name": "D"}"#,
    ]
    let result = try await validate("--envelope", lines.joined(separator: "\n"))
    #expect(
      result.output == """
        {"line":1,"ok":true,"values":{"name":"A"},"errors":{}}
        {"line":2,"ok":false,"values":{"name":"B","firm":"x"},"errors":{"firm":"Must be at least 2 characters"}}
        {"line":3,"ok":true,"values":{"name":"C"},"errors":{}}
        {"line":4,"ok":false,"error":"the line must be an object with \\"values\\", an object"}

        """)
  }

  @Test func namesTheFileWhenThereAreSeveral() async throws {
    try folder.file("a.jsonl", "{\"name\": \"A\"}\n{}")
    try folder.file("b.jsonl", "{\"name\": \"B\"}\n")
    let result = try await validate("a.jsonl b.jsonl - --summary", "{\"name\": \"C\"}\nx\n")
    #expect(
      result.output == """
        {"file":"a.jsonl","line":1,"ok":true,"values":{"name":"A"},"errors":{}}
        {"file":"a.jsonl","line":2,"ok":false,"values":{},"errors":{"name":"This field is required"}}
        {"file":"b.jsonl","line":1,"ok":true,"values":{"name":"B"},"errors":{}}
        {"file":"standard input","line":1,"ok":true,"values":{"name":"C"},"errors":{}}
        {"file":"standard input","line":2,"ok":false,"error":"column 1: expected a value, found \\"x\\""}

        """)
    #expect(result.errorLines == ["5 lines: 3 valid, 1 invalid, 1 malformed"])
  }

  @Test func printsOnlyWhatIsRefused() async throws {
    let result = try await validate("--only-invalid --summary", "{\"name\": \"A\"}\n{}\n")
    #expect(
      result.output
        == #"{"line":2,"ok":false,"values":{},"errors":{"name":"This field is required"}}"# + "\n")
    #expect(result.errorLines == ["2 lines: 1 valid, 1 invalid, 0 malformed"])
  }

  @Test func speaksTheLanguageThatIsAskedFor() async throws {
    func errors(_ words: String, _ environment: [String: String] = [:]) async throws -> JSONValue? {
      let result = try await validate(words, #"{"age": 3}"#, environment: environment)
      return try JSONParser.parse(result.output)["errors"]
    }
    let german: JSONValue = ["name": "Bitte füllen Sie dieses Feld aus", "age": "Zu jung"]
    let english: JSONValue = ["name": "This field is required", "age": "Too young"]
    #expect(try await errors("", ["LC_ALL": "", "LANG": "de_AT.UTF-8"])?["age"] == german["age"])
    #expect(try await errors("--locale de")?["age"] == german["age"])
    #expect(try await errors("--locale nl_BE")?["age"] == "Te jong")
    #expect(try await errors("--locale en", ["LC_ALL": "de_DE.UTF-8"]) == english)
    #expect(try await errors("--locale fi") == english)
    let unknown = try await validate("--locale klingon", "{}")
    #expect(
      unknown.errorLines == [
        "formhaus: --locale cannot be \"klingon\"; pass a language, with a region if need be, such as nl or pt_BR"
      ])
    #expect(unknown.code == 64)
  }

  @Test func keepsHiddenValuesWhenAsked() async throws {
    let line = #"{"name": "A", "age": 99, "firm": "x"}"#
    #expect(
      try await validate("", line).output
        == #"{"line":1,"ok":true,"values":{"name":"A","age":99},"errors":{}}"# + "\n")
    #expect(
      try await validate("--hidden-values keep", line).output
        == #"{"line":1,"ok":true,"values":{"name":"A","age":99,"firm":"x"},"errors":{}}"# + "\n")
  }

  @Test(arguments: [1, 3, 8])
  func keepsTheOrderOfManyLines(_ jobs: Int) async throws {
    let script =
      "for i in $(seq 1 20000); do echo \"{\\\"name\\\": \\\"$i\\\", \\\"age\\\": $((i % 40))}\"; done"
    let result = try await shell(
      """
      cd \(folder.path); \(script) > in
      formhaus validate form.json in --jobs \(jobs) > out
      sed 's/{"line":\\([0-9]*\\),.*"name":"\\([0-9]*\\)".*/\\1 \\2/' out | awk '$1 != NR || $2 != NR { print; exit }'
      wc -l < out; grep -c '"ok":false' out
      """)
    #expect(result.output == "20000\n9000\n")
  }

  @Test func skipsALineThatIsTooLong() async throws {
    let script = "echo '{}'; head -c 3000000 /dev/zero | tr '\\0' x; echo; echo '{\"name\": \"A\"}'"
    for limit in ["1K", "1M"] {
      let result = try await shell(
        "cd \(folder.path); (\(script)) | formhaus validate form.json --only-invalid --summary --max-line \(limit)"
      )
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines.count == 2)
      #expect(
        lines.last
          == "{\"line\":2,\"ok\":false,\"error\":\"the line has more than the \(byteCount(limit) ?? 0) bytes that are read\"}"
      )
      #expect(result.errorLines == ["3 lines: 1 valid, 1 invalid, 1 malformed"])
    }
  }

  @Test func handsOnWhatHasArrived() async throws {
    let result = try await shell(
      """
      cd \(folder.path); mkfifo lines answers
      formhaus validate form.json < lines > answers &
      exec 3> lines 4< answers
      for name in A B; do
        echo "{\\"name\\": \\"$name\\"}" >&3
        read -r answer <&4; echo "$answer"
      done
      exec 3>&-; wait $!; echo $?
      """)
    #expect(
      result.output == """
        {"line":1,"ok":true,"values":{"name":"A"},"errors":{}}
        {"line":2,"ok":true,"values":{"name":"B"},"errors":{}}
        0

        """)
  }

  @Test func endsQuietlyWhenNobodyReadsOn() async throws {
    let result = try await shell(
      """
      cd \(folder.path)
      yes '{"name": "A"}' | { formhaus validate form.json; echo $? > code; } | head -n 1
      until [ -s code ]; do sleep 0.2; done; cat code
      """)
    #expect(result.output == #"{"line":1,"ok":true,"values":{"name":"A"},"errors":{}}"# + "\n141\n")
    #expect(result.errors == "")
  }

  /// One endless line, and many long ones.
  @Test(arguments: ["tr '\\0' x", "tr '\\0' x | fold -w 100000"])
  func memoryStaysFlat(_ shape: String) async throws {
    let script = """
      import resource, subprocess, sys
      subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    let result = try await shell(
      """
      cd \(folder.path); head -c 200000000 /dev/zero | \(shape) \
        | python3 -c "$script" "$formhaus" validate form.json --jobs 2
      """, environment: ["script": script])
    let kilobytes = try #require(Int(result.output.dropLast()))
    #expect(kilobytes < 60_000)
  }

  nonisolated static let refused: [(String, Int32, String)] = [
    ("none.jsonl", 66, "formhaus: cannot read none.jsonl: No such file or directory"),
    ("/dev/null none.jsonl", 66, "formhaus: cannot read none.jsonl: No such file or directory"),
    ("--jobs 0", 64, "formhaus: --jobs cannot be \"0\"; pass a number from 1 to 1024"),
    ("- -", 64, "formhaus: standard input can be read once; pass the form as a file, and - once"),
    ("> /dev/full", 74, "formhaus: cannot write standard output: No space left on device"),
  ]

  @Test(arguments: refused)
  func saysWhatIsWrong(_ words: String, _ code: Int32, _ text: String) async throws {
    let result = try await validate(words, "{\"name\": \"A\"}\n")
    #expect(result.errorLines == [text])
    #expect(result.output == "")
    #expect(result.code == code)
  }

  @Test func refusesABadDefinition() async throws {
    try folder.file("bad.json", "{\"id\": 1}")
    let result = try await shell("cd \(folder.path); formhaus validate bad.json", input: "{}")
    #expect(result.errorLines.contains("bad.json:1:8: id: must be text"))
    #expect(result.code == 65)
  }
}
