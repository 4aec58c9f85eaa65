/// Lets work that is ready go on until `isDone` holds or nothing more can be expected.
///
/// Nothing sleeps: each turn only lets the other tasks of the main actor run once.
@MainActor
func settle(until isDone: () -> Bool = { false }) async {
  // A result passes a handful of suspensions on its way; what has not come after so many turns waits for the test.
  for _ in 0..<50 {
    if isDone() { return }
    await Task.yield()
  }
}
