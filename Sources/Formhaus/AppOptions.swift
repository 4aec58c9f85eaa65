public import FormhausCore
public import FormhausViews
public import Surface

/// How a view is shown to a person.
public struct AppOptions: Sendable {
  /// Full screen or plain mode; nil lets the variables and the terminal decide.
  public var interface: Interface?
  /// Full screen or plain mode where neither `interface` nor a variable says which.
  public var preferredInterface: Interface?
  /// The path of the terminal that is drawn on and asked on.
  public var tty = "/dev/tty"
  /// What plain mode says first.
  public var title: String?
  /// No slides and no spinning; nil asks the variables, and then leaves them out on simple consoles.
  public var reduceMotion: Bool?
  /// The lines around cards, fields and lists; nil leaves them out where less motion was asked for, and with a theme of
  /// high contrast.
  public var borders: Borders?
  /// For large letters: nothing stands side by side, and suggestions and options wrap.
  public var isLarge = false
  /// Rings when something has happened that is to be noticed; see `Cue`.
  public var bell = false
  /// Flashes the screen then.
  public var flash = false
  /// The most colours to use; nil is what the terminal has, and none where NO_COLOR or CLICOLOR say so.
  public var colours: ColourDepth?
  /// The theme of a view that asks for none.
  public var theme = FormhausTheme.standard
  /// Whether clicks focus and press; they then do not select text in the terminal.
  public var mouse = false
  /// Whether the terminal draws characters of ambiguous East Asian width (Greek, Cyrillic, lines) in two cells; lines
  /// and marks of the program's own are then of ASCII.
  public var ambiguousWide = false
  /// Says in plain mode that something is on its way only once.
  public var quietWait = false
  /// Whether standard input is already taken, so that nobody can answer on it.
  public var inputIsTaken = false
  /// What the form may see of the machine's files, to offer paths and to check them; nil shows it none.
  public var fileBrowser: FileBrowser? = .local
  /// After this time the form is closed.
  public var timeLimit: Duration?
  /// Whether the person may leave without sending, or stop the program; signals end it at any rate.
  public var mayLeave = true
  /// The key that leaves the full screen where the person may not: the operator's. Nil for none.
  public var operatorKey: Key?
  /// What the commands of plain mode begin with; an empty text stands for `/`.
  public var commandPrefix = "/"
  /// Whether the variables of the environment, such as NO_COLOR, say what the options leave open.
  public var readsVariables = true
  /// The texts of the program's own screens.
  public var labels = Labels()
  /// What is said about answers that are refused.
  public var messages = Messages()

  /// Where Linux tells of a screen reader for its consoles; its being there is the sign of one.
  package var speakupFolder = "/sys/accessibility/speakup"

  public init() {}
}
