import FormhausCore

/// What a key asks the screen to do.
enum Command: Sendable, Hashable {
  // Anywhere.
  case interrupt, suspend, redraw
  // On the page.
  /// Around the ends of the page, or up to them.
  case next, previous, stepNext, stepPrevious, first, last, pageUp, pageDown, leave, showHelp, whereAmI
  /// Done with the field: goes on as `next` does.
  case moveOn
  case press
  /// Puts the typed character into the text.
  case type
  case newline
  case edit(EditCommand)
  case rowUp, rowDown
  // In a choice.
  case optionUp, optionDown, optionFirst, optionLast
  /// In options that flow in rows.
  case optionRowUp, optionRowDown
  /// Picks the option under the cursor, or turns it over.
  case pick
  /// Goes to the option that begins with what is typed.
  case findOption
  case clearAnswer
  case openMenu
  /// Opens the list and searches for the typed character.
  case openMenuSearching
  // In an open list.
  case menuUp, menuDown, menuPageUp, menuPageDown, menuFirst, menuLast
  case menuSearch, menuErase, menuClearSearch
  /// Puts the cursor into the search.
  case menuBeginSearch
  case menuEdit(EditCommand)
  /// Picks the option under the cursor; in a single choice the list closes.
  case menuPick
  /// Turns the option over and leaves the list open; part of the search while one is typed.
  case menuTick
  case closeMenu, closeMenuAndNext, closeMenuAndPrevious
  // In an input with suggestions.
  /// Shows what is offered and goes to the first of it; moves on where there is nothing.
  case openSuggestions
  case closeSuggestions
  /// Takes what is offered of the person's own details.
  case takeOffer
  // In inputs that take more than text.
  case openCalendar
  case step(TextStep)
  /// Shows a secret or hides it again.
  case reveal
  /// By as many rows as a textarea shows, beyond its ends by a page.
  case rowsUp, rowsDown
  // In an open month.
  case moveInCalendar(CalendarMove)
  case pickDay
  /// Closes the month and puts the typed character into the text.
  case typeInstead
  case closeCalendar, closeCalendarAndNext, closeCalendarAndPrevious
  // In a dialog.
  case dialogNext, dialogPrevious, dialogPress, dialogAccept, closeDialog
  // In the panel of keys.
  case helpUp, helpDown, helpPageUp, helpPageDown, closeHelp
}

extension Command {
  /// Whether it leaves or stops the program, and nothing else.
  var endsProgram: Bool { self == .interrupt || self == .suspend }
}
