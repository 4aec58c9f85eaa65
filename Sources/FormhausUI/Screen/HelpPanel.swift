import FormhausCore
import FormhausText
import FormhausViews
import Surface

/// The panel that lists the keys of what was focused when it was opened.
struct HelpPanel: Sendable, Hashable {
  var title: SafeText
  var rows: [Row]
  /// The first visible row.
  var scroll = 0

  struct Row: Sendable, Hashable {
    /// The keys as they are written on the panel; empty for the heading of a group.
    var keys: SafeText
    var label: SafeText
  }
}

extension HelpPanel {
  /// The keys that work in a context: its own, then those that work everywhere.
  ///
  /// - Parameter picksOnEnter: whether Enter picks an option of the focused choice.
  init(_ table: KeyTable, context: KeyContext, labels: Labels, picksOnEnter: Bool = true) {
    let own = table.entries(in: context) { $0 == context || $0 == .outsideText }
    let others = table.entries(in: context) { $0 != context && $0 != .outsideText }
    let groups: [(LabelKey, [KeyTable.Entry])] = [(.helpHere, own), (.helpEverywhere, others)]
    self.init(
      title: SafeText(label: labels[.helpTitle]),
      rows: groups.filter { !$0.1.isEmpty }.flatMap { heading, entries in
        [Row(keys: "", label: SafeText(label: labels[heading]))]
          + entries.map { entry in
            let keys = entry.triggers.map { $0.title(labels) }.joined(separator: ", ")
            let label =
              !picksOnEnter && entry.label == .keyPickAndMoveOn ? LabelKey.keyMoveOn : entry.label
            return Row(keys: SafeText(label: keys), label: SafeText(label: labels[label]))
          }
      })
  }
}

@MainActor
extension ScreenState {
  /// The keys that work now.
  func helpPanel(_ page: PageElements, _ labels: Labels) -> HelpPanel {
    let choices = focus.flatMap { page[$0]?.choices }
    return HelpPanel(
      .standard, context: keyContext(page), labels: labels, picksOnEnter: choices?.picksOnEnter != false)
  }
}

extension ScreenReducer {
  func help(_ state: inout ScreenState, _ command: Command) {
    guard command != .showHelp else {
      state.help = state.helpPanel(page, labels)
      return
    }
    guard command != .closeHelp, let help = state.help else {
      state.help = nil
      return
    }
    let step = max(1, screenSize.rows - 4)
    let change =
      switch command {
      case .helpUp: -1
      case .helpDown: 1
      case .helpPageUp: -step
      default: step
      }
    state.help?.scroll = min(max(0, help.scroll + change), painter.lastHelpScroll(help, size: screenSize))
  }
}
