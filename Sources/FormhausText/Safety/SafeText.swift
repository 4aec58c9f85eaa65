/// Text that is safe to send to a terminal, whoever wrote it: the only text that cells, lines and logs take.
///
/// It has no control character but line feeds (and those only from `notes` and `lines`), no bidirectional control,
/// no invisible character, and at most 5 marks on a base. Joiners stay where the scripts that need them have them.
public struct SafeText: Sendable, Hashable {
  public let string: String

  /// The most cells of a label or an option.
  public static let labelCells = 200
  /// The most bytes of notes.
  public static let notesBytes = 2048

  /// A label or title of the form, at most 200 cells: controls are visible, invisible characters are dropped.
  public init(label: String) {
    string = SafeTextFilter(invisible: .dropped).text(label, cells: SafeText.labelCells)
  }

  /// The label of an option, at most 200 cells: controls and invisible characters are visible.
  public init(option: String) {
    string = SafeTextFilter(invisible: .shown).text(option, cells: SafeText.labelCells)
  }

  /// An answer on one line: controls and invisible characters are visible, as `^J` and `<U+202E>`.
  public init(value: String) {
    string = SafeTextFilter(invisible: .shown).text(value)
  }

  /// An answer of several lines: as `value`, but line feeds stay and tabs become spaces.
  public init(lines value: String) {
    string = SafeTextFilter(invisible: .shown, keepsLines: true).text(value)
  }

  /// Help, notes and messages, at most 2 kB: as `label`, but line feeds stay and tabs become spaces.
  public init(notes: String) {
    string = SafeTextFilter(invisible: .dropped, keepsLines: true).text(notes, bytes: SafeText.notesBytes)
  }

  /// A text of this program's own, taken as it is.
  public init(_ ours: StaticString) {
    string = ours.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// For text made of safe text.
  init(safe string: String) {
    self.string = string
  }

  public var isEmpty: Bool { string.isEmpty }
}

extension SafeText: ExpressibleByStringLiteral {
  public init(stringLiteral ours: StaticString) { self.init(ours) }
}

extension SafeText: CustomStringConvertible {
  public var description: String { string }
}
