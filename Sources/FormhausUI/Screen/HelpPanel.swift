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

@MainActor
extension HelpPanel {
  /// The keys that work in a context: its own, then those that work everywhere.
  ///
  /// - Parameters:
  ///   - choices: the focused choice, which decides what Enter, Space and Esc do.
  ///   - offer: where the keys work that take what is offered; nil while nothing is.
  init(
    _ table: KeyTable, context: KeyContext, offer: KeyContext? = nil, labels: Labels,
    choices: ChoicesContent? = nil
  ) {
    let own = table.entries(in: context, offer: offer) { $0 != .page && $0 != .everywhere }
    let others = table.entries(in: context, offer: offer) { $0 == .page || $0 == .everywhere }
    let groups: [(LabelKey, [KeyTable.Entry])] = [(.helpHere, own), (.helpEverywhere, others)]
    self.init(
      title: SafeText(label: labels[.helpTitle]),
      rows: groups.filter { !$0.1.isEmpty }.flatMap { heading, entries in
        [Row(keys: "", label: SafeText(label: labels[heading]))]
          + entries.said(of: choices).map { entry in
            let keys = entry.triggers.map { $0.title(labels) }.joined(separator: labels.listSeparator)
            return Row(keys: SafeText(label: keys), label: SafeText(label: labels[entry.label]))
          }
      })
  }
}

extension [KeyTable.Entry] {
  /// What the keys do in a choice; those that do the same are one entry.
  @MainActor
  fileprivate func said(of choices: ChoicesContent?) -> [KeyTable.Entry] {
    reduce(into: []) { entries, entry in
      let label = entry.label.said(of: choices)
      if let same = entries.firstIndex(where: { $0.label == label }) {
        entries[same].triggers += entry.triggers
      } else {
        entries.append(KeyTable.Entry(triggers: entry.triggers, label: label))
      }
    }
  }
}

extension LabelKey {
  /// What a key does in a choice where that is not the usual.
  @MainActor
  fileprivate func said(of choices: ChoicesContent?) -> LabelKey {
    guard let choices else { return self }
    switch self {
    case .keyPickAndMoveOn where !choices.picksOnEnter: return .keyMoveOn
    case .keyMenuPick where choices.allowsMultiple: return .keyMenuPickSeveral
    case .keyMenuTick: return choices.allowsMultiple ? .keyMenuTickSeveral : .keyMenuPick
    case .keyCloseMenu where choices.allowsMultiple: return .keyCloseMenuSeveral
    default: return self
    }
  }
}

@MainActor
extension ScreenState {
  /// The keys that work now.
  func helpPanel(_ page: PageElements, _ labels: Labels) -> HelpPanel {
    let choices = focus.flatMap { page[$0]?.choices }
    return HelpPanel(
      keys, context: keyContext(page), offer: offerContext(page),
      labels: labels, choices: choices)
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
