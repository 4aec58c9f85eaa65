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
    let shift = boxes.count - start
    for slot in start..<old.end {
      var box = before.boxes[slot]
      box.frame = box.frame.offset(x: dx, y: dy)
      box.content = box.content.offset(x: dx, y: dy)
      box.end += shift
      box.parent = slot == start ? around.parent : box.parent.map { $0 + shift }
      if box.element.style.isSticky { stickyEnd = max(stickyEnd, box.frame.maxY) }
      index[box.id] = boxes.count
      boxes.append(box)
    }
    turning += before.turning.lazy.filter { (start..<old.end).contains($0) }.map { $0 + shift }
    if let slot = before.sliding, (start..<old.end).contains(slot) { sliding = sliding ?? slot + shift }
    return old.frame.size
  }
}

extension Box {
  /// Whether the row around has made the box as tall as itself.
  fileprivate var isStretched: Bool { figure == .divider(.vertical) }
}
