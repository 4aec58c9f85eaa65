/// Goes through the texts of a definition with their addresses and puts others in their places.
struct Translator {
  private let texts: [String: String]
  /// The addresses that there are translations for.
  private(set) var translated: Set<String> = []
  /// The texts that the definition has, by their addresses, in its order.
  private(set) var written: [(address: String, text: String)] = []
  /// The addresses that the definition could have a text at.
  private(set) var possible: Set<String> = []

  private let remembersAddresses: Bool

  init(_ texts: [String: String], remembersAddresses: Bool = false) {
    self.texts = texts
    self.remembersAddresses = remembersAddresses
  }

  mutating func translate(_ form: inout FormDefinition) {
    replace(&form.title, "title")
    replace(&form.submit.label, "submit.label")
    if var cancel = form.cancel {
      replace(&cancel.label, "cancel.label")
      form.cancel = cancel
    }
    for key in MessageKey.allCases.map(\.rawValue) { replace(&form.messages, key, "messages") }
    for key in LabelKey.allCases.map(\.rawValue) { replace(&form.labels, key, "labels") }
    translate(&form.fields, "")
    for index in form.steps.indices { translate(&form.steps[index]) }
  }

  private mutating func translate(_ step: inout StepDefinition) {
    let place = "steps.\(step.id)"
    replace(&step.title, "\(place).title")
    replace(&step.description, "\(place).description")
    translate(&step.next, "\(place).next.label")
    translate(&step.back, "\(place).back.label")
    if var skip = step.skip {
      replace(&skip.label, "\(place).skip.label")
      step.skip = skip
    }
    translate(&step.fields, "")
  }

  /// A button without an action of its own gets one with the translated label.
  private mutating func translate(_ button: inout NavigationButton, _ address: String) {
    switch button {
    case .hidden: break
    case .standard:
      if let text = text(address, own: nil) { button = .action(ActionDefinition(label: text)) }
    case .action(var action):
      replace(&action.label, address)
      button = .action(action)
    }
  }

  private mutating func translate(_ fields: inout [FieldDefinition], _ place: String) {
    for index in fields.indices { translate(&fields[index], place) }
  }

  private mutating func translate(_ field: inout FieldDefinition, _ place: String) {
    let own = "\(place)fields.\(field.key)"
    if !field.key.isEmpty {
      replace(&field.label, "\(own).label")
      replace(&field.placeholder, "\(own).placeholder")
      replace(&field.helperText, "\(own).helperText")
    }
    if var rules = field.validation {
      translate(&rules, own)
      field.validation = rules
    }
    field.options = field.options.map { options in
      options.map { option in
        var option = option
        translate(&option, own)
        return option
      }
    }
    if var details = field.details {
      translate(&details, of: field.key, own, place)
      field.details = details
    }
  }

  private mutating func translate(
    _ details: inout FieldDetails, of key: String, _ own: String, _ place: String
  ) {
    switch details {
    case .section(var section):
      if !key.isEmpty { replace(&section.description, "\(own).description") }
      translate(&section.fields, place)
      details = .section(section)
    case .group(var group):
      replace(&group.itemLabel, "groups.\(key).itemLabel")
      replace(&group.addLabel, "groups.\(key).addLabel")
      replace(&group.removeLabel, "groups.\(key).removeLabel")
      translate(&group.fields, "groups.\(key).")
      details = .group(group)
    case .address: break
    case .scale(var scale):
      replace(&scale.minLabel, "\(own).minLabel")
      replace(&scale.maxLabel, "\(own).maxLabel")
      details = .scale(scale)
    }
  }

  private mutating func translate(_ rules: inout ValidationRules, _ own: String) {
    if rules.isRequired, let text = text("\(own).requiredMessage", own: rules.required.ownMessage) {
      rules.required = .message(text)
    }
    for rule in ValidationRules.rulesWithMessages {
      if let text = text("\(own).\(rule)Message", own: rules.messages[rule]) {
        rules.messages[rule] = text
      }
    }
  }

  private mutating func translate(_ option: inout OptionDefinition, _ own: String) {
    replace(&option.label, "\(own).options.\(option.value)")
    replace(&option.description, "\(own).optionDescriptions.\(option.value)")
    replace(&option.alt, "\(own).optionAlts.\(option.value)")
  }

  private mutating func replace(_ text: inout String, _ address: String) {
    if let other = self.text(address, own: text) { text = other }
  }

  private mutating func replace(_ text: inout String?, _ address: String) {
    if let other = self.text(address, own: text) { text = other }
  }

  private mutating func replace(_ catalog: inout Catalog, _ key: String, _ place: String) {
    if let other = text("\(place).\(key)", own: catalog[key]?.general) { catalog[key] = .text(other) }
  }

  private mutating func text(_ address: String, own: String?) -> String? {
    let text = texts[address]
    if text != nil { translated.insert(address) }
    if remembersAddresses {
      let isNew = possible.insert(address).inserted
      if isNew, let own { written.append((address, own)) }
    }
    return text
  }
}

extension ValidationRules.Required {
  /// The text that the form gives for it.
  fileprivate var ownMessage: String? {
    if case .message(let text) = self { text } else { nil }
  }
}

extension CatalogText {
  /// The text, or its form for most numbers.
  fileprivate var general: String? {
    switch self {
    case .text(let text): text
    case .plural(let forms): forms[.other]
    }
  }
}
