extension DefinitionChecker {
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
