import FormhausCore
import FormhausText

extension FieldContext {
  /// The places of the picked options, by value: of one value there may be several.
  var pickedPlaces: [[Int]] {
    let values = (value?.arrayValue ?? value.map { [$0] } ?? []).compactMap(\.stringValue)
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }.map(places(of:)).filter { !$0.isEmpty }
  }

  private func places(of value: String) -> [Int] {
    guard options.source.isShuffled else {
      let places = store.state.engine.placesOfOption(value, ofField: field.key)
      return places.filter(options.indices.contains)
    }
    return options.indices.filter { options.source.options[$0].value == value }
  }

  /// The options as a presentation lists them.
  var choiceList: ChoiceList {
    let options = options
    return ChoiceList(
      count: options.count, source: options.source, isDisabled: { options.disabled.contains($0) },
      label: { SafeText(option: options.source.options[$0].shownLabel) },
      option: { place in
        let option = options[place]
        return Choice(
          label: SafeText(option: option.label ?? ""), detail: detail(of: option),
          isDisabled: option.isDisabled,
          testID: option.value.flatMap(optionTestId))
      })
  }

  /// The description of an option; terminals draw no pictures, so that of a picture says what it shows.
  private func detail(of option: FieldContext.Option) -> SafeText? {
    let shown = option.alt ?? option.image.map { String($0.split(separator: "/").last ?? "") }
    let picture = shown.map { SafeText(label: labels.text(.picture, ["text": $0])) }
    let parts = [option.description.map(SafeText.init(option:)), picture].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }
}
