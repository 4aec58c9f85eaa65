/// What a reader of a whole tree asks of every element.
public struct ElementTraits: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The element means something to a person.
  public static let meaningful = ElementTraits(rawValue: 1)
  /// Tab stops at it.
  public static let focusable = ElementTraits(rawValue: 2)
  /// It is one of the form's questions.
  public static let question = ElementTraits(rawValue: 4)
  /// It has something that few elements have: a signal, a slide, a theme, an anchor, work that goes on, a focus state, a
  /// place in sending, a sheet.
  public static let special = ElementTraits(rawValue: 8)

  @MainActor
  init(_ content: ElementContent, _ style: ElementStyle, _ semantics: Semantics?, _ signals: Signals) {
    self = []
    if !signals.isEmpty || style.slide != nil || style.theme != nil { insert(.special) }
    switch content {
    case .button(_, _, isBusy: true), .sheet: insert(.special)
    default: break
    }
    guard let semantics else { return }
    insert(.meaningful)
    if semantics.isFocusable { insert(.focusable) }
    if semantics.isQuestion { insert(.question) }
    if semantics.focus != nil || semantics.role == .dialog { insert(.special) }
    switch semantics.purpose {
    case .step, .sending, .sent: insert(.special)
    default: break
    }
  }
}
