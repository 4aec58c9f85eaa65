import FormhausText

extension DefinitionChecker {
  /// Groups that share their key, and groups inside groups.
  var groupErrors: [DefinitionIssue] {
    groups.flatMap { group -> [DefinitionIssue] in
      let field = fields[group.field].definition
      var errors: [DefinitionIssue] = []
      if slots[group.slot].fields.count > 1 {
        errors.append(
          DefinitionIssue(
            code: "duplicate-group-key", message: "Group key \"\(group.key)\" belongs to another field too.",
            offset: field.offset))
      }
      errors += group.fields.map(\.definition).filter { $0.type == "group" }.map {
        DefinitionIssue(
          code: "nested-group",
          message: "Group \"\($0.key)\" stands inside group \"\(group.key)\": groups do not nest.",
          offset: $0.offset)
      }
      return errors
    }
  }

  /// Fields that go by the name of a field in an item, such as `people.0.name`: errors of the two cannot be told apart.
  var ambiguousKeyWarnings: [DefinitionIssue] {
    groups.flatMap { group -> [DefinitionIssue] in
      let start = group.key + "."
      return slots.filter { !$0.fields.isEmpty && $0.key.hasPrefix(start) }.compactMap { slot in
        let rest = slot.key.dropFirst(start.count)
        guard let dot = rest.firstIndex(of: "."), Int(itemPlace: rest[..<dot]) != nil,
          group.slots.keys[String(rest[rest.index(after: dot)...])] != nil
        else { return nil }
        return DefinitionIssue(
          code: "ambiguous-key",
          message: "Field \"\(slot.key)\" has the key of a field in the items of \"\(group.key)\"",
          offset: fields[slot.fields[0]].definition.offset)
      }
    }
  }

  /// Keys that two fields of an item share, and numbers of items that no list can have.
  var groupWarnings: [DefinitionIssue] {
    groups.flatMap { group -> [DefinitionIssue] in
      var warnings = group.slots.filter { $0.fields.count > 1 }.map { slot in
        DefinitionIssue(
          code: "duplicate-key",
          message: "Duplicate field key \"\(group.key).\(slot.key)\": the fields share one answer",
          offset: group.fields[slot.fields[1]].definition.offset)
      }
      let field = fields[group.field].definition
      let (least, most) = (group.definition.minItems, group.definition.maxItems ?? .max)
      if least > most {
        warnings.append(
          DefinitionIssue(
            code: "impossible-range",
            message: "Field \"\(group.key)\" asks for at least \(least) items and at most \(most)",
            offset: field.offset))
      }
      let count = field.defaultValue?.arrayValue?.count ?? least
      if least <= most, !(least...most).contains(count) {
        warnings.append(
          DefinitionIssue(
            code: "default-out-of-range",
            message: "Field \"\(group.key)\" has a default with \(count) items, which it refuses",
            offset: field.offset))
      }
      return warnings
    }
  }
}
