import Address
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
    let check = AnswersCheck(source)
    let problems = check.problems(members, of: definition.allFields)
    guard problems.isEmpty else { throw Failure(.badData, problems) }
    return JSONObject(members.map { ($0.key, $0.value.value) })
  }
}

/// Finds answers that a form has no place for.
private struct AnswersCheck {
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }

  /// The problems of an object of answers; `place` names the object that they stand in, and is empty for the form.
  func problems(_ members: [JSONMember], of fields: [FieldDefinition], in place: String = "") -> [String] {
    let fields = Dictionary(grouping: fields, by: \.key)
    return members.flatMap { member -> [String] in
      guard let fields = fields[member.key] else {
        return [unknown(member, among: fields.keys.sorted(), place.isEmpty ? "the form" : place, "field")]
      }
      return problems(member.value, place.isEmpty ? member.key : "\(place).\(member.key)", fields)
    }
  }

  private func problems(_ node: JSONNode, _ name: String, _ fields: [FieldDefinition]) -> [String] {
    if let group = fields.first?.group, let elements = node.elements {
      return elements.enumerated().flatMap { index, element -> [String] in
        guard let members = element.members else { return [wrong(element, "\(name).\(index)", "an object")] }
        return problems(members, of: group.fields.withoutSections, in: "\(name).\(index)")
      }
    }
    if fields.first?.address != nil, let members = node.members { return addressProblems(members, name) }
    let types = fields.map { FieldType.named($0.type) }
    guard !types.contains(where: { $0.canHold(node.value) }) else { return [] }
    return [wrong(node, name, types[0].shape.words)]
  }

  private func addressProblems(_ members: [JSONMember], _ name: String) -> [String] {
    members.compactMap { member in
      guard AddressDefinition.members.contains(member.key) else {
        return unknown(member, among: AddressDefinition.members, name, "part")
      }
      guard !AddressDefinition.canHold(member.key, member.value.value) else { return nil }
      let words = member.key == AddressPart.isDefault.rawValue ? "true or false" : "text"
      return wrong(member.value, "\(name).\(member.key)", words)
    }
  }

  private func unknown(_ member: JSONMember, among names: [String], _ owner: String, _ kind: String) -> String
  {
    let owner = owner == "the form" ? owner : "\"\(owner)\""
    return source.line(
      member.keyOffset, "\(owner) has no \(kind) \"\(member.key)\"" + closest(to: member.key, among: names))
  }

  private func wrong(_ node: JSONNode, _ name: String, _ words: String) -> String {
    source.line(node.offset, "\"\(name)\" must be \(words), found \(node.content.words)")
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
