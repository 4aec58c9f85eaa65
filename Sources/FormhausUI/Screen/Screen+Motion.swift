import FormhausStore
import FormhausText
import FormhausViews
import Surface

extension Screen {
  /// Lets the step that has just come slide in from its side.
  func startSlide(isForward: Bool) {
    endSlide()
    guard !options.reduceMotion, !isLineBusy else { return }
    slide = SlideMotion(isForward: isForward)
    scheduleSlide()
  }

  /// Puts what slides in its place at once.
  func endSlide() {
    slideTick?.cancel()
    slideTick = nil
    slide = nil
  }

  private func scheduleSlide() {
    slideTick = clock.schedule(after: SlideMotion.interval) { [weak self] in self?.advanceSlide() }
  }

  private func advanceSlide() {
    slide?.advance()
    if slide?.isOver == true || isLineBusy { endSlide() } else { scheduleSlide() }
    requestFrame()
  }

  /// Turns the sign of work while one is in sight; otherwise nothing is scheduled.
  func turnSpinner(isInSight: Bool) {
    guard isInSight, !options.reduceMotion else {
      spinnerTick?.cancel()
      spinnerTick = nil
      return
    }
    guard spinnerTick == nil else { return }
    spinnerTick = clock.schedule(after: SpinnerMotion.interval) { [weak self] in
      guard let self else { return }
      spinnerTick = nil
      if !isLineBusy { state.spinnerPhase &+= 1 }
      requestFrame()
    }
  }

  /// Whether the last frame is still on its way: a movement would make every key wait.
  private var isLineBusy: Bool { (unsentBytes?() ?? 0) > 0 }
}
