import FormhausText
import FormhausViews
import Surface

/// The keys of an open month, in words, as they stand in it: some in its lower edge, more in a row that no week needs.
struct CalendarHints {
  let footer: TextLine
  let spare: TextLine
  /// Those that there was no room for.
  let rest: [SafeText]
}

extension Painter {
  /// - Parameter hints: what matters most first.
  func hintLines(_ hints: [SafeText], in plan: CalendarPlan) -> CalendarHints {
    var rest = hints
    let footer = plan.hasLines ? line(of: &rest, columns: plan.inner.columns - 4) : TextLine()
    let spare = plan.spareRow == nil ? TextLine() : line(of: &rest, columns: plan.inner.columns - 1)
    return CalendarHints(footer: footer, spare: spare, rest: rest)
  }

  /// As many hints as fit; they are taken out of the list.
  private func line(of hints: inout [SafeText], columns: Int) -> TextLine {
    var line = TextLine()
    while let hint = hints.first {
      let words = line.isEmpty ? hint : "  " + hint
      let next = typesetter.line(words, columns: .max)
      guard line.columns + next.columns <= columns else { break }
      line = TextLine(line.glyphs + next.glyphs)
      hints.removeFirst()
    }
    return line
  }

  /// The hints that an open month has no room for.
  func hintsBeside(
    _ layout: PageLayout, state: ScreenState, size: Size, hints: [SafeText]
  ) -> [SafeText] {
    guard let plan = calendarPlan(layout, state: state, size: size) else { return hints }
    return hintLines(hints, in: plan).rest
  }
}
