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
    context.kept(for: token) { $0.resolve(content()) }
  }
}

/// A view for each item, identified by the item and resolved again only when the item's token changed.
///
/// It holds what `Memo` holds; an item without a token is resolved each time.
struct MemoForEach<Item: Identifiable, Token: Hashable, Content: View>: PrimitiveView {
  private let items: [Item]
  private let token: @MainActor (Item) -> Token?
  private let content: @MainActor (Item) -> Content

  init(
    _ items: [Item], token: @escaping @MainActor (Item) -> Token?,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) {
    self.items = items
    self.token = token
    self.content = content
  }

  func resolve(in context: ResolveContext) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(items.count)
    for item in items {
      let inner = context.child(identified: item.id)
      if let token = token(item) {
        elements += inner.kept(for: token) { $0.resolve(content(item)) }
      } else {
        elements += inner.resolve(content(item))
      }
    }
    return elements
  }
}

extension ResolveContext {
  /// The elements that were made here for a token, or new ones.
  func kept(for token: some Hashable, _ make: (ResolveContext) -> [Element]) -> [Element] {
    let box = host.memos.box(id, for: token)
    guard box.isStale else { return box.elements }
    box.outer = memo
    var inner = self
    inner.memo = box
    box.isStale = false
    box.elements = make(inner.child(0))
    return box.elements
  }
}

/// The elements that a memo keeps for a token.
@MainActor
private final class TokenBox<Token: Hashable>: MemoBox {
  private var token: Token

  init(_ token: Token) {
    self.token = token
  }

  /// Elements for another token are stale.
  func adopt(_ token: Token) {
    guard token != self.token else { return }
    self.token = token
    isStale = true
  }
}

/// The elements that a memo keeps.
@MainActor
class MemoBox {
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

  /// The box at a place; it is stale when it has nothing for the token.
  func box<Token: Hashable>(_ id: ElementID, for token: Token) -> MemoBox {
    if let box = boxes[id] as? TokenBox<Token> {
      box.adopt(token)
      return box
    }
    let box = TokenBox(token)
    boxes[id] = box
    return box
  }
}
