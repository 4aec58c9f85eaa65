import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

extension GalleryScreen {
  /// The form of docs/examples/signup.json, by test id.
  static let signup = [
    signupScreen("signup-account") { _ in },
    signupScreen("signup-account-refused") { terminal in
      terminal.focus("signup.email")
      try terminal.type("maya@")
      terminal.press("signup.next")
    },
    signupScreen("signup-plan") { try fillAccount($0) },
    signupScreen("signup-plan-team") { terminal in
      try fillAccount(terminal)
      try toTeam(terminal)
    },
    signupScreen("signup-company-list") { terminal in
      try fillAccount(terminal)
      try toTeam(terminal)
      terminal.press("signup.next")
      terminal.press("signup.country")
    },
    signupScreen("signup-start") { terminal in
      try fillAccount(terminal)
      terminal.press("signup.next")
    },
    signupScreen("signup-review") { terminal in
      try fillAccount(terminal)
      terminal.press("signup.next")
      terminal.press("signup.terms")
      terminal.press("signup.next")
    },
    signupScreen("signup-keys") { try $0.type("<F1>") },
    signupScreen("signup-leave") { try $0.type("Maya<C-c>") },
  ]

  @MainActor
  private static func fillAccount(_ terminal: HeadlessTerminal) throws {
    for (field, text) in [
      ("name", "Maya Chen"), ("email", "maya@example.com"), ("password", "correct horse"),
      ("passwordAgain", "correct horse"),
    ] {
      terminal.focus("signup.\(field)")
      try terminal.type(text)
    }
    terminal.press("signup.next")
  }

  @MainActor
  private static func toTeam(_ terminal: HeadlessTerminal) throws {
    terminal.press("signup.plan.team")
    terminal.press("signup.interests.orders")
    terminal.focus("signup.seats")
    try terminal.type("12")
  }

  private static func signupScreen(
    _ name: String, _ drive: @escaping @MainActor @Sendable (HeadlessTerminal) throws -> Void
  ) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      let source = try TextFile("\(repository)/docs/examples/signup.json").read()
      let definition = try FormDefinition(node: JSONParser.parse(source))
      let view = FormhausForm(
        definition: definition, options: FormEngineOptions(typeChecks: true, trimsText: true),
        renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok }
      .formhausBehavior(FormBehavior(review: true))
      let terminal = HeadlessTerminal(view, size: size, options: options)
      try drive(terminal)
      return terminal
    }
  }
}
