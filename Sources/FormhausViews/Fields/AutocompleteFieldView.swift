import FormhausCore
import FormhausStore
import FormhausText

/// A text with suggestions: the label of an option stands for its value, any other text for itself.
struct AutocompleteFieldView: View {
  let context: FieldContext

  var body: some View {
    VStack {
      FieldRow(context) {
        TextField(context.placeholder ?? "", text: context.nameBinding, limit: FieldType.textLimit)
          .input { input in
            input.ghost = input.ghost.map { detail in
              context.place(ofDetail: detail, language: context.labels.locale)
                .map { context.options.source.options[$0].shownLabel } ?? detail
            }
          }
          .suggestions(suggestions) { place in
            guard context.options.indices.contains(place), !context.isLocked else { return }
            context.setValue(context.options[place].value.map(JSONValue.string))
          }
          .meaning { $0.actions.commit = { context.commit() } }
      }
      if let name = context.unavailableName {
        Text(context.labels.text(.plainNotAvailable, ["choice": name])).foregroundStyle(.textSecondary)
          .padding(.horizontal, 2)
      }
    }
  }

  private var suggestions: Suggestions {
    Suggestions(
      context.choiceList,
      status: context.isLoading && context.options.isEmpty
        ? SafeText(label: context.labels[.loadingOptions]) : nil)
  }
}

extension FieldContext {
  /// The text of the field, where the label of an option means the option.
  fileprivate var nameBinding: Binding<String> {
    let text = textBinding
    return Binding(
      get: { text.wrappedValue },
      set: { name in
        if let place = place(named: name) {
          store.send(.setName(key: field.key, name, value: .string(options.source.options[place].value)))
        } else {
          text.wrappedValue = name
        }
      })
  }

  /// The label of an option that was typed and cannot be picked; nil for any other text.
  fileprivate var unavailableName: String? {
    let name = textBinding.wrappedValue.trimmed
    guard !options.disabled.isEmpty, !name.isEmpty, place(named: name) == nil else { return nil }
    let named = options.disabled.sorted().first {
      options.source.options[$0].shownLabel.isSameWithoutCase(as: name)
    }
    return named.map { options.source.options[$0].shownLabel }
  }

  /// The first option with a label, whatever its case.
  private func place(named name: String) -> Int? {
    let name = name.trimmed
    guard !name.isEmpty else { return nil }
    return options.indices.first { place in
      options.source.options[place].shownLabel.isSameWithoutCase(as: name)
        && !options.disabled.contains(place)
    }
  }
}

extension String {
  /// Compares without regard to case; two plain texts of different lengths are told apart at once.
  func isSameWithoutCase(as other: String) -> Bool {
    let (mine, theirs) = (utf8, other.utf8)
    if let isSame = mine.withContiguousStorageIfAvailable({ mine in
      theirs.withContiguousStorageIfAvailable { mine.isSameWithoutCase(as: $0) } ?? nil
    }) ?? nil {
      return isSame
    }
    return lowercased() == other.lowercased()
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both are the same but for case; nil where letters beyond ASCII have to be looked at.
  fileprivate func isSameWithoutCase(as other: UnsafeBufferPointer<UInt8>) -> Bool? {
    for index in 0..<Swift.min(count, other.count) {
      let (mine, theirs) = (self[index], other[index])
      guard mine < 0x80, theirs < 0x80 else { return nil }
      if mine.smallLetter != theirs.smallLetter { return false }
    }
    return count == other.count
      ? true : contains { $0 >= 0x80 } || other.contains { $0 >= 0x80 } ? nil : false
  }
}

extension UInt8 {
  fileprivate var smallLetter: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
}
