import Formhaus
import FormhausCore
import FormhausViews
import NcursesTerminal

extension PresentationOptions {
  /// Shows a view to a person until it says that it is done.
  ///
  /// - Parameters:
  ///   - isSent: asked when the person leaves: what was sent by then is sent.
  ///   - ended: called once nobody is shown anything any more.
  @MainActor
  func show(
    _ view: some View, title: String, labels: Labels, messages: Messages,
    isSent: @MainActor () -> Bool, ended: @MainActor () async -> Void
  ) async throws(Failure) {
    var options: AppOptions
    do throws(Failure) {
      if asksNobody { throw Failure(.noTerminal, "formhaus: \(nobodyIsAsked)") }
      options = try appOptions()
    } catch {
      await ended()
      throw error
    }
    options.title = title
    options.labels = labels
    options.messages = messages
    let details = try profile?.profile()
    let ending = await FormhausApp.run(view.environment(\.autofill, details), options)
    await ended()
    if case .signalled(let number) = ending { NcursesTerminal.dieBy(signal: number) }
    guard !isSent() else { return }
    switch ending {
    case .finished: return
    case .left, .endOfInput, .signalled: throw Failure(.cancelled, [])
    case .interrupted: throw Failure(.interrupted, [])
    case .timeLimit: throw Failure(.timeLimit, "formhaus: the time for this form is over")
    case .noTerminal(let reason):
      throw Failure(.noTerminal, "formhaus: \(reason.prefix(1).lowercased())\(reason.dropFirst()) \(advice)")
    }
  }
}
