import FormhausCore
import FormhausText
import Surface

/// One step of a scenario.
enum ScenarioStep: Sendable {
  case engine(EngineStep)
  case screen(ScreenStep)
}

/// A step that calls the engine, or looks at it.
enum EngineStep: Sendable {
  case set(JSONObject)
  /// The engine's synchronous navigation, with what it returns; nil checks nothing.
  case move(Move, returns: Bool?)
  case goTo(String)
  case setErrors(JSONObject)
  /// Validates the whole path; the errors exactly.
  case validate(JSONValue)
  /// Validates one field; the message or null.
  case validateField(String, result: JSONValue)
  case reset(JSONObject?)
  /// An asynchronous action, with how it must end.
  case start(AsyncMove, ExpectedEnding)
  /// A pending action has ended, as it must.
  case settled(String, ExpectedEnding)
  /// A held answer comes.
  case release(String, HookAnswer)
  case cancelPending
  case expect([EngineExpectation])

  enum Move: String, Sendable {
    case next, back, skip
  }

  enum AsyncMove: String, Sendable {
    case next = "nextAsync"
    case back = "backAsync"
    case skip = "skipAsync"
    case submit
  }
}

/// How an asynchronous action must end.
enum ExpectedEnding: Sendable, Equatable {
  case anything
  /// It goes on, under a name.
  case pending(String)
  case returns(Bool)
  case throwing(String)
  /// It was done, and the hook after it failed.
  case throwingLate(String, phase: String)
}

/// One member of `expect`, with the value it must have.
struct EngineExpectation: Sendable {
  var property: EngineProperty
  var value: JSONValue
}

/// What a scenario can ask about an engine.
enum EngineProperty: String, Sendable, CaseIterable {
  case values, errors, topLevelErrors, step, index, path, visibleFields, payload, canGoNext, isFirstStep
  case isLastStep, progress, skipped, submitting, stepValidating, sent, absent
}

/// A step that uses the real screen.
enum ScreenStep: Sendable {
  /// Opens the form at a size, or resizes the screen.
  case open(Size)
  case keys([Key])
  case paste(String)
  case press(String)
  case focus(String)
  case tick(Duration)
  case expect(ScreenExpectation)
}

/// What must be drawn, focused and announced; a nil member is not looked at.
struct ScreenExpectation: Sendable {
  /// Texts that are on the screen.
  var contains: [String] = []
  /// Texts that are not on the screen.
  var lacks: [String] = []
  /// The test id that has the focus.
  var focus: String?
  /// The text of elements, by test id.
  var texts: [(testID: String, text: String)] = []
  /// Parts of what was announced since the last check, in this order; an empty list: nothing was.
  var announced: [String]?
}
