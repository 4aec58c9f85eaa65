public struct SafeText: Sendable, Hashable {
  public let string: String
  public init(label: String) { string = label }
  public init(value: String) { string = value }
  public init(notes: String) { string = notes }
  public init(_ ours: StaticString) { string = "\(ours)" }
}
