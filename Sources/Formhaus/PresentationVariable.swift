/// A variable of the environment by which a person says how forms are shown, such as NO_COLOR.
public struct PresentationVariable: Sendable, Hashable {
  /// The word that leaves it to the terminal, whatever else was wished.
  public static let auto = "auto"

  /// The name of the variable.
  public let name: String
  /// The only values it may have, each a wish in itself; empty where it is a switch.
  public let choices: [String]
  private let on: String?
  private let off: String?
  private let takesAuto: Bool

  /// A variable that names what is wanted, or `auto`.
  init<Choice: RawRepresentable<String> & CaseIterable>(_ name: String, _: Choice.Type) {
    self.name = name
    choices = Choice.allCases.map(\.rawValue) + [PresentationVariable.auto]
    (on, off, takesAuto) = (nil, nil, false)
  }

  /// A switch.
  ///
  /// - Parameters:
  ///   - on: what any value means but those of `EnvironmentSwitch` for no; nil for nothing.
  ///   - off: what these mean; nil for nothing.
  ///   - takesAuto: whether `auto` leaves it to the terminal.
  init(_ name: String, on: String?, off: String? = nil, takesAuto: Bool = false) {
    self.name = name
    choices = []
    (self.on, self.off, self.takesAuto) = (on, off, takesAuto)
  }

  /// Whether it can have a value.
  public func accepts(_ value: String) -> Bool { value.isEmpty || choices.isEmpty || choices.contains(value) }

  /// What a value of the variable wishes; nil for an empty one, which is as good as none, and one that says nothing.
  ///
  /// A value that it cannot have is given back as it is.
  public func wish(_ value: String?) -> String? {
    guard let value, !value.isEmpty else { return nil }
    if !choices.isEmpty || takesAuto && value == PresentationVariable.auto { return value }
    return EnvironmentSwitch.isOn(value) ? on : off
  }
}

extension PresentationVariable {
  /// Full screen, plain mode, nobody asked or `auto`; the first that says something counts.
  public static let interface = [
    PresentationVariable("FORMHAUS_UI", Interface.self),
    PresentationVariable("ACCESSIBLE", on: Interface.plain.rawValue, off: auto),
  ]
  /// `never` or `always`; the first that says something counts. NO_COLOR means never whatever its value, and CLICOLOR
  /// that is on takes nothing back.
  public static let color = [
    PresentationVariable("NO_COLOR", on: "never", off: "never"),
    PresentationVariable("CLICOLOR_FORCE", on: "always"), PresentationVariable("FORCE_COLOR", on: "always"),
    PresentationVariable("CLICOLOR", on: nil, off: "never"),
  ]
  /// `on`, `off` or `auto`. There is no settled name for it, so both in use count.
  public static let reduceMotion = [
    PresentationVariable("REDUCED_MOTION", on: "on", off: "off", takesAuto: true),
    PresentationVariable("REDUCE_MOTION", on: "on", off: "off", takesAuto: true),
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
