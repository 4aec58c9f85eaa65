import FormhausViews
import Testing

private struct NicknameKey: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}

extension EnvironmentValues {
  fileprivate var nickname: String {
    get { self[NicknameKey.self] }
    set { self[NicknameKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.nickname) private var nickname

  var body: some View { Text("Hello \(nickname)") }
}

@MainActor
@Suite("What is passed down")
struct EnvironmentTests {
  @Test("a value reaches all views inside, and the nearest one counts")
  func passedDown() {
    let page = Page(
      VStack {
        Greeting()
        VStack {
          Greeting()
          Greeting().environment(\.nickname, "Ada")
        }
        .environment(\.nickname, "Maya")
        Greeting()
      })
    #expect(page.texts == ["Hello nobody", "Hello Maya", "Hello Ada", "Hello nobody"])
  }

  @Test("the host's values come first")
  func host() {
    let page = Page(Greeting()) { $0.nickname = "Grace" }
    #expect(page.texts == ["Hello Grace"])
  }

  @Test("what is inside a disabled view stays disabled")
  func disabled() {
    let page = Page(
      VStack {
        Button("Inner") {}.disabled(false)
        TextField("Name", text: .constant(""))
      }
      .disabled())
    #expect(page.named("Inner")?.isDisabled == true)
    #expect(page.named("Name")?.isFocusable == false)
  }

  @Test("a well gives its label to the control inside")
  func wellLabel() {
    let page = Page(Well("Full name") { TextField("Your name", text: .constant("")) })
    #expect(page.named("Full name")?.role == .input)
  }
}
