/// A step coming in from its side: few frames, the first steps the longest.
struct SlideMotion: Sendable, Hashable {
  static let frames = 5
  static let duration = Duration.milliseconds(180)
  /// The time from one frame to the next.
  static let interval = duration / frames

  let isForward: Bool
  /// The frame that shows, from 0.
  private(set) var frame = 0

  init(isForward: Bool) {
    self.isForward = isForward
  }

  /// The last frame stands in its place.
  var isOver: Bool { frame >= SlideMotion.frames - 1 }

  mutating func advance() { frame += 1 }

  /// Columns from the place where a step of `columns` comes to rest, to the right when it comes from there.
  func offset(columns: Int) -> Int {
    let left = max(0, SlideMotion.frames - 1 - frame)
    let distance = max(0, columns) * left * left / (SlideMotion.frames * SlideMotion.frames)
    return isForward ? distance : -distance
  }
}
