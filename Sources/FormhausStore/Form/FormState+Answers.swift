import Address
import FormhausCore
import FormhausText

extension FormState {
  /// Takes the text of a field: the engine gets it at once, trimmed and typed by its own rules, numbers as the person
  /// writes them.
  mutating func setText(_ key: String, _ text: String) {
    guard !engine.isLocked(key) else { return }
    edit(key) { $0.setText(key, text) }
    guard let id = engine.fieldID(ofKey: key) else { return }
    typedTexts[id] = engine.value(key).map { TypedText(text: text, value: $0) }
  }

  /// Takes a value by the name that the person typed for it; the name stays as it was typed.
  mutating func setName(_ key: String, _ name: String, _ value: JSONValue) {
    guard !engine.isLocked(key) else { return }
    edit(key) { $0.setValue(key, value) }
    guard let id = engine.fieldID(ofKey: key) else { return }
    typedTexts[id] = engine.value(key).map { TypedText(text: name, value: $0) }
  }

  mutating func setValue(_ key: String, _ value: JSONValue?) {
    guard !engine.isLocked(key) else { return }
    if let id = engine.fieldID(ofKey: key) { typedTexts[id] = nil }
    edit(key) { $0.setValue(key, value) }
  }

  /// Checks one field as Continue would; a refused one is checked again on each edit.
  mutating func check(_ key: String) {
    if engine.validateField(key) != nil, let id = engine.fieldID(ofKey: key) { refusedFields.insert(id) }
  }

  /// Lets a person change the answer of a field; one that was refused before is checked again.
  mutating func edit(_ key: String, _ change: (inout FormEngine) -> Void) {
    flow.submission = .idle
    isEdited = true
    engine.dropTopLevelErrors()
    change(&engine)
    guard !refusedFields.isEmpty, let id = engine.fieldID(ofKey: key) else { return }
    if engine.field(key)?.address != nil { return recheckAddress(key) }
    if refusedFields.contains(id) { engine.validateField(key) }
  }

  /// Checks again the parts of an address that were refused; the others wait until the person moves on.
  private mutating func recheckAddress(_ key: String) {
    for part in AddressPart.allCases.map({ "\(key).\($0.rawValue)" }) {
      if let id = engine.fieldID(ofKey: part), refusedFields.contains(id) { engine.validateField(part) }
    }
    guard let id = engine.fieldID(ofKey: key), refusedFields.contains(id), !engine.isAnswered(key) else {
      return
    }
    engine.validateField(key)
  }
}
