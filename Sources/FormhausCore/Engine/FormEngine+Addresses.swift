public import Address
import FormhausText

/// A part of the answer of an address field.
struct PartPlace {
  let field: FieldPlace
  let part: AddressPart
}

extension FormEngine {
  /// The texts about addresses in the language in use.
  public var addressTexts: AddressTexts { AddressTexts(messages: messages, labels: labels) }

  /// What there is to say about the answer of an address field as it stands: errors, warnings, and the address as it is
  /// saved; nil for other keys and for an answer that is no address.
  ///
  /// A part without an answer is among the errors, checked before or not.
  public func addressCheck(_ key: String) -> AddressCheck? {
    guard form.hasAddresses, let place = fieldPlace(key), let address = address(place) else { return nil }
    return address.check(answer(place)?.objectValue ?? [:], options.addressFormats)
  }

  /// The part of an address that a key such as `shipping.postalCode` names; a field with that very key goes first.
  func partPlace(_ key: String) -> PartPlace? {
    guard form.hasAddresses, let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")),
      let part = AddressPart(rawValue: String(key[key.index(after: dot)...])),
      let field = fieldPlace(String(key[..<dot])), address(field) != nil
    else { return nil }
    return PartPlace(field: field, part: part)
  }

  /// What an address field at a place asks for; nil for other fields.
  func address(_ place: FieldPlace) -> AddressDefinition? {
    switch place {
    case .slot(let slot): address(slot: slot)
    case .item(let place):
      form.groups[place.group].fields[form.groups[place.group].slots[place.slot].fields[0]].definition.address
    }
  }

  func address(slot: Int) -> AddressDefinition? {
    form.slots[slot].fields.first.flatMap { form.fields[$0].definition.address }
  }

  /// An answer as a submit sends it, where types are checked; as it is elsewhere.
  func saved(_ value: JSONValue, _ address: AddressDefinition) -> JSONValue {
    guard isSubmission || options.typeChecks, let members = value.objectValue,
      members.allSatisfy(AddressDefinition.canHold)
    else { return value }
    return .object(address.saved(members, options.addressFormats))
  }

  func value(_ place: PartPlace) -> JSONValue? { answer(place.field)?[place.part.rawValue] }

  /// The label of a part, by the country that the address has now.
  func label(_ place: PartPlace) -> String? {
    guard let address = address(place.field) else { return nil }
    let typed = answer(place.field)?[AddressPart.countryCode.rawValue]?.stringValue ?? ""
    let formats = options.addressFormats ?? .standard
    return formats.format(for: typed.trimmed.isEmpty ? address.defaultCountry : typed)
      .label(of: place.part, texts: addressTexts)
  }

  func fieldID(_ place: PartPlace) -> FieldID? {
    switch place.field {
    case .slot(let slot): .field("\(form.slots.key(slot)).\(place.part.rawValue)")
    case .item(let item):
      .itemField(
        group: form.groups[item.group].key, item: groups[item.group].items[item.index].id,
        field: "\(form.groups[item.group].slots[item.slot].key).\(place.part.rawValue)")
    }
  }

  func isVisible(_ place: FieldPlace) -> Bool {
    switch place {
    case .slot(let slot): visibility.counts[slot] > 0
    case .item(let place): isVisible(place)
    }
  }

  private func answer(_ place: FieldPlace) -> JSONValue? {
    switch place {
    case .slot(let slot): answers[slot]
    case .item(let place): groups[place.group].items[place.index].slots[place.slot].value
    }
  }
}

// MARK: Errors

extension FormEngine {
  /// What is wrong with a part, by the last check.
  func error(_ place: PartPlace) -> String? { storedError(place.field)?.message(of: place.part) }

  /// Checks one part of a visible address and sets or clears its error; those of the other parts stay.
  mutating func validate(_ place: PartPlace) -> String? {
    guard isVisible(place.field) else { return nil }
    let now =
      switch place.field {
      case .slot(let slot): currentError(slot: slot)
      case .item(let item): currentError(item)
      }
    let message = now?.message(of: place.part)
    let stored = storedError(place.field)
    // What is wrong with the whole is not the part's to clear.
    guard stored?.parts.isEmpty != true, var error = stored ?? now else { return nil }
    if stored == nil { error.parts = [] }
    error.set(place.part, message)
    store(error.parts.isEmpty ? nil : error, at: place.field)
    return message
  }

  /// Sets an error of the host on a part of a visible address and returns the step; nil when it is hidden.
  mutating func set(_ error: FieldError, _ place: PartPlace) -> Int? {
    guard isVisible(place.field), let step = stepOnPath(withField: error.key) else { return nil }
    var whole = storedError(place.field) ?? FieldError(key: key(place.field), message: error.message)
    whole.rule = nil
    whole.set(place.part, error.message)
    store(whole, at: place.field)
    return step
  }

  private func storedError(_ place: FieldPlace) -> FieldError? {
    switch place {
    case .slot(let slot): errorsBySlot[slot]
    case .item(let place): groups[place.group].items[place.index].errors[place.slot]
    }
  }

  private mutating func store(_ error: FieldError?, at place: FieldPlace) {
    switch place {
    case .slot(let slot):
      guard errorsBySlot[slot] != error else { return }
      errorsBySlot[slot] = error
      fieldRevisions[slot] += 1
    case .item(let place):
      var errors = groups[place.group].items[place.index].errors
      errors[place.slot] = error
      setErrors(errors, place.group, place.index)
    }
  }

  /// The key that an error is kept by.
  private func key(_ place: FieldPlace) -> String {
    switch place {
    case .slot(let slot): form.slots.key(slot)
    case .item(let place): form.groups[place.group].slots[place.slot].key
    }
  }
}
