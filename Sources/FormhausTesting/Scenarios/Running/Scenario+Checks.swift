import FormhausCore
import FormhausText

extension Scenario.RuleCheck {
  func mismatch(_ texts: LanguageCatalog) -> Mismatch? {
    let found = field.message(
      for: value, among: values,
      options: FormEngineOptions(
        validators: validators, messages: texts.messages, labels: texts.labels, locale: texts.locale))
    return Mismatch("rule", expected: result, found: found.json)
  }
}

extension Scenario.ConditionCheck {
  var mismatch: Mismatch? {
    let found = conditionsHold(show: show, showAny: showAny) { values[$0] }
    return Mismatch("condition", expected: .bool(result), found: .bool(found))
  }
}

extension Scenario.SubmissionCheck {
  func mismatches(_ texts: LanguageCatalog) -> [Mismatch] {
    var options = options
    (options.locale, options.messages) = (texts.locale, texts.messages)
    let found = validateSubmission(form, values, options: options)
    return [
      Mismatch("values", expected: resultValues, found: .object(found.values)),
      Mismatch("errors", expected: resultErrors, found: found.errors.json),
    ].compactMap(\.self)
  }
}
