import FormhausStore
import FormhausText

/// An asynchronous action that a scenario started.
@MainActor
final class RunningAction {
  /// Nil while it goes on.
  var result: Result<Bool, any Error>?

  /// How it ended.
  var ending: ExpectedEnding? {
    switch result {
    case nil: nil
    case .success(let isDone): .returns(isDone)
    case .failure(let error as FormLifecycleError):
      .throwingLate(words(error.cause), phase: error.phase.rawValue)
    case .failure(let error): .throwing(words(error))
    }
  }

  private func words(_ error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}

extension ExpectedEnding {
  /// As a scenario file says it.
  var json: String {
    let value: JSONValue =
      switch self {
      case .anything: .null
      case .pending: "pending"
      case .returns(let isDone): .bool(isDone)
      case .throwing(let text): ["throws": .string(text)]
      case .throwingLate(let text, let phase):
        ["throws": .string(text), "committed": true, "phase": .string(phase)]
      }
    return value.description
  }
}
