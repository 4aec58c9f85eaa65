import FormhausCore
import FormhausText

/// Says that a set of components has no view for something.
struct MissingComponent: View {
  @Environment(\.labels) private var labels
  /// What there is no view for, such as `field "text"`.
  let name: String
  /// What the form's host is told.
  let report: (@Sendable (FormWarning) -> Void)?

  var body: some View {
    ErrorText(labels.text(.missingComponent, ["name": name]))
      .onAppear { [name, report] in
        report?(FormWarning(code: "missing-component", message: "There is no component for \(name)"))
      }
  }
}
