import FormhausText
import FormhausViews
import Testing

private struct Counter: View {
  @State private var count = 0
  var name = "Count"

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityLabel(name)
  }
}

/// Hands its state down as a binding.
private struct Parent: View {
  @State private var name = "Ada"

  var body: some View {
    VStack {
      Text(name)
      Child(name: $name)
    }
  }

  private struct Child: View {
    let name: Binding<String>

    var body: some View { TextField("Name", text: name) }
  }
}

private struct Row: Hashable {
  let id: String
}

/// A list whose order and first item can change; each row counts for itself.
private struct Rows: View {
  @State private var rows = [Row(id: "a"), Row(id: "b")]

  var body: some View {
    VStack {
      Button("Turn round") { rows.reverse() }
      Button("Add before") { rows.insert(Row(id: "c"), at: 0) }
      ForEach(rows, id: \.id) { row in Counter(name: row.id) }
    }
  }
}

private struct Switched: View {
  @State private var isFirst = true
  @State private var generation = 0

  var body: some View {
    VStack {
      Button("Switch") { isFirst.toggle() }
      Button("Afresh") { generation += 1 }
      if isFirst { Counter(name: "First") } else { Counter(name: "Second") }
      Counter(name: "Own").id(generation)
    }
  }
}

private struct Focus: View {
  @FocusState private var isFocused

  var body: some View {
    VStack {
      Text(isFocused ? "here" : "elsewhere")
      TextField("Name", text: .constant("")).focused($isFocused)
      Button("Go there") { isFocused = true }
    }
  }
}

@MainActor
@Suite("The state of views")
struct StateTests {
  @Test("a state survives new resolutions, and one change makes one frame due")
  func survives() throws {
    let page = Page(Counter())
    #expect(page.buttons == ["Count 0"])
    let press = try #require(page.named("Count")?.actions.press)
    press()
    press()
    #expect(page.invalidations == 1)
    #expect(page.buttons == ["Count 2"])
    page.host.invalidate()
    #expect(page.buttons == ["Count 2"])
  }

  @Test("two views of one type have a state each")
  func apart() {
    let page = Page(
      VStack {
        Counter(name: "One")
        Counter(name: "Two")
      })
    page.press("Two")
    #expect(page.buttons == ["One 0", "Two 1"])
  }

  @Test("a binding reads and writes the state of the view above")
  func binding() {
    let page = Page(Parent())
    page.type("Maya", into: "Name")
    #expect(page.texts == ["Maya"])
    #expect(page.named("Name")?.value == SafeText(value: "Maya"))
  }

  @Test("a part of a binding writes the whole")
  func memberBinding() {
    var point = (x: 1, y: 2)
    let binding = Binding(get: { point }, set: { point = $0 })
    binding.x.wrappedValue = 5
    #expect(point == (x: 5, y: 2))
  }

  @Test("a row keeps its state when others come before it or the order turns round")
  func rows() {
    let page = Page(Rows())
    page.press("b")
    page.press("Turn round")
    #expect(page.buttons.suffix(2) == ["b 1", "a 0"])
    page.press("Add before")
    #expect(page.buttons.suffix(3) == ["c 0", "b 1", "a 0"])
  }

  @Test("each branch of a condition has its own state; another identity starts afresh")
  func identity() {
    let page = Page(Switched())
    page.press("First")
    page.press("Own")
    #expect(page.buttons.suffix(2) == ["First 1", "Own 1"])
    page.press("Switch")
    #expect(page.buttons.suffix(2) == ["Second 0", "Own 1"])
    page.press("Afresh")
    #expect(page.buttons.suffix(2) == ["Second 0", "Own 0"])
  }

  @Test("the identity of an element is the same from one resolution to the next")
  func elementIdentity() {
    let page = Page(Rows())
    let before = page.elements.map(\.id)
    page.host.invalidate()
    #expect(page.elements.map(\.id) == before)
    #expect(Set(before).count == before.count)
  }

  @Test("the focus is told to the view, and the view can move it")
  func focus() {
    let page = Page(Focus())
    #expect(page.texts == ["elsewhere"])
    page.named("Name")?.focus?.wrappedValue = true
    #expect(page.texts == ["here"])
    page.named("Name")?.focus?.wrappedValue = false
    page.press("Go there")
    #expect(page.named("Name")?.focus?.wrappedValue == true)
  }
}
