import FormhausTesting
import FormhausText
import FormhausUI
import Surface

/// How test ids are listed.
enum IdFormat: String, CaseIterable, Sendable {
  case table, json
}

/// The test ids of a screen: what each names, and where it is.
struct IdTable {
  let handles: [ScreenHandle]

  /// The ids of what the form shows.
  @MainActor
  init(_ form: HeadlessForm) { handles = form.terminal.screen.handles }

  func text(_ format: IdFormat) -> String {
    switch format {
    case .table: table
    case .json: JSONWriter.string(.array(handles.map { .object($0.json) }), pretty: true) + "\n"
    }
  }

  private var table: String {
    let head = ["id", "role", "where", "column", "row", "columns", "rows", "label"]
    let rows = [head] + handles.map(\.cells)
    let widths = head.indices.map { column in
      let widest = rows.map { TextWidth.table.cells(of: $0[column]) }.max() ?? 0
      return column == 0 ? min(widest, IdTable.widestId) : widest
    }
    return rows.map { row in
      let cells = row.indices.map { column -> String in
        let blanks = String(
          repeating: " ", count: max(0, widths[column] - TextWidth.table.cells(of: row[column])))
        if column == row.count - 1 { return row[column] }
        return IdTable.numbers.contains(column) ? blanks + row[column] : row[column] + blanks
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// The most cells of the column of ids; longer ones hang over.
  private static let widestId = 60
  /// The columns that hold numbers.
  private static let numbers = 3...6
}

extension ScreenHandle {
  private var roleName: String { role.map { "\($0)" } ?? "option" }

  private var placeName: String {
    switch place {
    case .screen: "screen"
    case .page: "page"
    case .list: "list"
    }
  }

  private var frame: Rect? {
    switch place {
    case .screen(let frame), .page(let frame): frame
    case .list: nil
    }
  }

  /// Columns and rows count from 1.
  private var numbers: [Int]? { frame.map { [$0.x + 1, $0.y + 1, $0.columns, $0.rows] } }

  fileprivate var cells: [String] {
    let numbers = numbers?.map(String.init) ?? ["-", "-", "-", "-"]
    return [SafeText(value: testID).string, roleName, placeName] + numbers + [label.string]
  }

  fileprivate var json: JSONObject {
    var json: JSONObject = [
      "id": .string(testID), "role": .string(roleName), "label": .string(label.string),
      "where": .string(placeName),
    ]
    for (name, number) in zip(["column", "row", "columns", "rows"], numbers ?? []) {
      json[name] = .number(JSONNumber(number))
    }
    return json
  }
}
