import FormhausText

/// A bordered surface that holds the parts of one subject.
public struct Card<Content: View>: PrimitiveView {
  private let spacing: Int
  private let content: Content

  /// - Parameter spacing: rows between the views of the card.
  public init(spacing: Int = 0, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> [Element] {
    [context.container(.card(spacing: spacing), content)]
  }
}

/// A hairline box around one control, with the label in it; the control takes the label as its name.
public struct Well<Content: View>: PrimitiveView {
  private let label: SafeText
  private let isInvalid: Bool
  private let content: Content

  /// A box with a label in its edge; an invalid one is drawn in the colour of errors.
  public init(_ label: String, isInvalid: Bool = false, @ViewBuilder content: () -> Content) {
    self.label = SafeText(label: label)
    self.isInvalid = isInvalid
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> [Element] {
    var inner = context
    inner.environment.wellLabel = label
    let children = inner.child(0).resolve(content)
    return context.well(label, isInvalid: isInvalid, children)
  }
}

extension ResolveContext {
  /// The well around a control.
  func well(_ label: SafeText, isInvalid: Bool, _ children: [Element]) -> [Element] {
    // The mark is for the eye; the control's own meaning carries the word.
    let isRequired = children.contains { $0.semantics?.isRequired == true }
    return [element(.well(label: isRequired ? label + " *" : label, isInvalid: isInvalid), children)]
  }
}

/// A quiet panel for a remark.
public struct NotePanel<Content: View>: PrimitiveView {
  private let content: Content

  /// A quiet panel around remarks.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> [Element] {
    var note = context.container(.note, content)
    note.style.background = .fill
    return [note]
  }
}

/// One run per step, filled as far as the form has come.
public struct Segments: PrimitiveView {
  private let count: Int
  private let reached: Int

  /// - Parameter reached: how many of the runs are filled, from 0 to `count`.
  public init(count: Int, reached: Int) {
    self.count = count
    self.reached = min(max(reached, 0), count)
  }

  func resolve(in context: ResolveContext) -> [Element] {
    [Element(id: context.id, content: .segments(count: count, reached: reached))]
  }
}

/// A sign that something is going on; `word` stands alone under Reduce Motion.
public struct Spinner: PrimitiveView {
  private let word: SafeText

  /// A sign of work; under Reduce Motion the word stands for it.
  public init(_ word: String) {
    self.word = SafeText(label: word)
  }

  func resolve(in context: ResolveContext) -> [Element] {
    [
      Element(
        id: context.id, content: .spinner(word: word), semantics: Semantics(role: .status, label: word))
    ]
  }
}

/// Grey shapes in the place of content that is on its way.
public struct Skeleton: PrimitiveView {
  private let rows: Int

  /// Grey shapes of so many rows.
  public init(rows: Int) {
    self.rows = rows
  }

  func resolve(in context: ResolveContext) -> [Element] {
    [Element(id: context.id, content: .skeleton(rows: rows))]
  }
}

private struct WellLabelKey: EnvironmentKey {
  static var defaultValue: SafeText? { nil }
}

extension EnvironmentValues {
  /// The label of the well that is around a control.
  var wellLabel: SafeText? {
    get { self[WellLabelKey.self] }
    set { self[WellLabelKey.self] = newValue }
  }
}
