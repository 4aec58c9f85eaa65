import FormhausCore
import Surface

extension KeyTable {
  /// One line of the panel of keys: what all its keys do.
  struct Entry: Sendable {
    var triggers: [KeyTrigger]
    var label: LabelKey
  }

  /// The lines for a context, of the rows that `include` takes by their own context; keys that do something else
  /// there are left out, and rows that do the same are one line.
  func entries(
    in context: KeyContext, offer: KeyContext? = nil, including include: (KeyContext) -> Bool
  ) -> [Entry] {
    var entries: [Entry] = []
    for binding in bindings(in: context, offer: offer) where include(binding.context) {
      let triggers = working(binding, in: context, offer: offer)
      guard !triggers.isEmpty else { continue }
      if let same = entries.firstIndex(where: { $0.label == binding.label }) {
        entries[same].triggers += triggers
      } else {
        entries.append(Entry(triggers: triggers, label: binding.label))
      }
    }
    return entries
  }

  /// The words of the hint row for a context, each with the keys that it stands for.
  ///
  /// - Parameter say: the word of a row, where it is not always the same; nil leaves the row out.
  func hints(
    in context: KeyContext, offer: KeyContext? = nil, saying say: (KeyBinding) -> LabelKey? = { $0.hint }
  ) -> [(keys: [KeyTrigger], word: LabelKey)] {
    var hints: [(keys: [KeyTrigger], word: LabelKey)] = []
    for binding in bindings(in: context, offer: offer) {
      guard let word = say(binding), let key = working(binding, in: context, offer: offer).first else {
        continue
      }
      if let same = hints.firstIndex(where: { $0.word == word }) {
        hints[same].keys.append(key)
      } else {
        hints.append(([key], word))
      }
    }
    return hints
  }

  /// The named keys of a row that set its command off in a context.
  private func working(
    _ binding: KeyBinding, in context: KeyContext, offer: KeyContext?
  ) -> [KeyTrigger] {
    binding.triggers.prefix(binding.shown).filter { trigger in
      switch trigger {
      case .key(let key): command(for: key, in: context, offer: offer) == binding.command
      case .anyCharacter: true
      }
    }
  }
}
