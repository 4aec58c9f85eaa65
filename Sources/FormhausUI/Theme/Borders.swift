/// The lines around cards, fields, lists and dialogs.
public enum Borders: String, Sendable, Hashable, CaseIterable {
  /// No lines: a label row above each control, blank cells around a list. A screen reader has none to read out.
  case none
  /// Lines of `+`, `-` and `|`.
  case ascii
  /// Box drawing characters, as far as the terminal has them.
  case line
}
