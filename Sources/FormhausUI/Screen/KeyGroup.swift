public import FormhausText

/// Keys that work at a moment, as the panel of keys lists them.
public struct KeyGroup: Sendable, Hashable {
  /// Where the keys work, in words.
  public var title: SafeText
  /// The keys, those that do the same together.
  public var keys: [Entry]

  /// Keys that do the same.
  public struct Entry: Sendable, Hashable {
    /// Their names, separated by commas.
    public var keys: SafeText
    /// What they do.
    public var meaning: SafeText
  }
}

extension Screen {
  /// The keys that work now: those of what has the focus, or of the layer on top, then those that work everywhere.
  public var keyGroups: [KeyGroup] {
    refresh()
    var groups: [KeyGroup] = []
    for row in state.helpPanel(page, options.labels).rows {
      if row.keys.isEmpty {
        groups.append(KeyGroup(title: row.label, keys: []))
      } else if !groups.isEmpty {
        groups[groups.count - 1].keys.append(KeyGroup.Entry(keys: row.keys, meaning: row.label))
      }
    }
    return groups
  }
}
