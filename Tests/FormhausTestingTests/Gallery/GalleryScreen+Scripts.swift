import FormhausTesting
import FormhausText
import Surface

extension GalleryScreen {
  /// Answers and options in scripts that are wide, joined, or written from right to left, on a form in English.
  static let scripts = [
    scriptsScreen("scripts-arabic", ["name": "مرحبا بالعالم", "notes": "السلام عليكم\nשלום עולם"]),
    scriptsScreen("scripts-wide", ["name": "日本語 👨‍👩‍👧 한국어", "notes": "नमस्ते क्षा กำลัง\n🇬🇧 1️⃣ ⚠️"]),
    scriptsScreen("scripts-options", ["name": "A", "greeting": "ar", "place": "cairo"]) { terminal in
      terminal.press("scripts.next")
    },
    scriptsScreen("scripts-list", ["name": "A"]) { terminal in
      terminal.press("scripts.next")
      terminal.focus("scripts.place")
      try terminal.type("<Enter><Down><Down>")
    },
    scriptsScreen(
      "scripts-review",
      ["name": "مرحبا بالعالم", "notes": "日本語\nשלום עולם", "greeting": "ar", "place": "cairo"]
    ) { terminal in
      terminal.press("scripts.next")
      terminal.press("scripts.next")
    },
  ]

  private static func scriptsScreen(
    _ name: String, _ answers: JSONObject,
    _ act: @escaping @MainActor @Sendable (HeadlessTerminal) throws -> Void = { _ in }
  ) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      let form = try ScriptForm(size: size, options: options, initialValues: answers)
      try act(form.terminal)
      return form.terminal
    }
  }
}
