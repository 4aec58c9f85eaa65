import FormhausCore
import Surface

/// The one list of keys: dispatch, the hint row and the panel of keys are read from it.
struct KeyTable: Sendable {
  let bindings: [KeyBinding]
  private let commands: [KeyContext: [Key: Command]]
  private let typed: [KeyContext: Command]

  static let standard = KeyTable(standardBindings)
  /// What is told to a person who may not leave.
  static let withoutLeaving = KeyTable(standardBindings.filter { !$0.command.endsProgram })

  init(_ bindings: [KeyBinding]) {
    self.bindings = bindings
    var commands: [KeyContext: [Key: Command]] = [:]
    var typed: [KeyContext: Command] = [:]
    for binding in bindings {
      for trigger in binding.triggers {
        switch trigger {
        case .key(let key): commands[binding.context, default: [:]][key] = binding.command
        case .anyCharacter: typed[binding.context] = binding.command
        }
      }
    }
    self.commands = commands
    self.typed = typed
  }

  /// The command of a key where it is pressed; nil when the key does nothing there.
  ///
  /// - Parameter offer: where the keys work that take what is offered there; nil while nothing is.
  func command(for key: Key, in context: KeyContext, offer: KeyContext? = nil) -> Command? {
    if let offer, let command = commands[offer]?[key] { return command }
    for context in context.chain {
      if let command = commands[context]?[key] { return command }
    }
    guard case .character = key else { return nil }
    return context.chain.lazy.compactMap { typed[$0] }.first
  }

  /// The rows whose keys work in a context, the nearest context first.
  func bindings(in context: KeyContext, offer: KeyContext? = nil) -> [KeyBinding] {
    ([offer].compactMap(\.self) + context.chain).flatMap { context in
      bindings.filter { $0.context == context }
    }
  }
}
