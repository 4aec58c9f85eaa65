package import FormhausStore

/// Is given the store of a form when the form starts.
package typealias FormObserver = @MainActor (Store<FormState, FormAction>) -> Void

private struct FormObserverKey: EnvironmentKey {
  static var defaultValue: FormObserver? { nil }
}

extension EnvironmentValues {
  /// By this tests see the engine that the screen shows.
  package var formObserver: FormObserver? {
    get { self[FormObserverKey.self] }
    set { self[FormObserverKey.self] = newValue }
  }
}
