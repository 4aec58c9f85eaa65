import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

@MainActor
@Suite struct PageLayoutTests {
  private let fields = ViewHost(Fields()).tree()

  /// A field with its message, two fields side by side, a choice and two buttons.
  private struct Fields: View {
    @State private var text = ""
    @State private var plan = 0
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 1) {
        VStack {
          Well("Email", isInvalid: true) { TextField("", text: $text) }
          Text("! Enter a valid email").foregroundStyle(.danger).padding(.horizontal, 2)
        }
        HStack {
          Well("State") { TextField("", text: $text) }
          Well("ZIP code") { TextField("", text: $text) }
        }
        Picker("Plan", selection: $plan) {
          Text("Basic").tag(0)
          Text("Pro").tag(1)
        }
        Toggle("Remember me", isOn: $isOn)
        HStack {
          Button("Back") {}
          Spacer()
          Button("Continue") {}
        }
      }
    }
  }

  private func layout(columns: Int, rows: Int = 24) -> PageLayout {
    PageLayout(
      tree: fields, columns: columns, density: Density(size: Size(columns: columns, rows: rows)),
      typesetter: Typesetter(width: .table))
  }

  private func control(_ label: String) -> ElementID? {
    fields.first { $0.isControl && $0.semantics?.label.string == label }?.id
  }

  private func frame(_ label: String, _ layout: PageLayout) throws -> Rect {
    try #require(control(label).flatMap { layout.box($0) }).content
  }

  @Test func boxesShareARow() throws {
    let layout = layout(columns: 80)
    #expect(try frame("State", layout).y == frame("ZIP code", layout).y)
    #expect(try frame("State", layout).columns == frame("ZIP code", layout).columns)
  }

  @Test func nothingStandsSideBySideBelow60Columns() throws {
    let layout = layout(columns: 59)
    #expect(try frame("State", layout).y < frame("ZIP code", layout).y)
    #expect(try frame("Back", layout).y < frame("Continue", layout).y)
    #expect(try frame("Back", layout).columns == 55)
  }

  @Test func buttonsOfARowAreAsWideAsTheirTitles() throws {
    let layout = layout(columns: 80)
    #expect(try frame("Back", layout) == Rect(x: 2, y: frame("Continue", layout).y, columns: 8, rows: 1))
    #expect(try frame("Continue", layout).maxX == 78)
  }

  @Test func theFocusIsShownWithItsLabelAndItsMessage() throws {
    let layout = layout(columns: 80)
    let id = try #require(control("Email"))
    let frames = layout.focusFrames(of: id, state: ScreenState())
    #expect(frames.first == Rect(x: 2, y: 0, columns: 76, rows: 4))
    #expect(frames.last == layout.box(id)?.frame)
  }

  @Test func theOptionUnderTheCursorIsShown() throws {
    let layout = layout(columns: 80)
    let id = try #require(control("Plan"))
    var state = ScreenState()
    state.fields[id] = FieldViewState(highlighted: 1)
    #expect(layout.focusFrames(of: id, state: state).last == layout.optionFrame(1, of: id))
  }

  @Test func aClickOnALabelIsAClickOnItsControl() {
    let layout = layout(columns: 80)
    #expect(layout.hit(at: Point(x: 5, y: 0)) == Hit(id: control("Email") ?? .root, option: nil))
    #expect(layout.hit(at: Point(x: 10, y: 1))?.id == control("Email"))
    #expect(layout.hit(at: Point(x: 60, y: 6))?.id == control("ZIP code"))
  }

  @Test func aClickOnAnOptionNamesIt() throws {
    let layout = layout(columns: 80)
    let id = try #require(control("Plan"))
    let second = try #require(layout.optionFrame(1, of: id))
    #expect(layout.hit(at: second.origin.offset(x: 6)) == Hit(id: id, option: 1))
    #expect(layout.optionFrame(2, of: id) == nil)
  }

  @Test func aClickBesideEverythingHitsNothing() {
    let layout = layout(columns: 80)
    #expect(layout.hit(at: Point(x: 0, y: 1)) == nil)
    #expect(layout.hit(at: Point(x: 10, y: 3)) == nil)
    #expect(layout.hit(at: Point(x: -1, y: 900)) == nil)
  }

  @Test func aScrollShowsThePartWithTheFocus() throws {
    let inputs = (0..<9).map { index in
      Element(
        id: ElementID.root.child(index), content: .input(InputContent(text: "", placeholder: "")),
        semantics: Semantics(role: .input, label: "Input"))
    }
    let tree = Element(id: .root, content: .scroll(maxRows: 3), children: inputs)
    let layout = PageLayout(
      tree: tree, columns: 40, density: .dense, typesetter: Typesetter(width: .table), focus: inputs[6].id)
    #expect(layout.height == 3)
    #expect(layout.box(inputs[6].id)?.frame.y == 2)
    #expect(layout.hit(at: Point(x: 5, y: 0))?.id == inputs[4].id)
    #expect(layout.box(inputs[7].id)?.clip.contains(Point(x: 5, y: 3)) == false)
  }

  @Test func aLongListCostsOneRowAnOption() throws {
    let list = ChoiceList(count: 100_000) { Choice(label: SafeText(label: "Option \($0)")) }
    let choices = ChoicesContent(look: .inline, allowsMultiple: false, options: list, picked: [], prompt: "")
    let tree = Element(
      id: .root, content: .choices(choices), semantics: Semantics(role: .choice, label: "Long"))
    let layout = PageLayout(tree: tree, columns: 40, density: .dense, typesetter: Typesetter(width: .table))
    #expect(layout.height == 100_000)
    #expect(layout.optionFrame(99_999, of: .root)?.y == 99_999)
    #expect(layout.hit(at: Point(x: 5, y: 70_000))?.option == 70_000)
  }
}
