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
