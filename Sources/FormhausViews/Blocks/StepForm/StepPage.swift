import FormhausCore
import FormhausStore
import FormhausText

/// The page of a form of steps: the indicator that stays in sight, the card, and what is below it.
struct StepPage<Content: View, Actions: View>: View {
  let number: Int
  let of: Int
  let title: String
  let slide: Slide
  let spoken: Spoken
  let content: Content
  let actions: Actions

  init(
    number: Int, of: Int, title: String, slide: Slide, spoken: Spoken,
    @ViewBuilder content: () -> Content, @ViewBuilder actions: () -> Actions
  ) {
    self.number = number
    self.of = of
    self.title = title
    self.slide = slide
    self.spoken = spoken
    self.content = content()
    self.actions = actions()
  }

  var body: some View {
    VStack(spacing: 1) {
      StepIndicator(number: number, of: of, title: title)
        .sticky()
      Card {
        VStack { content }
          .slide(key: slide.key, isForward: slide.isForward)
      }
      actions
    }
    .signals(spoken.signals)
  }
}

/// "Step 2 of 4", the step's name and a row of segments, read as one heading.
public struct StepIndicator: PrimitiveView {
  private let number: Int
  private let of: Int
  private let title: SafeText

  /// - Parameters:
  ///   - number: the step that shows, from 1.
  ///   - of: how many steps there are.
  public init(number: Int, of: Int, title: String) {
    self.number = number
    self.of = of
    self.title = SafeText(label: title)
  }

  func resolve(in context: ResolveContext) -> [Element] {
    let labels = context.environment.labels
    let heading = labels.stepHeading(number: number, of: of, title: title.string)
    var semantics = Semantics(role: .header, label: SafeText(label: heading))
    semantics.purpose = .step(number: number, of: of, title: title)
    return [
      Element(
        id: context.id,
        content: .indicator(
          number: number, of: of, words: SafeText(label: labels.stepPosition(number: number, of: of)),
          title: title),
        semantics: semantics)
    ]
  }
}
