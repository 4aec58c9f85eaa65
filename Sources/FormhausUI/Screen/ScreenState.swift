import FormhausText
import FormhausViews

/// Everything that the picture needs besides the elements.
struct ScreenState: Sendable, Hashable {
  var focus: ElementID?
  var fields: [ElementID: FieldViewState] = [:]
  /// The row of the page that stands below the sticky head.
  var scroll = 0
  var menu: OpenMenu?
  /// The month that is open below its input.
  var calendar: OpenCalendar?
  /// The input whose suggestions are shown while there are any.
  var suggesting: Suggesting?
  var dialog: Dialog?
  /// The panel that lists the keys.
  var help: HelpPanel?
  /// A sentence on the status row, in the place of the hints.
  var status: SafeText?
  /// Whether the cursor stands on the status row until the next key.
  var isCursorOnStatus = false
  /// Whether the page was scrolled to where no element can be focused.
  var isScrolledAway = false
  /// What was typed while the texts were locked for a moment.
  var waiting = WaitingInput()
  /// Whether the person filled anything in.
  var hasEdits = false
  /// Columns by which the sliding element is moved, to the right when positive.
  var slideOffset = 0
  /// Whether a sheet has the focus, which has no row for the status.
  var isOnSheet = false
  var spinnerPhase = 0
  var reduceMotion = false
  /// Whether the person may leave or stop the program.
  var mayLeave = true
}
