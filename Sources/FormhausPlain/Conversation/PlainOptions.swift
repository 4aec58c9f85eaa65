public import FormhausCore

/// How a conversation is held.
public struct PlainOptions: Sendable {
  /// The title of the form, said first; nil for none.
  public var title: String?
  public var labels: Labels
  public var messages: Messages
  /// What commands begin with; it is not empty.
  public let commandPrefix: String
  /// Says nothing while something takes long.
  public var isQuietWhileWaiting: Bool
  /// Whether the person may leave without sending.
  public var mayLeave: Bool
  /// Choices said at once at most.
  public let choicesAtOnce: Int

  /// - Parameters:
  ///   - commandPrefix: an empty one stands for `/`.
  ///   - choicesAtOnce: at least 1; longer lists are searched.
  public init(
    title: String? = nil, labels: Labels = Labels(), messages: Messages = Messages(),
    commandPrefix: String = "/", isQuietWhileWaiting: Bool = false, mayLeave: Bool = true,
    choicesAtOnce: Int = 9
  ) {
    self.title = title
    self.labels = labels
    self.messages = messages
    self.commandPrefix = commandPrefix.isEmpty ? "/" : commandPrefix
    self.isQuietWhileWaiting = isQuietWhileWaiting
    self.mayLeave = mayLeave
    self.choicesAtOnce = max(1, choicesAtOnce)
  }
}
