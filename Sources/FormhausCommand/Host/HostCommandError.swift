import FormhausCore
import FormhausStore
import FormhausText

/// Why a command could not do its work, for the person and for its operator.
struct HostCommandError: LocalizedError, Equatable {
  /// Nil for the form's own text.
  let errorDescription: String?

  init(_ text: String?) { errorDescription = text }

  /// What a command that failed said last on its standard error.
  init(_ child: FinishedChild) { self.init(child.errors.text.lastFilledLine) }
}

extension FinishedChild {
  /// What the command printed.
  ///
  /// - Throws: a `HostCommandError` when it failed or printed too much.
  func answer() throws(HostCommandError) -> String {
    guard end == .exit(0) else { throw HostCommandError(self) }
    guard !output.isCut else {
      throw HostCommandError("The command printed more than \(HostCommandRunner.outputLimit) bytes")
    }
    return output.text
  }

  /// The options of a printed list.
  func options() throws(HostCommandError) -> [OptionDefinition] {
    let source = SourceText(name: "", text: try answer())
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONParser.parse(source, limits: JSONLimits(maximumBytes: nil))
    } catch {
      throw HostCommandError("The command printed no options: \(error)")
    }
    do throws(DefinitionError) {
      return try [OptionDefinition](node: root)
    } catch {
      throw HostCommandError("The command printed no options: \(error.issues.first?.message ?? "")")
    }
  }

  /// What is wrong with an answer: a text, or nil for nothing, printed as it is or as JSON.
  func refusal() throws(HostCommandError) -> String? {
    let text = try answer().trimmed
    guard !text.isEmpty else { return nil }
    switch try? JSONParser.parse(text) {
    case .null: return nil
    case .string(let message): return message.isEmpty ? nil : message
    // A text that happens to be a number is still a text.
    case .number, nil: return text
    default: throw HostCommandError("The command printed no text: \(text)")
    }
  }

  /// Messages by key: `{"errors": {KEY: TEXT}}`, with any exit code; nothing at all when all is well.
  func stepErrors() throws(HostCommandError) -> [String: String] {
    let printed = output.isCut ? nil : try? JSONParser.parse(output.text)
    if let errors = printed?["errors"], errors != [:] {
      let messages = errors.objectValue?.map { ($0.key, $0.value.stringValue) } ?? []
      guard !messages.isEmpty, messages.allSatisfy({ $0.1 != nil }) else {
        throw HostCommandError("The command printed errors that are no texts by key: \(errors)")
      }
      return Dictionary(messages.compactMap { key, text in text.map { (key, $0) } }) { first, _ in first }
    }
    let text = try answer().trimmed
    guard text.isEmpty || printed?.isNull == true || printed?.objectValue != nil else {
      throw HostCommandError("The command printed no {\"errors\": ...}: \(text)")
    }
    return [:]
  }
}
