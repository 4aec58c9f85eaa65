import FormhausCore
import FormhausText
import FormhausViews

/// Leaving before the form was sent.
extension PlainConversation {
  /// Asks whether the answers are to be given up.
  func askToLeave(_ ending: PlainEnding) {
    guard options.mayLeave else { return refuseToLeave() }
    turn = .leaving(from: turn, by: ending)
    prompt()
  }

  /// Says that the form cannot be left, and asks again what was asked.
  private func refuseToLeave() {
    say(wording.error(nil, wording.text(.cannotLeave)))
    if turn.isPrompting { prompt() }
  }

  func answerLeaving(_ line: String, from turn: Turn, by ending: PlainEnding) {
    if YesOrNo(labels: options.labels).read(line) == true { return end(ending) }
    say(.plainStayed)
    self.turn = turn
    // What was waited for may have come meanwhile.
    switch turn {
    case .loading(let key): return loadingGoesOn(key)
    case .loadingPage: return pageLoadingGoesOn()
    case .lookingUp(let lookUp): return lookUpGoesOn(lookUp)
    default: break
    }
    prompt()
  }

  /// Ctrl-C.
  func interruptTurn() {
    switch turn {
    case .asking, .reviewing, .stuck, .removing, .deciding, .loading, .loadingPage, .lookingUp:
      if hasTyped || !options.mayLeave { askToLeave(.interrupted) } else { end(.interrupted) }
    case .working(var work):
      guard work.interruptions < 2, let cancel = page.primary?.semantics.actions.cancel else {
        return options.mayLeave ? end(.interrupted) : refuseToLeave()
      }
      work.interruptions += 1
      turn = .working(work)
      cancel()
      hostHasChanged()
      if case .working = turn { say(.plainStopping) }
    case .leaving, .idle: options.mayLeave ? end(.interrupted) : refuseToLeave()
    case .sent: end(.sent)
    case .ended: break
    }
  }

  /// No line will come any more: what was typed of a longer text counts, and what is missing is said.
  func inputEnds() {
    switch turn {
    case .leaving(let from, _), .removing(let from, _, _): turn = from
    default: break
    }
    if case .asking(let asking) = turn, !asking.lines.isEmpty, let question = page.question(asking.key) {
      endLongText(asking, question)
      guard turn.isPrompting else { return }
    }
    let missing = missingParts
    say(wording.error(nil, wording.text(.plainInputEnded)))
    for part in missing { say(.plainMissing, ["part": part]) }
    end(.endOfInput(missing: missing))
  }

  /// The answers that are wanted on this page, the steps behind it, or else only the word that sends.
  private var missingParts: [SafeText] {
    var missing = page.openQuestions.filter { refusal(of: $0) != nil }.map(\.label)
    if missing.isEmpty, page.primary?.semantics.dimmedReason != nil, let step = page.step {
      missing.append(step.title)
    }
    if let step = page.step, !page.isLast, step.of > step.number {
      missing.append(wording.text(.plainMissingSteps, count: step.of - step.number))
    }
    if missing.isEmpty { missing.append(wording.text(.plainMissingSend)) }
    return missing
  }
}
