import Address
import FormhausCore
import FormhausText

/// What is printed of a country's addresses: labels, order, rules and an envelope.
struct AddressFormatPage {
  let format: AddressFormat
  /// The country's name in the person's language.
  let name: String
  let labels: Labels
  let texts: AddressTexts
  /// What stands on the envelope; nil for examples and labels.
  let address: Address?
  let style: EnvelopeStyle

  private var envelope: [String] { format.envelope(address ?? sample, style: style) }

  /// An address that tells what stands where.
  private var sample: Address {
    var sample = Address(countryCode: format.countryCode)
    for part in format.parts() where part != .countryCode {
      sample[part] = format.prompt(for: part) ?? format.label(of: part, texts: texts)
    }
    return sample
  }

  /// As lines for a person.
  var text: String {
    let parts = format.parts()
    let rows = parts.map { part in
      let marks = [
        format.requires(part) ? labels[.required] : labels[.optional], example(part),
        format.localWord(for: part),
      ]
      return [format.label(of: part, texts: texts), marks.compactMap(\.self).joined(separator: ", ")]
    }
    var lines = ["\(name) (\(format.countryCode))", ""] + rows.inColumns.map { "  " + $0 }
    lines += [""] + rules + [""] + envelope.map { "  " + $0 }
    // The address, and the formats of an operator, are somebody else's texts.
    return lines.map { SafeText(value: $0).string + "\n" }.joined()
  }

  private func example(_ part: AddressPart) -> String? {
    part == .postalCode ? format.postalExamples.first ?? format.prompt(for: part) : format.prompt(for: part)
  }

  /// `order`, `postal codes` and `phone` as they are named in the data.
  private var rules: [String] {
    var rules = ["order: " + format.printedOrder.map(\.rawValue).joined(separator: ", ")]
    if let pattern = format.postalPattern { rules.append("postalRegex: \(pattern)") }
    if !format.postalShapes.isEmpty {
      rules.append("postalShapes: " + format.postalShapes.joined(separator: ", "))
    }
    if !format.postalPrefixes.isEmpty {
      rules.append("postalPrefixes: " + format.postalPrefixes.joined(separator: ", "))
    }
    let calling = format.callingCode.map { "+\($0), " } ?? ""
    rules.append("phone: \(calling)minDigits \(format.minimumPhoneDigits)")
    if let part = format.areasPart, let first = format.areas.first, let last = format.areas.last {
      rules.append("areas: \(format.areas.count) of \(part.rawValue), \(first.key) to \(last.key)")
    }
    return rules
  }

  /// As JSON for a program.
  var json: JSONObject {
    var json: JSONObject = [
      "countryCode": .string(format.countryCode), "name": .string(name),
      "parts": .array(format.parts().map { .object(members($0)) }),
      "order": strings(format.printedOrder.map(\.rawValue)), "digitsOnly": .bool(format.hasDigitsOnly),
    ]
    if let pattern = format.postalPattern { json["postalRegex"] = .string(pattern) }
    json["postalShapes"] = strings(format.postalShapes)
    json["postalPrefixes"] = strings(format.postalPrefixes)
    json["postalExamples"] = strings(format.postalExamples)
    json["phone"] = [
      "callingCode": format.callingCode.map(JSONValue.string) ?? .null,
      "minDigits": JSONValue(format.minimumPhoneDigits),
    ]
    if let part = format.areasPart {
      json["areasOf"] = .string(part.rawValue)
      json["areas"] = .array(format.areas.map { .object(members($0)) })
    }
    json["envelope"] = strings(envelope)
    return json
  }

  private func members(_ part: AddressPart) -> JSONObject {
    var members: JSONObject = [
      "part": .string(part.rawValue), "label": .string(format.label(of: part, texts: texts)),
      "required": .bool(format.requires(part)),
    ]
    if let prompt = format.prompt(for: part) { members["prompt"] = .string(prompt) }
    if let word = format.localWord(for: part) { members["localWord"] = .string(word) }
    return members
  }

  private func members(_ area: Area) -> JSONObject {
    var members: JSONObject = ["key": .string(area.key), "name": .string(area.name)]
    if area.latinName != area.name { members["latinName"] = .string(area.latinName) }
    if let code = area.isoCode { members["isoCode"] = .string(code) }
    if let start = area.postalStart { members["postalStart"] = .string(start) }
    return members
  }

  private func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}
