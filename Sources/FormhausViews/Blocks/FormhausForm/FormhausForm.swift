public import FormhausCore
import FormhausStore
public import FormhausText

/// A form of the definition language: its fields, steps and buttons, and what its submit handler answers.
///
/// ```swift
/// FormhausForm(definition: definition) { values, _ in
///   try await send(values)
///   return .ok
/// }
/// ```
public struct FormhausForm: View {
  /// Takes the values of the visible fields, and in the context which steps were skipped; a throw is a failure, a
  /// `CancellationError` goes back to rest quietly.
  public typealias SubmitHandler =
    @Sendable @MainActor (_ values: JSONObject, _ context: SubmitContext) async throws -> SubmitResult

  @State private var compiled = CompiledDefinition()
  @State private var latest = LatestHost()
  private let definition: FormDefinition
  private let initialValues: JSONObject
  private let options: FormEngineOptions
  private let renderer: FormRendererOptions
  private let onSubmit: SubmitHandler
  var host = FormHost()

  /// - Parameter initialValues: answers over the defaults of the definition.
  public init(
    definition: FormDefinition, initialValues: JSONObject = [:], options: FormEngineOptions = .init(),
    renderer: FormRendererOptions = .init(), onSubmit: @escaping SubmitHandler
  ) {
    self.definition = definition
    self.initialValues = initialValues
    self.options = options
    self.renderer = renderer
    self.onSubmit = onSubmit
  }

  public var body: some View {
    let latest = latest
    latest.host = host
    return content { latest.host }
  }

  @ViewBuilder private func content(_ host: @escaping @MainActor () -> FormHost) -> some View {
    switch compiled.form(of: definition) {
    case .success(let form):
      RunningForm(
        form: form, initialValues: initialValues, options: options, renderer: renderer, host: host,
        onSubmit: onSubmit
      )
      .id(definition.id)
    case .failure(let error):
      VStack {
        ForEach(error.issues.indices, id: \.self) { index in
          ErrorText(error.issues[index].message)
        }
      }
    }
  }
}

/// What the host did when the view was resolved last.
@MainActor
private final class LatestHost {
  var host = FormHost()
}

/// The compiled form of a view, made again only when the definition has another id.
@MainActor
private final class CompiledDefinition {
  private var id: String?
  private var result: Result<CompiledForm, DefinitionError>?

  func form(of definition: FormDefinition) -> Result<CompiledForm, DefinitionError> {
    if let result, id == definition.id { return result }
    let new = Result { () throws(DefinitionError) in try CompiledForm(definition) }
    id = definition.id
    result = new
    return new
  }
}
