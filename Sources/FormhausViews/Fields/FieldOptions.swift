import FormhausCore

/// The options of a choice in the order in which a person sees them.
///
/// An option is made when it is read, so that of 100,000 only those cost something that are shown.
public struct FieldOptions: RandomAccessCollection, Sendable {
  let source: OptionSource
  /// The places of those that cannot be picked now.
  let disabled: Set<Int>

  public var startIndex: Int { 0 }
  public var endIndex: Int { source.options.count }

  /// The option at a place, from 0.
  public subscript(place: Int) -> FieldContext.Option {
    let option = source.options[place]
    return FieldContext.Option(
      value: option.value, label: option.shownLabel, description: option.description, image: option.image,
      alt: option.alt, isDisabled: disabled.contains(place))
  }
}

/// Options in their order, the same object as long as they are the same options.
final class OptionSource: Sendable {
  let options: [OptionDefinition]
  /// The places of those that may be disabled.
  let lockable: [Int]
  /// Whether the order is not the written one.
  let isShuffled: Bool

  init(_ options: [OptionDefinition], isShuffled: Bool) {
    self.options = options
    self.isShuffled = isShuffled
    lockable = options.indices.filter { options[$0].disabled != .never }
  }
}

/// The options of the fields of a page as they were read last.
@MainActor
final class OptionMemory {
  private var known: [String: (written: [OptionDefinition], source: OptionSource)] = [:]

  /// The options that a field has now.
  func options(_ field: FieldDefinition, _ engine: FormEngine) -> FieldOptions {
    guard let written = field.options, !written.isEmpty else {
      return FieldOptions(source: OptionMemory.none, disabled: [])
    }
    let source = source(field, written, engine)
    let disabled = source.lockable.filter { engine.isDisabled(source.options[$0], ofField: field.key) }
    return FieldOptions(source: source, disabled: Set(disabled))
  }

  private func source(
    _ field: FieldDefinition, _ written: [OptionDefinition], _ engine: FormEngine
  ) -> OptionSource {
    if let known = known[field.key], known.written.isStored(with: written),
      known.source.isShuffled == field.randomize
    {
      return known.source
    }
    let shown = field.randomize ? engine.orderOptions(ofField: field.key) : written
    let source = OptionSource(shown, isShuffled: field.randomize)
    known[field.key] = (written, source)
    return source
  }

  private static let none = OptionSource([], isShuffled: false)
}

extension [OptionDefinition] {
  /// Whether both are copies of one array that nobody has changed since.
  fileprivate func isStored(with other: [OptionDefinition]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}
