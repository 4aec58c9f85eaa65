extension AppOptions {
  /// The options with what the variables say of all that they leave open: the one place at which an app's variables
  /// are read.
  ///
  /// - Parameter value: gives the value of a variable; nil when it is not set.
  func settled(_ value: (String) -> String?) -> AppOptions {
    guard readsVariables else { return self }
    var settled = self
    settled.readsVariables = false
    // A value that a variable cannot have is no wish.
    let named = PresentationVariable.interface.filter { $0.accepts(value($0.name) ?? "") }
    if interface == nil, let wish = named.wish(value)?.wish {
      settled.preferredInterface = Interface(rawValue: wish)
    }
    if colours == nil, PresentationVariable.color.wish(value)?.wish == "never" {
      settled.colours = .monochrome
    }
    if reduceMotion == nil, let wish = PresentationVariable.reduceMotion.wish(value)?.wish {
      settled.reduceMotion = wish == PresentationVariable.auto ? nil : wish == "on"
    }
    return settled
  }
}
