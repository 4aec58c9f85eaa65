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

/// What the questions to providers of options follow from; while it is the same there is nothing new to ask.
public struct OptionsRevision: Sendable, Hashable {
  fileprivate var structure = 0
  fileprivate var answers = 0
  fileprivate var itemOrder = 0
  fileprivate var itemAnswers = 0
  fileprivate var strays: [JSONValue?] = []
}

extension FormEngine {
  /// What the questions of the current step, or of the single page, follow from.
  ///
  /// Costs as much as they depend on answers, and builds none of them.
  public var optionsRevision: OptionsRevision {
    var revision = OptionsRevision(structure: structureRevision)
    guard let current, let providers = form.providers[current] else { return revision }
    for slot in providers.slots { revision.answers += fieldRevisions[slot] }
    revision.strays = providers.strays.map { counted($0) }
    for field in providers.fields {
      guard let group = form.slots[form.fields[field].slot].group else { continue }
      revision.itemOrder += groups[group].orderRevision
      for slot in form.groups[group].providerSlots {
        for item in groups[group].items { revision.itemAnswers += item.slots[slot].revision }
      }
    }
    return revision
  }

  /// What the visible fields of the current step, or of the single page, ask their providers, in document order.
  ///
  /// The host asks each one that it has not asked yet, and hands the answer to `setOptions`.
  public var optionsRequests: [OptionsRequest] {
    guard let current, let providers = form.providers[current] else { return [] }
    return providers.fields.filter { visibility.fields[$0] }.flatMap { field -> [OptionsRequest] in
      let slot = form.fields[field].slot
      if let group = form.slots[slot].group { return itemRequests(group) }
      let id = FieldID.field(form.slots[slot].key)
      return [request(form.fields[field].definition, id, seenFrom: nil)].compactMap(\.self)
    }
  }

  private func itemRequests(_ group: Int) -> [OptionsRequest] {
    let compiled = form.groups[group]
    return groups[group].items.indices.flatMap { index in
      compiled.providerFields.filter { groups[group].items[index].fields[$0].isVisible }.compactMap { field in
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

  /// The answers that a provider is given: those that count, and those that the request depends on.
  public func values(for request: OptionsRequest) -> JSONObject {
    var values = projection
    for (name, value) in request.inputs { values[name] = value }
    return values
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

extension FormEngine {
  /// Where an option stands among those that a field has now, as they are written; nil when none has the value.
  public func placeOfOption(_ value: String, ofField key: String) -> Int? {
    optionList(ofField: key)?.place(of: value)
  }

  /// Where all options of a value stand among those that a field has now, as they are written.
  public func placesOfOption(_ value: String, ofField key: String) -> [Int] {
    optionList(ofField: key)?.places(of: value) ?? []
  }

  private func optionList(ofField key: String) -> OptionList? {
    switch fieldPlace(key) {
    case .slot(let slot):
      guard let field = form.slots[slot].fields.first else { return nil }
      return providedOptions[slot] ?? form.fields[field].options
    case .item(let place):
      let slot = form.groups[place.group].slots[place.slot]
      guard let field = slot.fields.first else { return nil }
      return groups[place.group].items[place.index].providedOptions[place.slot]
        ?? form.groups[place.group].fields[field].options
    case nil: return nil
    }
  }
}
