import FormhausText
import Glibc

/// How far a build has come, as it stands in its folder, so that a build that was killed goes on there.
struct BuildState: Equatable {
  /// What a file was when the build began.
  struct Input: Equatable {
    var path: String
    var size: Int
    var modified: Int
  }

  /// A file of streets in the folder.
  struct Run: Equatable {
    var name: String
    var size: Int
  }

  var inputs: [Input]
  var country: String?
  /// The input that is being read; behind the last one when all are.
  var input = 0
  /// The bytes of that input that were read, unpacked, and the line that follows.
  var offset = 0
  var line = 1
  /// The rows of that input that were taken.
  var inputRows = 0
  var rows = 0
  var badRows = 0
  var firstBadRows: [BadRow] = []
  var runs: [Run] = []
  /// How many runs there ever were: names are not used twice.
  var runCount = 0

  /// The most bad rows that are told.
  static let toldBadRows = 5

  init(_ files: [String], country: String?) throws(PlaceBuildError) {
    inputs = []
    self.country = country
    for file in files {
      var status = stat()
      guard stat(file, &status) == 0 else { throw .cannotRead(file, errno) }
      guard status.st_mode & S_IFMT != S_IFDIR else { throw .cannotRead(file, EISDIR) }
      guard access(file, R_OK) == 0 else { throw .cannotRead(file, errno) }
      let modified = Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
      inputs.append(Input(path: file, size: Int(status.st_size), modified: modified))
    }
  }

  mutating func note(_ problem: RowProblem, _ file: String, line: Int) {
    badRows += 1
    guard firstBadRows.count < BuildState.toldBadRows else { return }
    firstBadRows.append(BadRow(file: file, line: line, reason: problem.rawValue))
  }
}

extension BuildState {
  private static let version = 1

  /// The state as text.
  var text: String {
    let members: JSONObject = [
      "version": JSONValue(BuildState.version),
      "inputs": .array(
        inputs.map {
          ["path": .string($0.path), "size": JSONValue($0.size), "modified": JSONValue($0.modified)]
        }),
      "country": country.map { .string($0) } ?? .null,
      "input": JSONValue(input), "offset": JSONValue(offset), "line": JSONValue(line),
      "inputRows": JSONValue(inputRows), "rows": JSONValue(rows), "badRows": JSONValue(badRows),
      "firstBadRows": .array(
        firstBadRows.map {
          ["file": .string($0.file), "line": JSONValue($0.line), "reason": .string($0.reason)]
        }),
      "runs": .array(runs.map { ["name": .string($0.name), "size": JSONValue($0.size)] }),
      "runCount": JSONValue(runCount),
    ]
    return JSONWriter.string(.object(members))
  }

  /// What an earlier build of the same inputs left; nil when the text is of another one.
  func resumed(_ text: String) -> BuildState? {
    guard let value = try? JSONParser.parse(text), value["version"]?.count == BuildState.version,
      let input = value["input"]?.count, let offset = value["offset"]?.count, let line = value["line"]?.count,
      let inputRows = value["inputRows"]?.count, let rows = value["rows"]?.count,
      let badRows = value["badRows"]?.count, let runCount = value["runCount"]?.count,
      value["country"]?.stringValue == country, value["inputs"]?.arrayValue?.map(\.asInput) == inputs
    else { return nil }
    var state = self
    (state.input, state.offset, state.line) = (input, offset, line)
    (state.inputRows, state.rows, state.badRows, state.runCount) = (inputRows, rows, badRows, runCount)
    state.firstBadRows = (value["firstBadRows"]?.arrayValue ?? []).map {
      BadRow(
        file: $0["file"]?.stringValue ?? "", line: $0["line"]?.count ?? 0,
        reason: $0["reason"]?.stringValue ?? "")
    }
    state.runs = (value["runs"]?.arrayValue ?? []).map {
      Run(name: $0["name"]?.stringValue ?? "", size: $0["size"]?.count ?? 0)
    }
    return state
  }
}

extension JSONValue {
  fileprivate var count: Int? { numberValue.flatMap { Int($0.text) } }

  fileprivate var asInput: BuildState.Input? {
    guard let path = self["path"]?.stringValue, let size = self["size"]?.count,
      let modified = self["modified"]?.count
    else { return nil }
    return BuildState.Input(path: path, size: size, modified: modified)
  }
}
