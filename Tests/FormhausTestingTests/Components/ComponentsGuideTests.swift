import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import Surface
import Synchronization
import Testing

/// The example set of the components guide, run.
@MainActor
@Suite("The components guide")
struct ComponentsGuideTests {
  private static func definition(_ id: String = "signup") throws -> FormDefinition {
    try FormDefinition(json: [
      "id": .string(id), "title": "Sign up", "submit": ["label": "Create"],
      "fields": [
        [
          "key": "name", "type": "text", "label": "Name", "placeholder": "Ada",
          "validation": ["required": true],
        ],
        [
          "key": "email", "type": "email", "label": "Email", "helperText": "We never share it",
          "validation": ["required": true, "email": true],
        ],
        [
          "key": "plan", "type": "select", "label": "Plan",
          "options": [["value": "free", "label": "Free"], ["value": "pro", "label": "Pro"]],
        ],
        ["key": "news", "type": "checkbox", "label": "Send me news"],
      ],
    ])
  }

  private func terminal(
    _ components: FormComponents = .acme, testIds: TestIds = .automatic,
    size: Size = Size(columns: 60, rows: 30),
    onSubmit: @escaping FormhausForm.SubmitHandler = { _, _ in .ok }
  ) throws -> HeadlessTerminal {
    HeadlessTerminal(
      FormhausForm(
        definition: try Self.definition(), renderer: FormRendererOptions(testIds: testIds), onSubmit: onSubmit
      )
      .formhausComponents(components), size: size)
  }

  @Test("custom fields are drawn, typed into, picked from and ticked, and the answers are sent")
  func answers() async throws {
    var sent: JSONObject = [:]
    let terminal = try terminal(.acme.actions { AcmeActions(context: $0) }) { values, _ in
      sent = values
      return .ok
    }
    #expect(terminal.text.contains("Name"))
    try terminal.type("Ada<Tab>ada@example.org<Tab><Enter>Pro<Enter><Tab><Space><Tab><Enter>")
    await terminal.settle()
    #expect(sent == ["name": "Ada", "email": "ada@example.org", "plan": "pro", "news": true])
  }

  @Test("the whole set at 60x30")
  func picture() throws {
    let terminal = try terminal(.acme.actions { AcmeActions(context: $0) })
    try terminal.type("Ada<Tab>ada@")
    let golden = GoldenScreen(folder: "Tests/Fixtures/screens")
    let difference = golden.difference("components-acme-60x30", from: FramePicture(terminal.frame).drawing)
    #expect(difference == nil)
  }

  @Test("a refused submit moves the focus to the first refused field, shows its error and the summary")
  func refused() async throws {
    let terminal = try terminal(.acme.actions { AcmeActions(context: $0) })
    try terminal.type("Ada<Tab>nonsense<Tab><Tab><Tab><Enter>")
    await terminal.settle()
    #expect(terminal.text.contains("Check 1 answer"))
    #expect(terminal.text.contains("Enter a valid email"))
    #expect(terminal.screen.text(ofTestID: "signup.summary") == "Check 1 answer")
    try terminal.type("<C-a><C-k>ada@example.org")
    #expect(!terminal.text.contains("Enter a valid email"))
    #expect(!terminal.text.contains("Check 1 answer"))
    #expect(terminal.text.contains("ada@example.org"))
  }

  @Test("Switching the components of a running form keeps its values, step, errors and focus")
  func switching() throws {
    let form = SwitchedForm(definition: try Self.definition())
    let terminal = HeadlessTerminal(form, size: Size(columns: 60, rows: 40))
    terminal.focus("signup.submit")
    try terminal.type("<Enter>")
    #expect(terminal.text.contains("! Required") || terminal.text.contains("required"))
    try terminal.type("Ada<Tab>ada@")
    let before = terminal.screen.text(ofTestID: "signup.name")
    for name in ["system", "standard", "acme", "standard"] {
      terminal.press("use." + name)
      terminal.focus("signup.email")
      #expect(terminal.screen.text(ofTestID: "signup.email") == "ada@" || name == "acme")
    }
    #expect(before == "Ada")
    #expect(terminal.screen.text(ofTestID: "signup.name") == "Ada")
    #expect(terminal.text.contains("Enter a valid email"))
  }

  @Test("the focus stays on its field when the components change under it")
  func focusStays() throws {
    let components = Mutex(FormComponents.standard)
    let host = ViewHost(
      Switching(definition: try Self.definition(), components: { components.withLock { $0 } }),
      environment: EnvironmentValues())
    let terminal = HeadlessTerminal(host: host, size: Size(columns: 60, rows: 30), clock: TestClock())
    try terminal.type("Ada<Tab>ad")
    #expect(terminal.focusedTestID == "signup.email")
    components.withLock { $0 = .acme }
    host.invalidate()
    try terminal.type("a")
    components.withLock { $0 = .system }
    host.invalidate()
    #expect(terminal.focusedTestID == "signup.email")
    #expect(terminal.screen.text(ofTestID: "signup.email") == "ada")
    #expect(terminal.screen.text(ofTestID: "signup.name") == "Ada")
  }

