public import FormhausText

/// What a provider of options is asked: by a field whose options come from the host.
public struct OptionsRequest: Sendable, Hashable {
  /// The field that asks; it stays when items move.
  public let field: FieldID
  /// The name of the provider.
  public let provider: String
  /// The answers that the options depend on, by key. While they are the same there is nothing new to ask.
  public let inputs: JSONObject
}

extension FormEngine {
  /// What the visible fields of the current step, or of the single page, ask their providers, in document order.
  ///
  /// The host asks each one that it has not asked yet, and hands the answer to `setOptions`.
  public var optionsRequests: [OptionsRequest] {
    guard let current, form.hasProviders else { return [] }
    return form.steps[current].fields.filter { visibility.fields[$0] }.flatMap { field in
      let slot = form.fields[field].slot
      guard let group = form.slots[slot].group else {
        return request(form.fields[field].definition, .field(form.slots[slot].key), seenFrom: nil).map {
          [$0]
        }
          ?? []
      }
      return itemRequests(group)
    }
  }

  private func itemRequests(_ group: Int) -> [OptionsRequest] {
    let compiled = form.groups[group]
    let fields = compiled.fields.indices.filter { compiled.fields[$0].definition.optionsFrom != nil }
    return groups[group].items.indices.flatMap { index in
      fields.filter { groups[group].items[index].fields[$0].isVisible }.compactMap { field in
        let definition = compiled.fields[field].definition
        let place = ItemPlace(group: group, index: index, slot: compiled.fields[field].slot)
        return request(
          definition,
          .itemField(group: compiled.key, item: groups[group].items[index].id, field: definition.key),
          seenFrom: key(place))
      }
    }
  }

  private func request(_ field: FieldDefinition, _ id: FieldID, seenFrom key: String?) -> OptionsRequest? {
    field.optionsFrom.map { provider in
      var inputs = JSONObject()
      for name in field.optionsDependsOn { inputs[name] = answer(name, seenFrom: key) }
      return OptionsRequest(field: id, provider: provider, inputs: inputs)
    }
  }

  /// Puts options of the host in the place of the written ones, or with nil the written ones back.
  public mutating func setOptions(_ options: [OptionDefinition]?, ofField key: String) {
    revision += 1
    let list = options.map(OptionList.init)
    switch fieldPlace(key) {
    case .slot(let slot):
      providedOptions[slot] = list
      fieldRevisions[slot] += 1
      refresh([slot])
      for field in form.slots[slot].fields { dropResolvedError(field) }
    case .item(let place):
      groups[place.group].items[place.index].providedOptions[place.slot] = list
      refresh(form.groups[place.group].slots[place.slot].fields, place.group, place.index)
      touch(place.group, place.index, place.slot)
    case nil: break
    }
  }
}
