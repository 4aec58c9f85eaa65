import FormhausViews
import Surface

/// What a person does to the screen.
enum ScreenAction: Sendable, Hashable {
  case key(Key)
  /// One step of editing; where no text is edited, nothing happens.
  case paste(String)
  case mouse(MouseEvent)
  case focus(ElementID)
  /// Focuses an element and does what it is for: presses, opens its list, picks the option.
  case use(ElementID, option: Int?)
  /// Answers the question that is asked above the page.
  case answer(accepts: Bool)
}
