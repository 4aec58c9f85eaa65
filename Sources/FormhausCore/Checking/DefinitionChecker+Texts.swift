extension DefinitionChecker {
  /// Texts by keys that no screen asks for.
  var catalogHints: [DefinitionIssue] {
    let known = (messages: MessageKey.allCases.map(\.rawValue), labels: LabelKey.allCases.map(\.rawValue))
    return unknownKeys(definition.messages, among: known.messages, "message")
      + unknownKeys(definition.labels, among: known.labels, "label")
  }

  private func unknownKeys(_ catalog: Catalog, among known: [String], _ kind: String) -> [DefinitionIssue] {
    Set(catalog.texts.keys).subtracting(known).sorted().map { key in
      DefinitionIssue(
        code: "unknown-\(kind)-key", message: "No \(kind) has the key \"\(key)\"",
        offset: catalog.offsets[key], hint: Spelling.suggestion(for: key, among: known))
    }
  }

  /// Languages that some texts of the form are not translated into; those stay in the form's own.
  var translationHints: [DefinitionIssue] {
    guard !definition.i18n.isEmpty else { return [] }
    let written = definition.writtenTextAddresses
    return definition.i18n.sorted { $0.key < $1.key }.compactMap { language, overlay in
      let missing = written.filter { overlay.texts[$0] == nil }
      guard !missing.isEmpty else { return nil }
      let named = missing.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
      let more = missing.count > 3 ? " and \(missing.count - 3) more" : ""
      return DefinitionIssue(
        code: "missing-translation", message: "The texts for \"\(language)\" lack \(named)\(more)",
        offset: overlay.offsets.values.min())
    }
  }

  /// Types that are probably misspelt; any name is a type of the host's own.
  var typeHints: [DefinitionIssue] {
    allFields.compactMap { field in
      guard !field.isBuiltIn,
        let suggestion = Spelling.suggestion(
          for: field.definition.type, among: FieldType.builtInNames + ["group", "section"])
      else { return nil }
      return field.issue(
        "custom-type",
        "has the type \"\(field.definition.type)\", which only a program with views of its own knows",
        hint: suggestion)
    }
  }

  /// Translations of texts that the form has not.
  var translationWarnings: [DefinitionIssue] {
    definition.i18n.sorted { $0.key < $1.key }.flatMap { language, overlay -> [DefinitionIssue] in
      let unknown = definition.unknownAddresses(overlay)
      guard !unknown.isEmpty else { return [] }
      let known = definition.textAddresses
      return unknown.map { address in
        DefinitionIssue(
          code: "unknown-text-address",
          message: "The texts for \"\(language)\" name \"\(address)\", which is no text of the form",
          offset: overlay.offsets[address], hint: Spelling.suggestion(for: address, among: known))
      }
    }
  }
}
