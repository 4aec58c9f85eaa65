import FormhausText

extension DefinitionChecker {
  /// Rules that nothing can pass, and rules that look at a field which is not there.
  var ruleWarnings: [DefinitionIssue] {
    allFields.flatMap { field -> [DefinitionIssue] in
      rangeWarnings(field) + matchWarnings(field) + defaultWarnings(field)
    }
  }

  /// Rules that never fire, and patterns that let more through than they seem to.
  var ruleHints: [DefinitionIssue] {
    allFields.flatMap { field -> [DefinitionIssue] in
      guard !field.field.traits.isDisjoint(with: [.length, .range, .pattern]),
        let rules = field.field.definition.validation
      else { return [] }
      let useless = field.uselessRules(rules)
      var hints = useless.map {
        field.issue(
          "rule-not-applicable", "has \"\($0)\", which never looks at a \(field.definition.type)",
          offset: rules.offsets[$0])
      }
      if rules.minLength == 1, !rules.isRequired, useless.isEmpty {
        hints.append(
          field.issue(
            "rule-never-fires", "has \"minLength\": 1, which an empty answer passes",
            offset: rules.offsets["minLength"]))
      }
      if let pattern = rules.pattern, field.field.pattern != nil, !isAnchored(pattern) {
        hints.append(
          field.issue(
            "unanchored-pattern", "has a pattern that any part of the answer may match: \"\(pattern)\"",
            offset: rules.offsets["pattern"]))
      }
      return hints
    }
  }

  private func isAnchored(_ pattern: String) -> Bool {
    pattern.hasPrefix("^") && pattern.hasSuffix("$") && !pattern.hasSuffix("\\$")
  }

  private func rangeWarnings(_ field: CheckedField) -> [DefinitionIssue] {
    guard
      !field.field.traits.isDisjoint(with: [.length, .range]) || field.field.definition.earliest != nil
    else { return [] }
    let rules = field.definition.validation
    var ranges: [(String, String, String, offset: Int?)] = []
    if let least = rules?.minLength, let most = rules?.maxLength, least > most {
      ranges.append(("minLength", String(least), String(most), rules?.offsets["minLength"]))
    }
    if let least = rules?.min, let most = rules?.max, least > most {
      ranges.append(("min", least.text, most.text, rules?.offsets["min"]))
    }
    if let first = field.definition.earliest, let last = field.definition.latest, first != "today",
      last != "today", first.utf8.lexicographicallyPrecedes(last.utf8) == false, !last.hasPrefix(first),
      !first.hasPrefix(last)
    {
      ranges.append(("min", first, last, nil))
    }
    return ranges.map { rule, least, most, offset in
      field.issue(
        "impossible-range", "has a \"\(rule)\" of \(least) above its maximum of \(most)", offset: offset)
    }
  }

  private func matchWarnings(_ field: CheckedField) -> [DefinitionIssue] {
    guard field.field.traits.contains(.matchField), let rules = field.definition.validation,
      let other = rules.matchField,
      !hasField(other, in: field.group)
    else { return [] }
    return [
      field.issue(
        "unknown-match-field", "must match the non-existent field \"\(other)\"",
        offset: rules.offsets["matchField"], hint: hint(forField: other, in: field.group))
    ]
  }

  /// A default that the type refuses; those of choices have warnings of their own.
  private func defaultWarnings(_ field: CheckedField) -> [DefinitionIssue] {
    guard let value = field.definition.defaultValue, !field.hasChoices, field.isBuiltIn,
      let failure = field.field.typeFailure(of: field.field.type.normalized(value), CheckSettings())
    else { return [] }
    return [
      field.issue("default-of-wrong-type", "has a default that it refuses: \(failure.message(Messages()))")
    ]
  }
}

extension CheckedField {
  /// The rules that never look at an answer of this type.
  fileprivate func uselessRules(_ rules: ValidationRules) -> [String] {
    let length = [rules.minLength.map { _ in "minLength" }, rules.maxLength.map { _ in "maxLength" }]
      .compactMap { $0 }
    let size = [rules.min.map { _ in "min" }, rules.max.map { _ in "max" }].compactMap { $0 }
    return switch field.type.shape {
    case .text, .choice, .choices, .file: size
    case .number: length
    case .flag, .items, .address: length + size
    case .anything: []
    }
  }
}
