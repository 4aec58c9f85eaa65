extension FormEngine {
  /// Checks the current step and moves on; false on errors, on the last step and on a single page.
  ///
  /// The errors of the step are set beside those of others. A skipped step is included again.
  public mutating func nextStep() -> Bool {
    revision += 1
    guard isMultiStep, let step = current, !isLastStep else { return false }
    include([step])
    let before = errorsBySlot
    let passes = checkStep(step)
    noteErrors(before)
    if passes { move(to: visibility.path[currentStepIndex + 1]) }
    return passes
  }

  /// Moves back without checking anything; false on the first step and on a single page.
  @discardableResult
  public mutating func prevStep() -> Bool {
    revision += 1
    guard isMultiStep, currentStepIndex > 0 else { return false }
    move(to: visibility.path[currentStepIndex - 1])
    return true
  }

  /// Goes to the step of a field without checking anything; nothing happens when it is not on the path.
  public mutating func goToStepWithField(_ key: String) {
    revision += 1
    if let step = stepOnPath(withField: key) { move(to: step) }
  }

  /// Goes to a step without checking anything; false when it is not on the path.
  @discardableResult
  public mutating func goToStep(id: String) -> Bool {
    revision += 1
    guard let step = form.stepOfID[id], visibility.steps[step] else { return false }
    move(to: step)
    return true
  }

  /// Counts the current step in again when it was skipped, as Continue and Submit do.
  public mutating func includeCurrentStep() {
    revision += 1
    if let current { include([current]) }
  }

  mutating func move(to step: Int) {
    guard current != step else { return }
    current = step
    structureRevision += 1
  }
}
