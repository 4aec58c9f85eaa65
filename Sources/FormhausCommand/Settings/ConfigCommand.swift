import FormhausText

/// `formhaus config`
struct ConfigCommand {
  /// What is done with the settings.
  enum Task: String, CaseIterable {
    case show, list
  }

  let task: Task
  let arguments: Arguments
  let environment: [String: String]

  init(_ arguments: Arguments, environment: [String: String]) {
    task = arguments.operands.first.flatMap(Task.init(rawValue:)) ?? .show
    self.arguments = arguments
    self.environment = environment
  }

  func run() throws(Failure) {
    switch task {
    case .show: try show()
    case .list: try StandardStreams.write(Setting.table)
    }
  }

  private func show() throws(Failure) {
    let settings = try Settings(arguments, environment: environment)
    if arguments.has(.configJSON) {
      try StandardStreams.write(JSONWriter.string(.object(settings.json), pretty: true) + "\n")
    } else {
      try StandardStreams.write(settings.lines.map { $0 + "\n" }.joined())
    }
    // A theme that no form could be shown with is told behind what there is to see.
    _ = try settings.theme?.theme()
  }
}

extension Settings {
  /// The settings as they stand: name, value and where it comes from, one a line.
  var lines: [String] {
    Setting.all.map { [$0.member, self[$0].shown, self[$0].source.description] }.inColumns
  }

  /// The same as an object by the names of the settings.
  var json: JSONObject {
    JSONObject(
      Setting.all.map { setting in
        let value = self[setting]
        let json: JSONValue =
          switch OnOff(rawValue: value.text) {
          case .on?: true
          case .off?: false
          case nil: .string(value.shown)
          }
        return (setting.member, ["value": json, "from": .string(value.source.description)])
      })
  }
}

extension Settings.Value {
  /// The value as it is shown; a path of a file may hold anything.
  fileprivate var shown: String { SafeText(value: text).string }
}
