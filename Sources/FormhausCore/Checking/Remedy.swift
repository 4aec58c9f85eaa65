extension DefinitionIssue {
  /// The issue with how to mend it, where that is the same for all of its kind and not said yet.
  var withRemedy: DefinitionIssue {
    var issue = self
    issue.hint = hint ?? DefinitionIssue.remedies[code]
    return issue
  }

  private static let remedies: [String: String] = [
    "ambiguous-key": "Give the field another key.",
    "blank-option-label": "Give the option a label; until then its value is shown.",
    "branch-runs-on": "Give the branch a route of its own to where the branches meet, or to null.",
    "circular-condition": "Take one of these conditions away.",
    "condition-looks-ahead": "Name a field of an earlier step, or put the condition on a route.",
    "default-country-not-offered": "Add it to \"countryCodes\", or choose another default.",
    "default-disabled-option": "Choose another default, or let the option be picked.",
    "default-not-an-option": "Use the \"value\" of one of the options.",
    "default-of-wrong-type": "Write the default as an answer would be sent.",
    "default-out-of-range": "Change the default, \"minItems\" or \"maxItems\".",
    "disabled-not-applicable": "Take \"disabled\" away.",
    "duplicate-group-key": "Give the group a key that no other field has.",
    "duplicate-key": "Give each field a key of its own, unless they are branches that share an answer.",
    "duplicate-option": "Give each option a value of its own.",
    "duplicate-step-id": "Give each step an id of its own.",
    "fields-and-steps": "Put the fields into a step, or drop the steps.",
    "impossible-range": "Swap the two, or take one away.",
    "invalid-pattern": "Write an ECMAScript regular expression without slashes and flags.",
    "invalid-route-condition": "Ask a field of this or an earlier step.",
    "invalid-route-target": "Name a step that is declared later, or null to end the form there.",
    "nested-group": "Put the inner group beside the outer one, or use a section.",
    "misplaced-autocomplete": "Write it as in \"shipping work tel\": which address, which way, then what.",
    "missing-translation": "Add them, or they are shown in the form's own language.",
    "no-address-parts": "Name some parts, or take \"parts\" away to ask for all.",
    "no-options": "Add \"options\", or name a provider in \"optionsFrom\".",
    "no-way-on": "Add a radio field with \"autoAdvance\", or take \"next\": false away.",
    "options-not-applicable": "Use a select, radio, multiselect, picture or autocomplete field.",
    "outdated-format-version": "Raise \"formatVersion\", or take the member away.",
    "pattern-too-complex": "Avoid repeating a group that repeats or branches inside, as in (a+)+.",
    "pattern-unsupported": "Write the pattern without this part.",
    "picture-without-image": "Add \"image\", a path or URL.",
    "randomize-not-applicable": "Take \"randomize\" away.",
    "reserved-key": "Choose another key; JavaScript keeps this one for itself.",
    "rule-never-fires": "Use \"required\": true to ask for an answer.",
    "rule-not-applicable": "Take the rule away, or change the type of the field.",
    "unanchored-pattern": "Begin it with ^ and end it with $ to match the whole answer.",
    "unknown-autocomplete": "Use a token of HTML, such as name, email or postal-code.",
    "unknown-condition-field": "Name the key of a field of this form.",
    "unknown-country":
      "Write two letters of ISO 3166, such as US; formats of your own (--formats) add countries.",
    "unknown-label-key": "Take it away, or use a key of the labels catalog.",
    "unknown-match-field": "Name the key of a field of this form.",
    "unknown-member": "Take it away; the form ignores it.",
    "unknown-message-key": "Take it away, or use a key of the messages catalog.",
    "unknown-operator": "Use eq, neq, in, notIn or notEmpty.",
    "unknown-options-field": "Name the key of a field of this form.",
    "unknown-text-address": "Take it away, or use the address of a text of the form.",
    "unknown-validator": "Give the form a validator of this name.",
    "unnamed-autocomplete": "Add what is asked, as in \"work email\".",
    "useless-skip": "Take \"skip\" away.",
  ]
}
