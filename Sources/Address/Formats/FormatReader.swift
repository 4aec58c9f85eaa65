internal import FormhausText

/// Reads countries from the JSON that the generated table is made of.
struct FormatReader {
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }

  /// What the file says of its countries, over what is built in, by code.
  func overrides() throws(FormatIssue) -> [String: FormatFields] {
    let document: JSONNode
    do {
      document = try JSONParser.parse(source)
    } catch {
      throw FormatIssue(message: error.message, location: error.location)
    }
    guard let regions = document.member("regions")?.value.elements ?? document.elements else {
      throw issue("A list of countries is missing: {\"regions\": [...]}", document)
    }
    var overrides: [String: FormatFields] = [:]
    for region in regions {
      let fields = try country(region)
      guard overrides[fields.code] == nil else { throw issue("\(fields.code) stands here twice", region) }
      overrides[fields.code] = fields
    }
    return overrides
  }

  private func country(_ region: JSONNode) throws(FormatIssue) -> FormatFields {
    guard let members = region.members else { throw issue("A country must be an object", region) }
    guard let code = region.member("code")?.value.value.stringValue, isCode(code) else {
      throw issue("A country needs its code, two capitals", region)
    }
    var fields = FormatRecords.fields(of: code) ?? FormatRecords.fallback(for: code)
    for member in members { try read(member, into: &fields) }
    if fields.name.isEmpty { throw issue("\(code) needs a name", region) }
    for part in fields.required where !fields.order.contains(part) {
      throw issue("\(code) requires \(part.rawValue), which its order lacks", region)
    }
    return fields
  }

  private func isCode(_ code: String) -> Bool {
    code.utf8.count == 2 && code.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  private func read(_ member: JSONMember, into fields: inout FormatFields) throws(FormatIssue) {
    let value = member.value
    switch member.key {
    case "code", "regionShown": break
    case "name": fields.name = try text(value)
    case "order": fields.order = try parts(value)
    case "required": fields.required = Set(try parts(value))
    case "upper": fields.upper = Set(try parts(value))
    case "regionLabel": fields.labels[.region] = try optionalText(value)
    case "postalLabel": fields.labels[.postalCode] = try optionalText(value)
    case "cityLabel": fields.labels[.city] = try optionalText(value)
    case "sublocalityLabel": fields.labels[.sublocality] = try optionalText(value)
    case "dataLabels": fields.dataLabels = try labels(value)
    case "prompts": fields.prompts = try prompts(value)
    case "digitsOnly": fields.digitsOnly = try flag(value)
    case "postalRegex": fields.postalRegex = try pattern(value)
    case "postalShapes": fields.postalShapes = try texts(value)
    case "postalPrefixes": fields.postalPrefixes = try texts(value)
    case "postalExamples": fields.postalExamples = try texts(value)
    case "format": fields.format = try envelope(value) ?? ""
    case "latinFormat": fields.latinFormat = try envelope(value)
    case "phone": try readPhone(value, into: &fields)
    case "areas": fields.areas = try areas(value)
    case "areasOf": fields.areasOf = try part(value)
    default: throw issue("Nothing reads the member \"\(member.key)\"", value)
    }
  }
}

// MARK: Values

extension FormatReader {
  private func issue(_ message: String, _ node: JSONNode) -> FormatIssue {
    FormatIssue(message: message, location: source.location(ofByte: node.offset))
  }

  private func text(_ node: JSONNode) throws(FormatIssue) -> String {
    guard let text = node.value.stringValue else { throw issue("This must be a text", node) }
    return text
  }

  /// Null takes away what is built in.
  private func optionalText(_ node: JSONNode) throws(FormatIssue) -> String? {
    node.value.isNull ? nil : try text(node)
  }

  private func flag(_ node: JSONNode) throws(FormatIssue) -> Bool {
    guard let flag = node.value.boolValue else { throw issue("This must be true or false", node) }
    return flag
  }

  private func elements(_ node: JSONNode) throws(FormatIssue) -> [JSONNode] {
    if node.value.isNull { return [] }
    guard let elements = node.elements else { throw issue("This must be a list", node) }
    return elements
  }

  private func members(_ node: JSONNode) throws(FormatIssue) -> [JSONMember] {
    if node.value.isNull { return [] }
    guard let members = node.members else { throw issue("This must be an object", node) }
    return members
  }

  private func texts(_ node: JSONNode) throws(FormatIssue) -> [String] {
    try elements(node).map { (element) throws(FormatIssue) in try text(element) }
  }

  private func part(_ node: JSONNode) throws(FormatIssue) -> AddressPart {
    switch AddressPart(rawValue: try text(node)) {
    case .some(let part) where ![.countryCode, .phone, .isDefault].contains(part): return part
    default: throw issue("No part of an address is called so", node)
    }
  }

  private func parts(_ node: JSONNode) throws(FormatIssue) -> [AddressPart] {
    var parts: [AddressPart] = []
    for element in try elements(node) {
      let part = try part(element)
      guard !parts.contains(part) else { throw issue("This part stands here twice", element) }
      parts.append(part)
    }
    return parts
  }

  private func prompts(_ node: JSONNode) throws(FormatIssue) -> [AddressPart: String] {
    var prompts: [AddressPart: String] = [:]
    for member in try members(node) {
      guard let part = AddressPart(rawValue: member.key) else {
        throw issue("No part of an address is called \"\(member.key)\"", member.value)
      }
      prompts[part] = try text(member.value)
    }
    return prompts
  }

  private func labels(_ node: JSONNode) throws(FormatIssue) -> [AddressPart: String] {
    var labels: [AddressPart: String] = [:]
    for member in try members(node) {
      switch member.key {
      case "region": labels[.region] = try text(member.value)
      case "postal": labels[.postalCode] = try text(member.value)
      default: throw issue("Only region and postal have a word of the data", member.value)
      }
    }
    return labels
  }

  private func pattern(_ node: JSONNode) throws(FormatIssue) -> String? {
    guard let regex = try optionalText(node) else { return nil }
    guard PostalRule.wholePattern(regex) != nil else { throw issue("This is no regular expression", node) }
    return regex
  }

  private func envelope(_ node: JSONNode) throws(FormatIssue) -> String? {
    guard let format = try optionalText(node) else { return nil }
    guard EnvelopeTemplate.isValid(format) else {
      throw issue("After % may stand N, A, D, C, S, Z or n", node)
    }
    return format
  }

  private func readPhone(_ node: JSONNode, into fields: inout FormatFields) throws(FormatIssue) {
    for member in try members(node) {
      switch member.key {
      case "callingCode": fields.callingCode = try optionalText(member.value)
      case "minDigits":
        guard let digits = member.value.value.numberValue.flatMap({ Int($0.text) }), 1...15 ~= digits else {
          throw issue("This must be a whole number from 1 to 15", member.value)
        }
        fields.minDigits = digits
      default: throw issue("Nothing reads the member \"\(member.key)\"", member.value)
      }
    }
  }

  private func areas(_ node: JSONNode) throws(FormatIssue) -> [Area] {
    try elements(node).map { (element) throws(FormatIssue) in
      var texts: [String: String] = [:]
      for member in try members(element) { texts[member.key] = try text(member.value) }
      guard let key = texts["key"], !key.isEmpty else { throw issue("An area needs its key", element) }
      if let start = element.member("postalStart")?.value { _ = try pattern(start) }
      return Area(
        key: key, name: texts["name"] ?? "", latinName: texts["latinName"] ?? "", isoCode: texts["isoCode"],
        postalStart: texts["postalStart"])
    }
  }
}
