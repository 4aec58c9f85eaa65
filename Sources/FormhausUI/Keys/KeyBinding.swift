import FormhausCore
import Surface

/// Where a key is pressed: what has the focus, or the layer on top.
enum KeyContext: Sendable, Hashable, CaseIterable {
  /// Whatever has the focus.
  case everywhere
  /// On the page, no layer above it.
  case page
  /// On the page, where characters are not typed into a text.
  case outsideText
  case input, textarea, button, toggle
  /// An input for a day, and one for a day and a time.
  case date, dateTime
  /// An input whose answer goes by steps.
  case stepped
  /// An input that shows no letters.
  case secret
  /// The open month.
  case calendar
  /// An input that offers something for its text.
  case suggestingInput
  /// An input whose text is looked up by Enter.
  case askingInput
  /// An input with its suggestions open below it; and with one of them highlighted.
  case suggestions, suggestion
  /// What offers something of the person's own details; and where the arrow keys have something else to do.
  case ghost, offer
  /// A choice with its options on the page.
  case choice
  /// A choice whose options flow in rows.
  case chips
  /// A choice that opens a list.
  case picker
  /// The open list.
  case menu
  /// The question whether to leave.
  case dialog
  /// The question whether to do what cannot be undone.
  case confirmation
  case help

  /// The contexts whose keys work here, the nearest first.
  var chain: [KeyContext] {
    switch self {
    case .everywhere: [.everywhere]
    case .page: [.page, .everywhere]
    case .input, .textarea: [self, .page, .everywhere]
    case .suggestingInput, .askingInput, .suggestions, .date, .dateTime, .stepped, .secret:
      [self, .input, .page, .everywhere]
    case .suggestion: [self, .suggestions, .input, .page, .everywhere]
    case .outsideText, .button, .toggle, .choice, .chips, .picker:
      [self, .outsideText, .page, .everywhere].unique
    case .menu, .calendar, .dialog, .confirmation, .help: [self, .everywhere]
    case .ghost, .offer: [self, .page, .everywhere]
    }
  }
}

/// What sets off a command.
enum KeyTrigger: Sendable, Hashable {
  case key(Key)
  /// Any character that nothing else in the context takes.
  case anyCharacter
}

/// One row of the key table.
struct KeyBinding: Sendable {
  var context: KeyContext
  var triggers: [KeyTrigger]
  var command: Command
  /// What the keys do, on the panel of keys.
  var label: LabelKey
  /// A word for the hint row; nil and the keys are not among the hints.
  var hint: LabelKey?
  /// How many of the triggers the panel names; the others are spellings for people used to them.
  var shown: Int
}

extension [KeyContext] {
  fileprivate var unique: [KeyContext] {
    var seen: Set<KeyContext> = []
    return filter { seen.insert($0).inserted }
  }
}
