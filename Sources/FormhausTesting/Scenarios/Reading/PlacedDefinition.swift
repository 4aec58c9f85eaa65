import FormhausCore
import FormhausText

/// A definition of a scenario file, read and compiled, with the text it came from.
struct PlacedDefinition {
  let outcome: Result<CompiledForm, DefinitionError>
  private let source: SourceText
  private let offset: Int

  init(_ node: JSONNode, in source: SourceText) {
    self.source = source
    offset = node.offset
    outcome = Result { () throws(DefinitionError) in try CompiledForm(try FormDefinition(node: node)) }
  }

  /// The errors of the definition.
  var problems: [ScenarioProblem] {
    guard case .failure(let error) = outcome else { return [] }
    return error.issues.map {
      ScenarioProblem($0.message, in: source, at: $0.offset ?? offset)
    }
  }
}

extension JSONNode {
  /// The node of a form that has only this field, for reading a field or conditions that stand alone.
  func formAround(field members: [JSONMember]) -> JSONNode {
    let field = made(.object(members))
    return made(
      .object([
        member("id", .string("probe")), member("title", .string("Probe")),
        member("submit", .object([member("label", .string("Send"))])), member("fields", .array([field])),
      ]))
  }

  /// A member that is not in the source; problems with it are those of this node.
  func member(_ key: String, _ content: Content) -> JSONMember {
    JSONMember(key: key, keyOffset: offset, value: made(content))
  }

  private func made(_ content: Content) -> JSONNode {
    JSONNode(offset: offset, endOffset: endOffset, content: content)
  }
}
