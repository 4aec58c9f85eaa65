import FormhausCore
import FormhausText
import Testing

@Suite("Answers that differ from the start")
struct DirtyTrackingTests {
  private func engine() throws -> FormEngine {
    let name = FieldDefinition(key: "name", type: "text", label: "N", defaultValue: "Ada")
    let group = FieldDefinition(
      key: "g", type: "group", label: "G", details: .group(GroupDefinition(fields: [name], minItems: 1)))
    return try FormEngine(
      FormDefinition(
        id: "f", title: "F", submit: ActionDefinition(label: "Send"),
        fields: [name, FieldDefinition(key: "mail", type: "email", label: "M"), group]))
  }

  @Test("an answer is dirty while it differs, and clean again when it is as before")
  func edits() throws {
    var engine = try engine()
    let changes = DirtyTracking(engine)
    #expect(!changes.isDirty(engine))
    engine.setValue("mail", "a@b.c")
    engine.setValue("g.0.name", "Max")
    #expect(changes.dirtyKeys(in: engine) == ["mail", "g"] && changes.isDirty(engine))
    engine.setValue("g.0.name", "Ada")
    engine.setValue("mail", nil)
    #expect(!changes.isDirty(engine))
    engine.addItem("g")
    #expect(changes.dirtyKeys(in: engine) == ["g"])
  }

  @Test("marking as clean moves what is compared with")
  func marking() throws {
    var engine = try engine()
    var changes = DirtyTracking(engine)
    engine.setValue("name", "Max")
    changes.markClean(engine)
    #expect(!changes.isDirty(engine))
    engine.setValue("name", "Ada")
    #expect(changes.dirtyKeys(in: engine) == ["name"])
  }

  @Test("a reset is a new start, whatever was edited since")
  func reset() throws {
    var engine = try engine()
    let changes = DirtyTracking(engine)
    engine.setValue("name", "Max")
    #expect(engine.resetCount == 0)
    engine.reset(["name": "Eve"])
    engine.setValue("mail", "a@b.c")
    #expect(engine.resetCount == 1)
    #expect(changes.dirtyKeys(in: engine) == ["mail"])
    engine.setValue("name", "Ada")
    #expect(changes.dirtyKeys(in: engine) == ["name", "mail"])
  }
}
