import Testing

@testable import FormhausViews

@MainActor
private final class Resolutions {
  var count = 0
}

/// Counts how often it is resolved.
private struct Counted: View {
  @State private var presses = 0
  let resolutions: Resolutions

  var body: some View {
    resolutions.count += 1
    return Button("Presses \(presses)") { presses += 1 }.accessibilityLabel("Press")
  }
}

private struct Host: View {
  @State private var token = 0
  @State private var other = 0
  let resolutions: Resolutions

  var body: some View {
    VStack {
      Button("Token") { token += 1 }
      Button("Other \(other)") { other += 1 }.accessibilityLabel("Other")
      Memo(token) { Counted(resolutions: resolutions) }
    }
  }
}

@MainActor
@Suite("Views that are kept")
struct MemoTests {
  private let resolutions = Resolutions()

  @Test("the content is resolved again for a new token, not for changes elsewhere")
  func token() {
    let page = Page(Host(resolutions: resolutions))
    #expect(page.buttons.count == 3)
    page.press("Other")
    #expect(page.buttons == ["Token", "Other 1", "Presses 0"])
    #expect(resolutions.count == 1)
    page.press("Token")
    #expect(page.buttons.count == 3)
    #expect(resolutions.count == 2)
  }

  @Test("a state inside makes the content stale")
  func innerState() {
    let page = Page(Host(resolutions: resolutions))
    page.press("Press")
    #expect(page.buttons.last == "Presses 1")
    page.press("Token")
    page.press("Press")
    #expect(page.buttons.last == "Presses 2")
  }

  @Test("a state inside a memo that is inside a memo makes both stale")
  func nested() {
    let page = Page(Memo(0) { VStack { Memo(0) { Counted(resolutions: resolutions) } } })
    page.press("Press")
    #expect(page.buttons == ["Presses 1"])
  }
}
