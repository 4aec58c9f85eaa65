import FormhausCore

/// What a person is told of a draft before they say whether to go on with it.
public struct DraftOffer: Sendable, Hashable {
  /// `Draft of today 14:02, step 3 of 4`
  public let title: String
  /// What does not fit the form any more, and the question.
  public let message: String
}

extension FormState {
  /// What going on with a draft would come to.
  func offer(_ saved: SavedDraft, isTaken: Bool) -> DraftOffer {
    var form = self
    let unfit = form.restore(saved.draft)
    let labels = engine.labels
    var title = title(saved)
    if engine.isMultiStep {
      title = labels.text(
        .draftStep,
        ["draft": title, "n": String(form.flow.current + 1), "total": String(form.pageCount)])
    }
    var sentences: [String] = []
    if !unfit.isEmpty { sentences.append(labels.text(.draftUnfit, ["labels": Self.names(unfit)])) }
    if isTaken { sentences.append(labels[.draftTaken]) }
    sentences.append(labels[.draftAsk])
    return DraftOffer(title: title, message: sentences.joined(separator: " "))
  }

  private func title(_ saved: SavedDraft) -> String {
    let (labels, day) = (engine.labels, CivilDate(saved.day))
    if let day, let today = engine.options.today.flatMap({ CivilDate($0) }) {
      if day == today { return labels.text(.draftOfToday, ["time": saved.time]) }
      if day == today.adding(days: -1) { return labels.text(.draftOfYesterday, ["time": saved.time]) }
    }
    return labels.text(.draftOfDay, ["day": engine.dates.text(day: saved.day), "time": saved.time])
  }

  /// The names that there is room for.
  private static func names(_ labels: [String]) -> String {
    let shown = labels.prefix(8).joined(separator: ", ")
    return labels.count > 8 ? shown + ", ..." : shown
  }
}
