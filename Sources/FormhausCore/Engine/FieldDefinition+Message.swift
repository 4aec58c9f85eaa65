public import FormhausText

extension FieldDefinition {
  /// What is wrong with one value of the field, by its rules and the options' checks; nil when nothing is.
  ///
  /// `values` are the other answers, as `matchField`, validators and locks see them.
  public func message(
    for value: JSONValue?, among values: JSONObject, options: FormEngineOptions = .init()
  ) -> String? {
    let settings = CheckSettings(
      typeChecks: options.typeChecks, today: options.today, files: options.files,
      validators: options.validators,
      values: FormValues(read: { values[$0] }, all: { values }), addressFormats: options.addressFormats)
    let field = CompiledField(self)
    return field.failure(of: value, settings) { values[$0] }.map {
      FieldError(
        $0, key: key, Messages(locale: options.locale, host: options.messages),
        Labels(locale: options.locale, host: options.labels)
      ).message
    }
  }
}
