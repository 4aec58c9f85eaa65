import FormhausText

extension DefinitionSchema {
  static var step: SchemaPart {
    .object(
      [
        "id": .text("The name of the step, its own within the form."),
        "title": .text("The heading, also in the step indicator."),
        "description": .text("A text under the heading."),
        "fields": .list(of: fieldReference, "The fields of the step; there may be none."),
        "show": show("step"),
        "showAny": showAny("step"),
        "routes": .list(
          of: .reference("route", "One way on."),
          "Where the step leads: the first route whose conditions hold; without one, the next step."),
        "next": button("Continue; false hides it."),
        "back": button("Back; false hides it."),
        "skip": .reference("action", "A button that leaves the step out."),
      ], required: ["id", "title", "fields"], "A step: a page of a form of several.")
  }

  static var route: SchemaPart {
    .object(
      [
        "to": SchemaPart.anything("The id of a later step, or null: this step is then the last.")
          .adding("type", ["string", "null"]),
        "show": show("route"), "showAny": showAny("route"),
      ], required: ["to"], "A way on from a step.")
  }

  static var action: SchemaPart {
    .object(
      [
        "label": .text("The text on the button."),
        "variant": .choice(
          ["primary", "secondary", "text"], "How it looks; only Back, Skip and Cancel heed it."),
        "action": .text("A name for custom components."),
        "disabled": .list(
          of: .reference("condition", "One condition."),
          "The button is off while all of these hold; only Submit heeds it."),
      ], required: ["label"], "A button.")
  }

  static var condition: SchemaPart {
    let scalar: JSONValue = ["string", "number", "boolean"]
    return .object(
      [
        "field": .text("The key of the field whose answer is looked at."),
        "eq": SchemaPart.anything("Holds for this answer.").adding("type", scalar),
        "neq": SchemaPart.anything("Holds for every other answer, also for none.").adding("type", scalar),
        "in": .list(of: SchemaPart.anything("An answer.").adding("type", scalar), "Holds for these answers."),
        "notIn": .list(
          of: SchemaPart.anything("An answer.").adding("type", scalar),
          "Holds for all answers but these, also for none."),
        "notEmpty": .flag("true: holds when there is an answer; false: always holds."),
      ], required: ["field"],
      "A condition on one answer. Of several operators the first in this order counts.")
  }

  static var lock: SchemaPart {
    .any(
      of: [
        .flag("true: always."),
        .list(of: .reference("condition", "One condition."), "While all of these hold."),
      ], "Always, or while conditions hold.")
  }

  static func show(_ owner: String) -> SchemaPart {
    .list(of: .reference("condition", "One condition."), "The \(owner) counts while all of these hold.")
  }

  static func showAny(_ owner: String) -> SchemaPart {
    .list(
      of: .reference("condition", "One condition."),
      "The \(owner) counts while one of these holds, and all of show do.")
  }

  private static func button(_ description: String) -> SchemaPart {
    .any(
      of: [
        .reference("action", "A button with a label of its own."),
        SchemaPart.anything("No button.").adding("const", false),
      ], description)
  }
}
