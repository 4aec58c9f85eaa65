/// A variable of the environment by which a person says how forms are shown, such as NO_COLOR.
public struct PresentationVariable: Sendable, Hashable {
  /// The name of the variable.
  public let name: String
  /// The only values it may have, each a wish in itself; empty where it is a switch.
  public let choices: [String]
  private let on: String?
  private let off: String?

  /// A variable that names what is wanted.
  init<Choice: RawRepresentable<String> & CaseIterable>(_ name: String, _: Choice.Type) {
    self.name = name
    choices = Choice.allCases.map(\.rawValue)
    (on, off) = (nil, nil)
  }

  /// A switch.
  ///
  /// - Parameters:
  ///   - on: what any value means but those of `EnvironmentSwitch` for no.
  ///   - off: what these mean; nil for nothing.
  init(_ name: String, on: String, off: String? = nil) {
    self.name = name
    choices = []
    (self.on, self.off) = (on, off)
  }

  /// What a value of the variable wishes; nil for an empty one, which is as good as none, and one that says nothing.
  ///
  /// A value that is not among the choices is given back as it is.
  public func wish(_ value: String?) -> String? {
    guard let value, !value.isEmpty else { return nil }
    if !choices.isEmpty { return value }
    return EnvironmentSwitch.isOn(value) ? on : off
  }
}

extension PresentationVariable {
  /// Full screen, plain mode or nobody asked; the first that says something counts.
  public static let interface = [
    PresentationVariable("FORMHAUS_UI", Interface.self), PresentationVariable("ACCESSIBLE", on: "plain"),
  ]
  /// `never`, `always` or `auto`; the first that says something counts. NO_COLOR means never whatever its value.
  public static let color = [
    PresentationVariable("NO_COLOR", on: "never", off: "never"),
    PresentationVariable("CLICOLOR_FORCE", on: "always"), PresentationVariable("FORCE_COLOR", on: "always"),
    PresentationVariable("CLICOLOR", on: "auto", off: "never"),
  ]
  /// `on` or `off`. There is no settled name for it, so both in use count.
  public static let reduceMotion = [
    PresentationVariable("REDUCED_MOTION", on: "on", off: "off"),
    PresentationVariable("REDUCE_MOTION", on: "on", off: "off"),
  ]
}

extension [PresentationVariable] {
  /// What the first of the variables that says something wishes; nil when none does.
  ///
  /// - Parameter value: gives the value of a variable; nil when it is not set.
  public func wish(_ value: (String) -> String?) -> (variable: PresentationVariable, wish: String)? {
    for variable in self {
      if let wish = variable.wish(value(variable.name)) { return (variable, wish) }
    }
    return nil
  }
}
