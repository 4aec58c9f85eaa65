import FormhausText

extension CompiledField {
  /// Whether `required` sees no answer.
  func isEmpty(_ value: JSONValue) -> Bool {
    if type.shape == .address, case .object(let address) = value { return FieldType.isBlankAddress(address) }
    return isBlank(value) || type.falseIsEmpty && value == .bool(false)
  }

  /// Null and empty text; an empty list only where lists are held.
  func isBlankForType(_ value: JSONValue) -> Bool {
    switch value {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let items): items.isEmpty && type.shape == .choices
    default: false
    }
  }

  var requiredFailure: RuleFailure? {
    switch definition.validation?.required ?? .no {
    case .no: nil
    case .yes: RuleFailure(.required)
    case .message(let text): RuleFailure(.required, ownText: text)
    }
  }

  func picksDisabled(_ value: JSONValue, _ options: OptionList, _ answer: (String) -> JSONValue?) -> Bool {
    let picked = value.arrayValue ?? [value]
    return picked.contains {
      $0.stringValue.flatMap(options.option)?.disabled.isOn(answer: answer) ?? false
    }
  }

  func lengthFailure(of value: JSONValue) -> RuleFailure? {
    let allowed = allowedLengths
    if allowed.lowerBound == 0, case .string(let text) = value, text.utf8.count <= allowed.upperBound {
      return nil
    }
    let length: Int
    let keys: (least: MessageKey, most: MessageKey)
    switch value {
    case .string(let text): (length, keys) = (text.utf16.count, (.minLength, .maxLength))
    case .array(let items): (length, keys) = (items.count, (.minItems, .maxItems))
    default: return nil
    }
    if allowed.contains(Int32(clamping: length)) { return nil }
    if let least = definition.validation?.minLength, length < least {
      return RuleFailure(keys.least, rule: "minLength", count: least, ownText: ownText("minLength"))
    }
    if let most = definition.validation?.maxLength, length > most {
      return RuleFailure(keys.most, rule: "maxLength", count: most, ownText: ownText("maxLength"))
    }
    return nil
  }

  func rangeFailure(of value: JSONValue) -> RuleFailure? {
    guard case .number(let number) = value else { return nil }
    if let least = definition.validation?.min, number < least {
      return RuleFailure(.min, numbers: ["n": least], ownText: ownText("min"))
    }
    if let most = definition.validation?.max, number > most {
      return RuleFailure(.max, numbers: ["n": most], ownText: ownText("max"))
    }
    return nil
  }

  /// An unusable pattern refuses nothing; the checker warns of it.
  func patternFailure(of value: JSONValue) -> RuleFailure? {
    guard let pattern else { return nil }
    return switch pattern.matches(patternText(of: value)) {
    case .matched: nil
    case .notMatched: RuleFailure(.pattern, ownText: ownText("pattern"))
    case .tooComplex: RuleFailure(.patternTooComplex, rule: "pattern-too-complex")
    }
  }

  /// The text that JavaScript makes of a value.
  private func patternText(of value: JSONValue) -> String {
    switch value {
    case .null: ""
    case .bool(let flag): String(flag)
    case .number(let number): number.int.map(String.init) ?? number.text
    case .string(let text): text
    case .array(let items): items.map(patternText).joined(separator: ",")
    case .object: "[object Object]"
    }
  }

  func matchFailure(of value: JSONValue, _ answer: (String) -> JSONValue?) -> RuleFailure? {
    guard let other = definition.validation?.matchField, answer(other) != value else { return nil }
    return RuleFailure(.matchField, ownText: ownText("matchField"))
  }

  /// The validator's text, when it has one; an unknown name and an empty text refuse nothing.
  func validatorFailure(of value: JSONValue, _ settings: CheckSettings) -> RuleFailure? {
    guard let name = definition.validation?.validator, let validator = settings.validators[name],
      let values = settings.values, let text = validator(value, values), !text.isEmpty
    else { return nil }
    return RuleFailure(.invalid, rule: "validator", ownText: text)
  }

  /// The field's own text for a rule.
  private func ownText(_ rule: String) -> String? { definition.validation?.messages[rule] }
}
