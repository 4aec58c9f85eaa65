import FormhausText

extension DefinitionChecker {
  /// Keys that a JavaScript host could not hold safely.
  private static let reservedKeys: Set<String> = [
    "__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "isPrototypeOf",
    "propertyIsEnumerable", "toLocaleString", "__defineGetter__", "__defineSetter__", "__lookupGetter__",
    "__lookupSetter__",
  ]

  var structureErrors: [DefinitionIssue] {
    var errors: [DefinitionIssue] = []
    if !definition.fields.isEmpty, !definition.steps.isEmpty {
      errors.append(
        DefinitionIssue(
          code: "fields-and-steps",
          message: "FormEngine rejects a definition with both \"fields\" and \"steps\".",
          offset: definition.offset))
    }
    var ids: Set<String> = []
    for step in definition.steps where !ids.insert(step.id).inserted {
      errors.append(
        DefinitionIssue(
          code: "duplicate-step-id", message: "Duplicate step id \"\(step.id)\".", offset: step.offset))
    }
    for field in allFields.map(\.field) where DefinitionChecker.reservedKeys.contains(field.definition.key) {
      errors.append(
        DefinitionIssue(
          code: "reserved-key", message: "Reserved field key \"\(field.definition.key)\".",
          offset: field.definition.offset))
    }
    return errors
  }

  var keyWarnings: [DefinitionIssue] {
    slots.filter { $0.fields.count > 1 && $0.group == nil }.map { slot in
      DefinitionIssue(
        code: "duplicate-key",
        message: "Duplicate field key \"\(slot.key)\": the fields share one answer",
        offset: fields[slot.fields[1]].definition.offset)
    }
  }

  var patternWarnings: [DefinitionIssue] {
    allFields.compactMap { field in
      guard field.field.traits.contains(.pattern), let error = field.field.patternError,
        let rules = field.definition.validation,
        let pattern = rules.pattern
      else { return nil }
      let owner = field.owner
      return switch error.kind {
      case .invalid:
        DefinitionIssue(
          code: "invalid-pattern", message: "\(owner) has invalid regex pattern: \"\(pattern)\"",
          offset: rules.offsets["pattern"])
      case .unsupported:
        DefinitionIssue(
          code: "pattern-unsupported",
          message:
            "\(owner) has a regex pattern that cannot be matched here: \"\(pattern)\" (\(error.message))",
          offset: rules.offsets["pattern"])
      }
    }
  }

  /// Patterns that some answers keep busy for too long to be checked.
  var patternBombs: [DefinitionIssue] {
    allFields.compactMap { field in
      guard field.field.traits.contains(.pattern), let pattern = field.field.pattern,
        PatternProbe.findsBomb(in: pattern)
      else { return nil }
      return field.issue(
        "pattern-too-complex",
        "has a regex pattern that takes too long on some answers: \"\(pattern.source)\"",
        offset: field.definition.validation?.offsets["pattern"])
    }
  }

  /// `disabled` on actions other than Submit, where nothing looks at it.
  var actionWarnings: [DefinitionIssue] {
    var actions: [(String, ActionDefinition)] = definition.cancel.map { [("Cancel", $0)] } ?? []
    for step in definition.steps {
      for (name, button) in [("next", step.next), ("back", step.back)] {
        if case .action(let action) = button {
          actions.append(("\"\(name)\" of step \"\(step.id)\"", action))
        }
      }
      if let skip = step.skip { actions.append(("\"skip\" of step \"\(step.id)\"", skip)) }
    }
    return actions.filter { !$0.1.disabled.isEmpty }.map { name, action in
      DefinitionIssue(
        code: "disabled-not-applicable",
        message: "\(name) has \"disabled\", which only Submit looks at", offset: action.offset)
    }
  }

  /// Skip that cannot be pressed, and a hidden Continue that nothing stands in for.
  var stepWarnings: [DefinitionIssue] {
    var warnings: [DefinitionIssue] = []
    for step in definition.steps {
      if let skip = step.skip, step.next == .hidden || definition.steps.count == 1 {
        let reason = step.next == .hidden ? "\"next\" is false, which hides it" : "there is no other step"
        warnings.append(
          DefinitionIssue(
            code: "useless-skip", message: "Step \"\(step.id)\" has \"skip\", but \(reason)",
            offset: skip.offset))
      }
      if step.next == .hidden,
        !step.fields.withoutSections.contains(where: { $0.type == "radio" && $0.autoAdvance })
      {
        warnings.append(
          DefinitionIssue(
            code: "no-way-on",
            message: "Step \"\(step.id)\" hides Continue but has no radio field with \"autoAdvance\"",
            offset: step.offset))
      }
    }
    return warnings
  }
}
