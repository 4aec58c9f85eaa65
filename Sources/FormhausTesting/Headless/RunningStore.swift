package import FormhausStore

/// Where the view of a form puts its store, as the environment's `formObserver`.
@MainActor
package final class RunningStore {
  package var store: Store<FormState, FormAction>?

  package init() {}
}
