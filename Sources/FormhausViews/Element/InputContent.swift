public import FormhausCore
public import FormhausText

/// What an input shows and how it may be edited.
@MainActor
public struct InputContent {
  /// The text as typed, not yet made safe: the presentation shows it through `SafeText`.
  public var text: String
  /// Shown while the text is empty.
  public var placeholder: SafeText
  /// What a person may take instead of typing it, not yet made safe: never an answer until they take it.
  public var ghost: String?
  /// One bullet per grapheme instead of the text.
  public var isSecure: Bool
  /// Rows shown at most: an input of more than one grows with its text, and takes newlines.
  public var rows: Int
  /// Characters that the value may have at most, in UTF-16 units; nil for the general limit.
  public var limit: Int?
  /// What is offered while a person types; nil where nothing ever is.
  public var suggestions: Suggestions?
  /// Months from which a day may be picked.
  public var calendar: CalendarContent?
  /// How arrows change the text.
  public var stepper: (any TextStepper)?
  /// The shape that the text takes as it is typed, where it fits.
  public var mask: TextMask?

  public init(text: String, placeholder: SafeText, isSecure: Bool = false, rows: Int = 1, limit: Int? = nil) {
    self.text = text
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.rows = rows
    self.limit = limit
  }

  /// What is left of the ghost behind a typed text that is its beginning; nil where that is nothing.
  public func rest(ofGhostBehind typed: String) -> String? {
    guard let ghost, ghost.hasPrefix(typed) else { return nil }
    let rest = ghost.dropFirst(typed.count)
    return rest.isEmpty ? nil : String(rest)
  }

  /// Whether Enter is a newline instead of moving on.
  public var isMultiline: Bool { rows > 1 }
}

/// Texts that are offered below an input while a person types; the element's `pick` takes one by its index.
///
/// A view may give others at any time, such as when an answer of a search arrives: an open panel shows them at once.
@MainActor
public struct Suggestions {
  /// What is offered, the best first.
  public var options: ChoiceList
  /// Whether only those are shown that have the typed text in their label; else the options are for it already.
  public var isNarrowed: Bool
  /// Said below the options, such as that more are being looked for; the panel shows for it alone too.
  public var status: SafeText?

  /// Whether Enter has the text looked up first, as nothing is while it is typed.
  public var isAskedByEnter = false

  /// What is suggested, and what is said of it.
  public init(_ options: ChoiceList, isNarrowed: Bool = true, status: SafeText? = nil) {
    self.options = options
    self.isNarrowed = isNarrowed
    self.status = status
  }
}
