public import FormhausCore
public import FormhausText

/// How far checking and sending have come.
public enum Submission: Sendable, Hashable {
  /// Nothing is on its way.
  case idle
  /// The host is asked about the answers, before the form moves on or is sent.
  case checking
  case sending
  /// The person called sending off; what it comes to is still awaited, for it may have got through.
  case stopping
  /// It was sent; the check is shown, with what the receiver answered.
  case sent(message: String?)
  /// It was not sent; the text says why.
  case failed(String)

  /// Why it was not sent; nil unless it failed.
  public var failure: String? {
    if case .failed(let text) = self { text } else { nil }
  }

  /// Whether an outcome is awaited.
  public var isSending: Bool { self == .sending || self == .stopping }

  public var isSent: Bool {
    if case .sent = self { true } else { false }
  }

  /// Whether nothing may be changed: while checking and sending, and for good once it was sent.
  public var isLocked: Bool { isBusy || isSent }

  /// Whether something is on its way that can be called off.
  public var isBusy: Bool { self == .checking || isSending }
}

/// How sending ended.
public enum SubmissionOutcome: Sendable, Equatable {
  case sent(message: String?)
  /// Refused or not possible; nil for the default text.
  case failed(String?)
  /// Refused because of single answers; keys that name no visible field are shown above the buttons.
  case refused([FieldError])
  /// Called off by the person: back to rest without a word.
  case cancelled
}

extension SubmissionOutcome {
  /// What counts: what was called off failed as it was meant to, and a refusal that names nothing is a failure.
  func settled(calledOff: Bool) -> SubmissionOutcome {
    switch self {
    case .failed where calledOff, .refused where calledOff: .cancelled
    case .refused([]): .failed(nil)
    case .sent, .failed, .refused, .cancelled: self
    }
  }
}

/// What can happen to a submission.
public enum SubmissionAction: Sendable {
  case start(SubmissionWork)
  case finished(SubmissionOutcome, SubmissionWork)
  case cancel
  case checkShown(SubmissionWork)
}

/// The host's part in sending.
public struct SubmissionWork: Sendable {
  /// Takes the answers and the ids of the skipped steps.
  public typealias Submit =
    @Sendable @MainActor (_ values: JSONObject, _ skippedSteps: [String]) async -> SubmissionOutcome

  /// Sends the answers, without those of the skipped steps.
  ///
  /// The steps of a `StepForm` hold their answers themselves: its values are empty and no step is skipped.
  public var submit: Submit
  /// Called once the check has been shown.
  public var succeeded: @Sendable @MainActor () -> Void
  /// How long the check is shown; zero under Reduce Motion.
  public var checkTime: Duration
  /// The text for a failure that has none of its own.
  public var defaultFailure: String

  public init(
    checkTime: Duration, defaultFailure: String,
    submit: @escaping Submit,
    succeeded: @escaping @Sendable @MainActor () -> Void
  ) {
    self.submit = submit
    self.succeeded = succeeded
    self.checkTime = checkTime
    self.defaultFailure = defaultFailure
  }

  /// How long the check stays before the host goes on.
  public static let standardCheckTime = Duration.milliseconds(600)
}

/// The machine of sending: idle, sending, perhaps stopping, then sent or failed or idle again. One submission at a time.
public func reduceSubmission(
  _ state: inout Submission, _ action: SubmissionAction
) -> Effect<SubmissionAction> {
  switch action {
  case .start(let work):
    guard !state.isLocked else { return .none }
    state = .sending
    return .run(id: .submission) { send in
      let outcome = await work.submit([:], [])
      send(.finished(outcome, work))
    }
  case .finished(let outcome, let work):
    guard state.isSending else { return .none }
    switch outcome.settled(calledOff: state == .stopping) {
    case .sent(let message):
      state = .sent(message: message)
      return .after(work.checkTime, id: .submission, .checkShown(work))
    case .failed(let text):
      state = .failed(text ?? work.defaultFailure)
    case .refused, .cancelled:
      state = .idle
    }
    return .none
  case .cancel:
    switch state {
    case .sending:
      state = .stopping
      return .interrupt(.submission)
    case .stopping:
      // Asked for twice: the work does not listen.
      state = .idle
      return .cancel(.submission)
    case .idle, .checking, .sent, .failed:
      return .none
    }
  case .checkShown(let work):
    guard state.isSent else { return .none }
    return .call(work.succeeded)
  }
}

extension EffectID {
  static let submission: EffectID = "submission"
}
