import FormhausCore
import FormhausStore
import FormhausText

/// The page of a form of steps: what tells how far it has come, which stays in sight, the card, and what is below it.
struct StepPage<Head: View, Notice: View, Content: View, Actions: View>: View {
  let slide: Slide
  let spoken: Spoken
  let head: Head
  let notice: Notice
  let content: Content
  let actions: Actions

  /// - Parameter notice: stands above the card, such as what was refused.
  init(
    slide: Slide, spoken: Spoken, @ViewBuilder head: () -> Head, @ViewBuilder notice: () -> Notice,
    @ViewBuilder content: () -> Content, @ViewBuilder actions: () -> Actions
  ) {
    self.slide = slide
    self.spoken = spoken
    self.head = head()
    self.notice = notice()
    self.content = content()
    self.actions = actions()
  }

  var body: some View {
    VStack(spacing: 1) {
      head.sticky()
      notice
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
  private let formTitle: FormTitle?

  /// - Parameters:
  ///   - number: the step that shows, from 1.
  ///   - of: how many steps there are.
  public init(number: Int, of: Int, title: String) {
    self.init(number: number, of: of, title: title, formTitle: nil)
  }

  init(number: Int, of: Int, title: String, formTitle: FormTitle?) {
    self.number = number
    self.of = of
    self.title = SafeText(label: title)
    self.formTitle = formTitle
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
          title: title, formTitle: formTitle),
        semantics: semantics)
    ]
  }
}
