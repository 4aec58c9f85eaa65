public import FormhausText

extension [OptionDefinition] {
  /// Reads a list of options as a definition writes them.
  ///
  /// - Throws: `DefinitionError` with every member of a wrong shape.
  public init(node: JSONNode) throws(DefinitionError) {
    let log = IssueLog(hasOffsets: true)
    if let elements = node.elements {
      self = elements.enumerated().compactMap { index, element in
        OptionDefinition(reading: .init(node: element, element: index, of: .root), log: log)
      }
    } else {
      self = []
      log.report(.root, "must be a list", at: node.offset)
    }
    guard log.isClean else { throw DefinitionError(issues: log.issuesInOrder) }
  }
}
