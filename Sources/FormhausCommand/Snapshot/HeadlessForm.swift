import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

/// A form on a screen that nobody sees: nothing moves, and time stands still.
@MainActor
struct HeadlessForm {
  let terminal: HeadlessTerminal
  /// Nil for a form written in Swift.
  private let store: Store<FormState, FormAction>?

  /// Shows a form written as JSON, with test ids.
  init(
    _ form: CompiledForm, answers: JSONObject, options: FormEngineOptions, hasReview: Bool,
    look: HeadlessLook
  ) {
    let started = RunningStore()
    var options = options
    options.seed = 0
    let view = FormhausForm(
      definition: form.definition, initialValues: answers, options: options,
      renderer: FormRendererOptions(testIds: .automatic)
    ) { _, _ in .ok }
    .formhausComponents(look.components)
    .formhausBehavior(FormBehavior(review: hasReview))
    let labels = Labels(
      locale: options.locale, host: options.labels,
      definition: form.definition.localized(to: options.locale))
    terminal = HeadlessTerminal(
      view, size: look.size, options: look.screenOptions(labels)
    ) { $0.formObserver = { started.store = $0 } }
    store = started.store
  }

  /// Shows a form written in Swift.
  init(_ view: some View, language: Language, look: HeadlessLook) {
    terminal = HeadlessTerminal(
      view, size: look.size, options: look.screenOptions(language.labels)
    ) { $0.messages = language.messages }
    store = nil
  }

  /// Goes to a step of the path without checking those before it; the number behind the last step is Review.
  ///
  /// - Throws: a failure when there is no such step with these answers, or answers keep Review away.
  func show(step number: Int) async throws(Failure) {
    guard let store else {
      throw .usage("--step is for forms written as JSON; with this demo pass --keys")
    }
    let path = store.state.engine.path
    let pages = max(1, store.state.pageCount)
    guard 1...pages ~= number else {
      throw .usage(
        "--step cannot be \(number): with these answers the form has \(pages == 1 ? "1 page" : "\(pages) pages")"
      )
    }
    await terminal.settle()
    guard !path.isEmpty else { return }
    store.send(.engine { $0.goToStep(id: path[min(number, path.count) - 1]) })
    if number > path.count { store.send(.next) }
    await terminal.settle()
    guard number > path.count, !store.state.isReviewing else {
      // What is said on arriving would stand in the place of the keys; this one only wipes it away.
      terminal.press([.control("l")])
      return
    }
    var engine = store.state.engine
    let problems = engine.validate().map { "\($0.key): \($0.message)" }
    throw Failure(
      .refused, ["formhaus: --step \(number) is Review, which these answers keep away"] + problems)
  }

  /// Presses keys, each when the one before has done all that it does.
  ///
  /// - Throws: a failure when the keys leave the form.
  func press(_ keys: [Key]) async throws(Failure) {
    for (index, key) in keys.enumerated() {
      terminal.press([key])
      await terminal.settle()
      // Addresses are looked up once nobody types.
      terminal.advance(by: AddressLookup.pause)
      await terminal.settle()
      guard terminal.ending == nil || terminal.ending == .sent else {
        throw .usage("--keys leaves the form with key \(index + 1), \(key.name)")
      }
    }
  }
}
