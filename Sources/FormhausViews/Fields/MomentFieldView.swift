import FormhausCore
import FormhausText

/// A date, a time of day, or both: typed as the person writes them, a day also picked from a month.
struct MomentFieldView: View {
  let context: FieldContext
  let moment: Moment

  var body: some View {
    FieldRow(context) {
      TextField(context.placeholder ?? pattern, text: context.textBinding, limit: FieldType.textLimit)
        .meaning { semantics in
          semantics.kind = kind
          if let understood { semantics.value = SafeText(value: understood) }
        }
        .input { input in
          input.ghost = input.ghost.flatMap(written)
          if moment != .time { input.calendar = calendar }
          if moment != .date { input.stepper = stepper }
        }
    }
  }

  /// The answer in the usual notation, however it was typed; nil while the text is no answer.
  private var understood: String? {
    guard let answer = context.value?.stringValue, context.dates.answer(answer, moment) == answer else {
      return nil
    }
    return context.dates.text(answer)
  }

  /// A day of the person's details as they write days; nil for what is no answer here.
  private func written(_ detail: String) -> String? {
    moment == .date && CivilDate(detail) != nil ? context.dates.text(detail) : nil
  }

  private var kind: AnswerKind {
    switch moment {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    }
  }

  /// How the answer is written, in the letters of the person's language.
  private var pattern: String {
    let labels = context.labels
    let day = context.dates.pattern(
      year: labels[.letterYear], month: labels[.letterMonth], day: labels[.letterDay])
    return switch moment {
    case .date: day
    case .time: labels[.letterTime]
    case .dateTime: day + " " + labels[.letterTime]
    }
  }

  private var calendar: CalendarContent {
    CalendarContent(
      notation: context.dates, includesTime: moment == .dateTime,
      today: context.today.flatMap { CivilDate($0) }, earliest: context.firstDay, latest: context.lastDay)
  }

  private var stepper: TimeStepper {
    let isTime = moment == .time
    return TimeStepper(
      moment, context.dates, earliest: isTime ? context.field.earliest : nil,
      latest: isTime ? context.field.latest : nil)
  }
}
