import FormhausCore
import FormhausPlain
import FormhausText
import FormhausViews
import Testing

/// A form with views of an app's own is asked line by line as one with the built-in views.
@MainActor
struct CustomComponentsTests {
  private static let visit = """
    {
      "id": "visit", "title": "Visit", "submit": {"label": "Send"},
      "fields": [
        {"key": "host", "type": "text", "label": "Host", "helperText": "Who is visited", "validation": {"required": true}},
        {"key": "kind", "type": "select", "label": "Kind", "options": [{"value": "a", "label": "Short"}, {"value": "b", "label": "Long"}]},
        {"type": "group", "key": "people", "label": "People", "itemLabel": "Person {n}", "minItems": 1,
         "fields": [{"key": "name", "type": "text", "label": "Name", "validation": {"required": true}}]},
        {"type": "section", "label": "More", "fields": [{"key": "news", "type": "checkbox", "label": "News"}]}
      ]
    }
    """

  private static let custom = FormComponents.standard
    .field("text") { context in
      VStack {
        Text(context.label)
        TextField(context.placeholder ?? "", text: context.textBinding).accessibilityLabel(
          context.accessibilityName)
        if let error = context.error { Text(error) }
      }
    }
    .field("select") { context in
      Picker(
        context.label,
        selection: Binding(
          get: { context.value?.stringValue ?? "" },
          set: { context.setValue($0.isEmpty ? nil : .string($0)) })
      ) {
        ForEach(context.options, id: \.self) { Text($0.label ?? "").tag($0.value ?? "") }
      }
    }
    .field("checkbox") { Toggle($0.label, isOn: $0.boolBinding) }
    .actions { context in Button("Mine") { context.performPrimaryAction() } }
    .section { $0.content }
    .group { $0.items }
    .groupItem { $0.content }
    .confirmDialog { Text($0.title) }
    .progress { Text($0.title) }

  private func talk(_ components: FormComponents, _ sent: SentValues) throws -> Talk {
    Talk(
      try form(Self.visit, values: [:]) { values, _ in
        sent.values = values
        return .ok
      }
      .formhausComponents(components))
  }

  @Test func theConversationIsTheSame() async throws {
    var pictures: [String] = []
    for components in [FormComponents.standard, Self.custom] {
      let sent = SentValues()
      let talk = try talk(components, sent)
      talk.type("", "Maya", "2", "Ada", "/add", "Ben", "/remove 1", "yes", "", "", "y")
      await talk.waitForChange { talk.type("send") }
      pictures.append(talk.picture)
      #expect(sent.values?["host"] == "Maya")
      #expect(sent.values?["kind"] == "b")
    }
    #expect(pictures[0] == pictures[1])
  }
}

/// What a submit handler was given.
@MainActor
private final class SentValues {
  var values: JSONObject?
}
