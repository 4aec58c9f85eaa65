import FormhausTesting
import Testing

@MainActor
@Suite("The engine's case files")
struct EngineCaseTests {
  @Test(arguments: refusedScenarios.keys.sorted())
  func file(_ name: String) async throws {
    let file = try ScenarioFile(TextFile("\(fixtures)/engine/\(name)").read()) { try TextFile($0).read() }
    let report = await ScenarioRunner().run(file)
    #expect(report.failures.map(\.description) == [])
    #expect(report.failed == 0)
    let refused = file.scenarios.filter { !$0.refusals.isEmpty }.map(\.name)
    #expect(refused == EngineCaseTests.refusedScenarios[name])
    #expect(report.passed == file.scenarios.count - refused.count)
  }

  /// The files, each with its scenarios that wait for the asynchronous engine.
  nonisolated static let refusedScenarios: [String: [String]] = [
    "01-conditions.json": [],
    "02-visibility.json": [],
    "03-rules.json": [],
    "04-default-messages.json": [],
    "05-validate-step.json": [],
    "06-engine.json": [],
    "07-steps.json": [],
    "08-async.json": [
      "without a step check",
      "the step check is not asked while a rule fails",
      "the step check finds an error",
      "the step check passes",
      "stepValidating while it runs",
      "a second Continue while one runs",
      "the check fails to run",
      "Back during the check discards it",
      "reset during the check discards it",
      "an error on an unknown key goes to the top",
      "errors of the check replace the others",
      "corrected and tried again",
      "a single-page form",
      "the last step",
      "the step check is not asked by the synchronous Continue",
      "the step check is not asked by Back",
      "after a failure Continue can be tried again",
    ],
    "09-consistency.json": [],
    "10-definition-checks.json": [],
    "11-lifecycle.json": [
      "the guard of a step change: rules first, then refuse, then allow",
      "Back through the guards",
      "everything is locked while the after hook runs",
      "the guard waits and the value is emptied",
      "the guard waits and the path changes",
      "the guard waits and the form is reset",
      "the guard fails, the next try goes on",
      "an invalid submit asks nobody",
      "a submit in order, and only one at a time",
      "the submit guard refuses",
      "the handler fails",
      "the after hook of a step change fails: the move has happened",
      "the after hook of a submit fails: it was sent",
      "synchronous navigation asks nobody",
      "the handler fails, the next try is sent again",
    ],
    "12-races.json": [
      "cancelled step guard that then fails",
      "cancelled submit guard that then allows",
      "values nobody checked may change while guards wait",
      "a checked value changed while the submit guard waits",
      "a checked value changed while the step check runs",
      "the path changed while the submit guard waits",
      "a value that the guard's wait made invalid is not sent",
      "cancelled submit guard that then fails",
    ],
    "13-routes.json": [
      "the guard waits and the route changes"
    ],
    "14-routes-conformance.json": [],
    "15-skip.json": [
      "skip resets the step and moves on",
      "skipping the last step submits without it",
      "a failed skip-submit leaves the step in",
      "the skip guard waits and an answer changes",
      "the guard refuses a skip: nothing changes",
      "a waiting skip is cancelled",
      "the submit guard refuses a skip of the last step",
      "END: and the asynchronous one submits",
      "END: the path is the one of the reset values, so a required step behind it is not asked",
      "END: the submit guard refuses",
      "END: the after hook fails, the skip stays",
      "END: an edit made meanwhile is not undone",
      "two steps: skipping the second submits the first",
      "END: the handler fails",
    ],
    "17-submissions-long.json": [],
    "17-submissions.json": [],
    "18-whole-forms.json": [],
    "90-faults.json": [
      "a late verdict does not touch an emptied required field",
      "the verdict is the one of the last value",
      "a held key on a waiting guard sends once",
    ],
  ]
}
