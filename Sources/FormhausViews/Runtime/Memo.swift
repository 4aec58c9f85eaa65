/// A view that is resolved again only when its token changed, or a state inside it.
///
/// The content may depend on nothing but the token, its own states and what is passed down to it and part of the token.
struct Memo<Token: Hashable, Content: View>: PrimitiveView {
  let token: Token
  let content: @MainActor () -> Content

  init(_ token: Token, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.token = token
    self.content = content
  }

  func resolve(in context: ResolveContext) -> [Element] {
    let box = context.host.memos.box(context.id)
    if !box.isStale, box.token == AnyHashable(token) { return box.elements }
    box.outer = context.memo
    var inner = context
    inner.memo = box
    box.isStale = false
    box.token = AnyHashable(token)
    box.elements = inner.child(0).resolve(content())
    return box.elements
  }
}

/// The elements that a memo keeps.
@MainActor
final class MemoBox {
  var token: AnyHashable?
  var elements: [Element] = []
  var isStale = true
  /// The memo around this one.
  weak var outer: MemoBox?

  /// Marks this memo and those around it as stale.
  func invalidate() {
    isStale = true
    outer?.invalidate()
  }
}

/// The memos of a host.
@MainActor
final class MemoTable {
  private var boxes: [ElementID: MemoBox] = [:]

  func box(_ id: ElementID) -> MemoBox {
    if let box = boxes[id] { return box }
    let box = MemoBox()
    boxes[id] = box
    return box
  }
}
