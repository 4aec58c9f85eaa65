import FormhausText

extension DefinitionSchema {
  static var option: SchemaPart {
    .object(
      [
        "value": .text("The answer, its own within the field."),
        "label": .text("What the person reads."),
        "description": .text("A text under the label."),
        "image": .text("A path or URL, for a picture field."),
        "alt": .text("What the image shows, in words."),
        "disabled": .reference("lock", "Shown, but not to be chosen."),
        "pinned": .flag("Whether it keeps its place when the options are randomized. Default: false."),
        "exclusive": .flag("Whether it clears the others when it is picked. Default: false."),
      ], required: ["value", "label"], "Something to choose.")
  }

  static var validation: SchemaPart {
    .object(
      [
        "required": SchemaPart.anything("Whether an answer is asked for; a text is also what is said.")
          .adding("type", ["boolean", "string"]),
        "minLength": .count("The least UTF-16 units of a text, or items of a list."),
        "minLengthMessage": message("minLength"),
        "maxLength": .count("The most UTF-16 units of a text, or items of a list."),
        "maxLengthMessage": message("maxLength"),
        "min": .number("The least number."),
        "minMessage": message("min"),
        "max": .number("The greatest number."),
        "maxMessage": message("max"),
        "pattern": SchemaPart.text(
          "An ECMAScript pattern without flags; begin with ^ and end with $ for the whole answer."
        ).adding("format", "regex"),
        "patternMessage": message("pattern"),
        "matchField": .text("The key of the field that must have the same answer."),
        "matchFieldMessage": message("matchField"),
        "validator": .text("The name of a check of the host."),
      ],
      "The rules for an answer. The first that is broken is told; nothing but required looks at an empty answer."
    )
  }

  private static func message(_ rule: String) -> SchemaPart {
    .text("What is said when \(rule) is broken.")
  }
}
