// As it stands in README.md: one import is enough.
import Formhaus

struct Feedback: View {
  @State private var name = ""
  @Environment(\.finish) private var finish

  var body: some View {
    StepForm(
      steps: [
        .init(id: "you", title: "You", isValid: !name.isEmpty, summary: [.init("Name", name)]) {
          Well("Name") { TextField("", text: $name) }
        }
      ],
      onSubmit: { try await send(name) }, onSuccess: finish)
  }
}
// End of the example.

/// What a caller of the example may write besides, with that one import.
struct AppProgram {
  struct Refused: LocalizedError {
    var errorDescription: String? { "Nobody is there." }
  }

  @MainActor
  static func runs(_ text: String) async throws -> [AppEnding] {
    var options = AppOptions()
    options.colours = .monochrome
    options.interface = Interface.plain
    options.labels = Labels(locale: "en")
    let definition = try FormDefinition(json: JSONParser.parse(text))
    let form = FormhausForm(definition: definition, initialValues: ["name": "Ada"]) { values, _ in
      guard values["name"] != nil else { throw Refused() }
      return .ok
    }
    return [await FormhausApp.run(Feedback()), await FormhausApp.run(form, options)]
  }
}

private func send(_ name: String) async throws {
  if name.isEmpty { throw AppProgram.Refused() }
}
