import FormhausText
import FormhausViews

/// What was said and is said again only when it changed or was asked for.
struct SaidOnce {
  var passages: Set<PlainPage.Passage> = []
  /// Headings of groups.
  var groups: Set<ElementID> = []
  /// Hints of fields and of kinds of answers.
  var hints: Set<SafeText> = []
  /// The choices said since the step was reached.
  var choices: Set<Question.Key> = []
  /// What was offered for questions.
  var offers: [Question.Key: SafeText] = [:]
  /// Locked questions, with their answers.
  var locked: [Question.Key: Question.Answer] = [:]
  /// Announcements by element, with their serial numbers.
  var announcements: [ElementID: Int] = [:]
}

/// The answers of a step as they were when it was left.
struct StepAnswers {
  var questions: Set<Question.Key>
  var title: SafeText
  var answers: [ReviewGroup.Answer]
}
