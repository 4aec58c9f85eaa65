import FormhausCore

private struct AutofillKey: EnvironmentKey {
  static var defaultValue: AutofillProfile? { nil }
}

private struct AutocompleteKey: EnvironmentKey {
  static var defaultValue: AutocompleteDetail? { nil }
}

/// The detail that the controls of a view ask for.
struct AutocompleteDetail: Sendable, Hashable {
  /// As the form writes it.
  var text: String
  /// Nil where the text names none.
  var token: AutocompleteToken?
}

extension EnvironmentValues {
  /// The person's own details, which empty fields offer; nil and nothing is offered.
  public var autofill: AutofillProfile? {
    get { self[AutofillKey.self] }
    set { self[AutofillKey.self] = newValue }
  }

  var autocomplete: AutocompleteDetail? {
    get { self[AutocompleteKey.self] }
    set { self[AutocompleteKey.self] = newValue }
  }

  /// The person's detail that the controls here ask for; several lines are those of an address.
  var offeredDetail: String? {
    autocomplete?.token.flatMap { autofill?.text(for: $0, language: labels.locale) }
  }
}

extension View {
  /// Says what the answers inside the view are, by a token of HTML such as `email` or `shipping postal-code`: the
  /// person's own details are offered in its fields.
  ///
  /// ```swift
  /// TextField("Name", text: $name).autocomplete("name")
  /// ```
  public func autocomplete(_ token: String?) -> some View {
    EnvironmentView(content: meaning { if $0.isQuestion { $0.autocomplete = token } }) { environment in
      environment.autocomplete = token.map { AutocompleteDetail(text: $0, token: AutocompleteToken($0)) }
    }
  }
}