  @Test("a headless set says what is missing, on the screen and to onWarning")
  func headless() throws {
    let warnings = Mutex<[String]>([])
    let options = FormEngineOptions(onWarning: { issue in
      warnings.withLock { $0.append("\(issue.code): \(issue.message)") }
    })
    let terminal = HeadlessTerminal(
      FormhausForm(definition: try Self.definition(), options: options) { _, _ in .ok }
        .formhausComponents(.headless.field("text") { AcmeTextField(context: $0) }))
    #expect(terminal.text.contains("Name"))
    #expect(terminal.text.contains("There is no component for field \"email\""))
    #expect(terminal.text.contains("There is no component for actions"))
    #expect(
      warnings.withLock { $0 }.contains("missing-component: There is no component for field \"select\""))
    #expect(warnings.withLock { $0 }.contains("missing-component: There is no component for actions"))
  }

  @Test("custom test ids name fields, options and parts")
  func customTestIds() throws {
    let testIds = TestIds.custom { target in
      switch target.kind {
      case .field: "field-\(target.key ?? "")"
      case .option: "field-\(target.key ?? "")-\(target.value ?? "")"
      default: "form-\(target.kind.rawValue)"
      }
    }
    let terminal = try terminal(.standard, testIds: testIds)
    #expect(terminal.focus("field-email"))
    #expect(terminal.press("field-plan-pro"))
    #expect(terminal.screen.text(ofTestID: "field-plan") == "Pro")
    #expect(terminal.screen.element(testID: "form-submit") != nil)
  }

  @Test("automatic ids start with the id of the definition")
  func automaticTestIds() throws {
    let terminal = try terminal(.standard)
    let ids = terminal.screen.handles.map(\.testID)
    #expect(
      ids == [
        "signup.form", "signup.name", "signup.email", "signup.plan", "signup.plan.free", "signup.plan.pro",
        "signup.news", "signup.submit",
      ])
  }

  @Test("no ids without being asked for")
  func noTestIds() throws {
    let terminal = try terminal(.standard, testIds: .off)
    #expect(terminal.focusedTestID == nil)
  }

  @Test("hidden values are kept when asked for")
  func hiddenValues() async throws {
    var sent: JSONObject = [:]
    let definition = try FormDefinition(json: [
      "id": "trip", "title": "Trip", "submit": ["label": "Send"],
      "fields": [
        ["key": "car", "type": "checkbox", "label": "By car"],
        [
          "key": "plate", "type": "text", "label": "Plate", "validation": ["required": true],
          "show": [["field": "car", "eq": true]],
        ],
      ],
    ])
    let record: JSONObject = ["car": false, "plate": "B-AB 12"]
    let terminal = HeadlessTerminal(
      FormhausForm(
        definition: definition, initialValues: record, options: FormEngineOptions(hiddenValues: .keep),
        renderer: FormRendererOptions(testIds: .automatic)
      ) { values, _ in
        sent = values
        return .ok
      })
    terminal.press("trip.submit")
    await terminal.settle()
    #expect(sent == record)
    let checked = try validateSubmission(
      definition, .object(record), options: SubmissionOptions(hiddenValues: .keep))
    #expect(checked.errors.isEmpty)
  }

  @Test("missing keys of a catalog are listed")
  func missing() {
    let missing = missingKeys(
      messages: .catalog(["required": "Wanted"] as [String: String]),
      labels: .catalog([:] as [String: String]))
    #expect(!missing.messages.contains(.required))
    #expect(missing.messages.contains(.email))
    #expect(missing.labels.contains(.continue))
  }
}

/// A form whose components are switched by buttons above it.
private struct SwitchedForm: View {
  @State private var components = FormComponents.standard
  let definition: FormDefinition

  var body: some View {
    VStack {
      button("acme", .acme)
      button("system", .system)
      button("standard", .standard)
      FormhausForm(definition: definition, renderer: FormRendererOptions(testIds: .automatic)) { _, _ in .ok }
        .formhausComponents(components)
    }
  }

  private func button(_ name: String, _ set: FormComponents) -> some View {
    Button(name) { components = set }.accessibilityIdentifier("use." + name)
  }
}

private struct Switching: View {
  let definition: FormDefinition
  let components: @MainActor () -> FormComponents

  var body: some View {
    FormhausForm(definition: definition, renderer: FormRendererOptions(testIds: .automatic)) { _, _ in .ok }
      .formhausComponents(components())
  }
}
