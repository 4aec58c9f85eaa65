import FormhausText

extension View {
  /// Makes the controls inside the view unusable.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// The name by which the view is read out.
  public func accessibilityLabel(_ label: String) -> some View {
    meaning { $0.label = SafeText(label: label) }
  }

  /// What is said after the name and the value.
  public func accessibilityHint(_ hint: String?) -> some View {
    meaning { $0.hint = hint.map(SafeText.init(notes:)) }
  }

  /// Leaves the view out of what is read; it is only drawn.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    modified { if isHidden { $0.semantics = nil } }
  }

  /// The value that is read out.
  public func accessibilityValue(_ value: String) -> some View {
    meaning { $0.value = SafeText(value: value) }
  }

  /// Reads the view as a heading.
  public func accessibilityHeader() -> some View {
    meaning { $0.role = .header }
  }

  /// The id by which tests find the view.
  public func accessibilityIdentifier(_ id: String?) -> some View {
    meaning { $0.testID = id }
  }

  /// Links the focus of the view with a focus state.
  public func focused(_ isFocused: Binding<Bool>) -> some View {
    meaning { $0.focus = isFocused }
  }

  /// The name by which a focus request finds the view.
  public func focusTag(_ tag: String) -> some View {
    meaning { $0.focusTag = tag }
  }

  /// Says that the answer is required, and what is wrong with it.
  public func answer(isRequired: Bool = false, kind: AnswerKind? = nil, error: String? = nil) -> some View {
    meaning { semantics in
      semantics.isRequired = isRequired
      if let kind { semantics.kind = kind }
      semantics.error = error.map(SafeText.init(notes:))
    }
  }

  /// Can be read and focused, but not changed.
  public func locked(_ isLocked: Bool = true) -> some View {
    meaning { $0.isLocked = $0.isLocked || isLocked }
  }

  /// Looks unready, with the reason; the view can still be focused and pressed.
  public func dimmed(_ reason: String?) -> some View {
    meaning { $0.dimmedReason = reason.map(SafeText.init(label:)) }
  }

  /// Names the view as a part of the page, by which tests find it.
  func region(_ label: String, testID: String?) -> some View {
    modified { element in
      guard element.semantics == nil, let testID else { return }
      var semantics = Semantics(role: .region, label: SafeText(label: label))
      semantics.testID = testID
      element.semantics = semantics
    }
  }

  /// What the view is for in a form.
  func purpose(_ purpose: Purpose) -> some View {
    meaning { $0.purpose = purpose }
  }

  /// Asks the presentation to say or do something once.
  func signals(_ signals: Signals) -> some View {
    modified { $0.signals = signals }
  }

  /// Gives the view an identity of its own; another value starts it afresh.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, identity: AnyHashable(id))
  }

  /// Names an option of a picker.
  public func tag(_ tag: some Hashable) -> some View {
    modified { $0.tag = AnyHashable(tag) }
  }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let identity: AnyHashable

  func resolve(in context: ResolveContext) -> [Element] {
    context.child(identified: identity).resolve(content)
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
