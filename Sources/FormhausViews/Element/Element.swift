public import FormhausText

/// One node of the resolved view tree: what a thing is (semantics) and how it is laid out (content, style, children).
///
/// The picture, the words of plain mode and the handles of tests are all read from this tree.
///
/// A copy is one reference; a change makes an element another one than before, which `isSame(as:)` tells.
@MainActor
public struct Element: Identifiable {
  public let id: ElementID
  private var body: Body

  public init(
    id: ElementID, content: ElementContent, children: [Element] = [], style: ElementStyle = ElementStyle(),
    semantics: Semantics? = nil, signals: Signals = Signals()
  ) {
    self.id = id
    body = Body(content: content, children: children, style: style, semantics: semantics, signals: signals)
  }

  /// How the element is laid out and drawn.
  public var content: ElementContent {
    _read { yield body.content }
    _modify { yield &ownBody().content }
  }

  /// The elements inside.
  public var children: [Element] {
    _read { yield body.children }
    _modify { yield &ownBody().children }
  }

  /// Colours, emphasis and room around it.
  public var style: ElementStyle {
    _read { yield body.style }
    _modify { yield &ownBody().style }
  }

  /// What the element means to a person; nil for one that only arranges or decorates.
  public var semantics: Semantics? {
    _read { yield body.semantics }
    _modify { yield &ownBody().semantics }
  }

  /// Things the element asks its presentation to do once: say a sentence, move the focus.
  public var signals: Signals {
    _read { yield body.signals }
    _modify { yield &ownBody().signals }
  }

  /// The name by which a focus request finds the element when nothing that can be focused has it: the focus goes to
  /// the first control inside.
  public var anchor: String? {
    get { body.anchor }
    set { ownBody().anchor = newValue }
  }

  /// Names the element as an option of a picker.
  var tag: AnyHashable? {
    get { body.tag }
    set { ownBody().tag = newValue }
  }

  /// What a reader of the whole tree asks of every element, worked out once.
  public var traits: ElementTraits { body.traits }

  /// Whether nothing was changed between the two, with all that is inside; false says nothing.
  public func isSame(as other: Element) -> Bool { id == other.id && body === other.body }

  /// The body for a change: a copy where others have it too.
  private mutating func ownBody() -> Body {
    if !isKnownUniquelyReferenced(&body) { body = Body(body) }
    body.forgetTraits()
    return body
  }

  /// What copies of an element have in common.
  @MainActor
  private final class Body {
    var content: ElementContent
    var children: [Element]
    var style: ElementStyle
    var semantics: Semantics?
    var signals: Signals
    var tag: AnyHashable?
    var anchor: String?
    private var knownTraits: ElementTraits?

    init(
      content: ElementContent, children: [Element], style: ElementStyle, semantics: Semantics?,
      signals: Signals
    ) {
      self.content = content
      self.children = children
      self.style = style
      self.semantics = semantics
      self.signals = signals
    }

    convenience init(_ other: Body) {
      self.init(
        content: other.content, children: other.children, style: other.style, semantics: other.semantics,
        signals: other.signals)
      tag = other.tag
      anchor = other.anchor
    }

    var traits: ElementTraits {
      if let knownTraits { return knownTraits }
      var traits = ElementTraits(content, style, semantics, signals)
      if anchor != nil { traits.insert(.special) }
      knownTraits = traits
      return traits
    }

    func forgetTraits() { knownTraits = nil }
  }
}

/// How an element is laid out and drawn. Lengths are in cells.
public enum ElementContent {
  /// Wrapped text.
  case text(SafeText)
  /// Children one after the other along an axis, `spacing` cells apart.
  case stack(Axis, spacing: Int, alignment: Alignment)
  /// Takes the free room of its stack, at least `minLength` cells.
  case spacer(minLength: Int)
  /// A hairline across its stack.
  case divider
  /// A bordered surface around its children, stacked vertically `spacing` rows apart.
  case card(spacing: Int)
  /// A hairline box around its children with the label in its top edge.
  case well(label: SafeText, isInvalid: Bool)
  /// Children on a quiet panel.
  case note
  /// One run per step, the first `reached` of them in ink.
  case segments(count: Int, reached: Int)
  /// Where a person is in a form of steps: "Step 2 of 4", the step's name and one run per step; one row when room is scarce.
  case indicator(number: Int, of: Int, words: SafeText, title: SafeText, formTitle: FormTitle? = nil)
  /// A label with its answer; `isGiven` is false when the value only says that there is none.
  case answer(label: SafeText, value: SafeText, isGiven: Bool)
  /// A sign of work in progress; `word` stands for it under Reduce Motion.
  case spinner(word: SafeText)
  /// Grey shapes of `rows` rows while something loads.
  case skeleton(rows: Int)
  /// A region that scrolls its children vertically within at most `maxRows` rows.
  case scroll(maxRows: Int)
  /// A sheet above the page, with its title in its top edge; nothing below it can be used while it is there. Without
  /// children it is the question that its semantics asks.
  case sheet(title: SafeText)
  /// Text that a person edits.
  case input(InputContent)
  /// Options of which a person picks one or several.
  case choices(ChoicesContent)
  /// A checkbox or a switch with its title beside it.
  case toggle(isOn: Bool, look: ToggleLook, title: SafeText)
  /// A control that is pressed; a busy one shows that its work goes on.
  case button(ButtonLook, title: SafeText, isBusy: Bool)
}

/// The title of a form beside what tells how far it has come.
public struct FormTitle: Sendable, Hashable {
  /// The title of the form.
  public var text: SafeText
  /// Whether it has a row of its own; nil and the rows of the terminal decide.
  public var isLarge: Bool?

  /// Nil when the title is not shown.
  init?(_ title: String, _ mode: FormBehavior.TitleDisplayMode) {
    text = SafeText(label: title)
    switch mode {
    case .automatic: isLarge = nil
    case .inline: isLarge = false
    case .large: isLarge = true
    case .off: return nil
    }
  }
}

/// The direction in which a stack places its children.
public enum Axis: Sendable, Hashable {
  case horizontal, vertical
}

/// Where children stand across their stack's axis.
public enum Alignment: Sendable, Hashable {
  case leading, center, trailing
}

/// How a toggle is drawn.
public enum ToggleLook: Sendable, Hashable {
  case checkbox, `switch`
}

/// How a button is drawn.
public enum ButtonLook: Sendable, Hashable {
  /// The one action that moves on: a block in accent.
  case prominent
  /// An action beside it: a block on fill.
  case secondary
  /// A word that acts.
  case text
}
