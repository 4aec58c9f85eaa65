import FormhausCore
import FormhausText
import Glibc

/// The file with the person's settings, as it was read.
struct SettingsFile {
  /// The most bytes that are read.
  private static let limit = 1 << 20

  private let path: String
  private var values: [String: String] = [:]

  subscript(_ setting: Setting) -> Settings.Value? {
    values[setting.member].map { Settings.Value(text: $0, source: .file(path)) }
  }

  /// The file of the person's settings; nil where there is none.
  ///
  /// - Throws: a failure when there is one that cannot be read, or everything that is wrong with it.
  static func standard(_ environment: [String: String]) throws(Failure) -> SettingsFile? {
    guard let path = path(environment) else { return nil }
    return try SettingsFile(InputFile(path: path))
  }

  /// The path of the file of the person's settings; nil where there is none.
  static func path(_ environment: [String: String]) -> String? {
    guard let folder = UserFolder.settings.path(environment) else { return nil }
    let path = folder + "/config.json"
    // A folder that is closed to this user, as the home of another one, holds no settings of theirs.
    guard access(path, F_OK) == 0 || ![ENOENT, ENOTDIR, EACCES].contains(errno) else { return nil }
    return path
  }

  init(_ file: InputFile) throws(Failure) {
    path = file.path
    let source = try file.readRegular(limit: SettingsFile.limit)
    let root = try source.parsed(limit: SettingsFile.limit)
    guard let members = root.members else {
      throw Failure(
        .badData, source.line(root.offset, #"the settings are an object such as {"reduceMotion": true}"#))
    }
    var problems: [String] = []
    for member in members {
      guard let setting = Setting.all.first(where: { $0.member == member.key }) else {
        let names = Setting.all.map(\.member)
        let mend =
          Spelling.closest(to: member.key, among: names).map { "; did you mean \"\($0)\"?" }
          ?? "; write one of \(names.joined(separator: ", "))"
        problems.append(source.line(member.keyOffset, "there is no setting \"\(member.key)\"\(mend)"))
        continue
      }
      if let value = SettingsFile.value(member.value, of: setting) {
        values[setting.member] = SettingsFile.located(value, of: setting, beside: path)
      } else {
        problems.append(source.line(member.value.offset, SettingsFile.mend(member.value, of: setting)))
      }
    }
    guard problems.isEmpty else { throw Failure(.badData, problems) }
  }

  /// The value of a member; nil when it is none that the setting can have.
  private static func value(_ node: JSONNode, of setting: Setting) -> String? {
    switch (setting.values, node.content) {
    case (.flag, .bool(let isOn)), (.flagOrAuto, .bool(let isOn)): (isOn ? OnOff.on : .off).rawValue
    case (.flagOrAuto, .string(let text)): text == Setting.auto ? text : nil
    case (.choice, .string(let text)), (.nameOrFile, .string(let text)), (.sign, .string(let text)):
      setting.accepts(text) ? text : nil
    default: nil
    }
  }

  private static func mend(_ node: JSONNode, of setting: Setting) -> String {
    let likely = Spelling.closest(to: node.value.stringValue ?? "", among: setting.names)
    let mend = likely.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(setting.member) cannot be \(node.words); write \(setting.alternatives)\(mend)"
  }

  /// A path in the file counts from the folder of the file, unless it begins at the root or at home.
  private static func located(_ value: String, of setting: Setting, beside path: String) -> String {
    guard case .nameOrFile = setting.values, Setting.isFile(value), !value.hasPrefix("/"),
      !value.hasPrefix("~/")
    else {
      return value
    }
    return path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) + value
  }
}

extension JSONNode {
  /// The value as it is named in a sentence.
  fileprivate var words: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    default: value.description
    }
  }
}
