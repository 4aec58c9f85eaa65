import FormhausViews
import Surface

extension Placement {
  /// Puts an element that has not changed, with all that is inside it, where it stands now; nil when it has to be placed
  /// anew.
  mutating func placeAsBefore(
    _ element: Element, at origin: Point, _ room: Box.Room, in around: Surroundings
  ) -> Size? {
    guard let before, let start = before.slot(of: element.id) else { return nil }
    let old = before.boxes[start]
    guard old.element.isSame(as: element), old.room == room, old.clip == around.clip,
      old.style == around.style.inheriting(element.style), !old.isStretched
    else { return nil }
    let (dx, dy) = (origin.x - old.frame.x, origin.y - old.frame.y)
    let (first, shift) = (boxes.count, boxes.count - start)
    boxes += before.boxes[start..<old.end]
    for slot in first..<boxes.count {
      boxes[slot].frame = boxes[slot].frame.offset(x: dx, y: dy)
      boxes[slot].content = boxes[slot].content.offset(x: dx, y: dy)
      boxes[slot].end += shift
      boxes[slot].parent = slot == first ? around.parent : boxes[slot].parent.map { $0 + shift }
      index[boxes[slot].id] = slot
    }
    for slot in before.sticky where (start..<old.end).contains(slot) { stick(slot + shift) }
    turning += before.turning.lazy.filter { (start..<old.end).contains($0) }.map { $0 + shift }
    if let slot = before.sliding, (start..<old.end).contains(slot) { sliding = sliding ?? slot + shift }
    return old.frame.size
  }
}

extension Box {
  /// Whether the row around has made the box as tall as itself.
  fileprivate var isStretched: Bool { figure == .divider(.vertical) }
}
