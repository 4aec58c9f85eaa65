/// Which visible fields would be refused now, and how many of them each step has.
///
/// It is kept up to date field by field, so that a dimmed Continue costs nothing. Validators of the host are not
/// part of it: they may look at every answer, and are asked when a step is looked at.
struct StepChecks: Sendable {
  private(set) var isFailing: [Bool]
  /// Failing fields of each step.
  private(set) var failingCount: [Int]

  init(_ form: CompiledForm) {
    isFailing = Array(repeating: false, count: form.fields.count)
    failingCount = Array(repeating: 0, count: form.steps.count)
  }

  mutating func set(_ field: Int, isFailing failing: Bool, step: Int) {
    guard isFailing[field] != failing else { return }
    isFailing[field] = failing
    failingCount[step] += failing ? 1 : -1
  }

  /// Counts failing fields of a group's items in or out.
  mutating func add(_ count: Int, step: Int) {
    failingCount[step] += count
  }
}
