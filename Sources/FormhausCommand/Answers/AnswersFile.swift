import FormhausCore
import FormhausText

/// Answers that are known before a person is asked.
enum AnswersFile {
  /// The most bytes that are read.
  static let limit = 16 << 20

  /// Reads the answers for a form.
  ///
  /// - Throws: a failure with every unknown key and every value that its field cannot hold, each with its place.
  static func read(_ file: InputFile, for definition: FormDefinition) throws(Failure) -> JSONObject {
    try read(try file.read(limit: limit), for: definition)
  }

  static func read(_ source: SourceText, for definition: FormDefinition) throws(Failure) -> JSONObject {
    let root = try source.parsed(limit: limit)
    guard let members = root.members else {
      throw Failure(
        .badData, source.line(root.offset, "the answers must be an object: {\"KEY\": ANSWER, ...}"))
    }
    let fields = Dictionary(grouping: definition.allFields, by: \.key)
    let problems = members.compactMap { problem($0, fields, source) }
    guard problems.isEmpty else { throw Failure(.badData, problems) }
    return JSONObject(members.map { ($0.key, $0.value.value) })
  }

  private static func problem(
    _ member: JSONMember, _ fields: [String: [FieldDefinition]], _ source: SourceText
  ) -> String? {
    guard let fields = fields[member.key] else {
      return source.line(
        member.keyOffset,
        "the form has no field \"\(member.key)\"" + closest(to: member.key, among: fields.keys.sorted()))
    }
    let types = fields.map { FieldType.named($0.type) }
    guard !types.contains(where: { $0.canHold(member.value.value) }) else { return nil }
    return source.line(
      member.value.offset,
      "\"\(member.key)\" must be \(types[0].shape.words), found \(member.value.content.words)")
  }
}

extension FieldType.Shape {
  fileprivate var words: String {
    switch self {
    case .text, .file: "text"
    case .number: "a number"
    case .flag: "true or false"
    case .choice: "the value of an option"
    case .choices: "a list of option values"
    case .items: "a list of objects"
    case .address: "an address as an object"
    case .anything: "a value"
    }
  }
}

extension JSONNode.Content {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
