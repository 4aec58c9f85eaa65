/// Shares the columns of a row among its children.
enum RowWidths {
  /// What a child of a row asks for, in columns.
  struct Item: Sendable, Hashable {
    /// Less than this is of no use.
    var minimum: Int
    var natural: Int
    /// Takes a share of what is left over.
    var grows = false
    var maximum = Int.max
    /// Free room, which takes what nobody else takes.
    var isSpacer = false
  }

  /// The columns of each item in a row of `columns`, of which the gaps take `gaps`; nil when they do not fit.
  static func solve(_ items: [Item], columns: Int, gaps: Int) -> [Int]? {
    let available = columns - gaps
    guard items.reduce(0, { $0 + $1.minimum }) <= available else { return nil }
    var widths = items.map { $0.grows ? $0.minimum : $0.natural }
    let excess = widths.reduce(0, +) - available
    if excess > 0 {
      shrink(&widths, of: items, by: excess)
    } else {
      grow(&widths, of: items, by: -excess)
    }
    return widths
  }

  /// Takes columns from the widest first, never below the minimum of an item.
  private static func shrink(_ widths: inout [Int], of items: [Item], by excess: Int) {
    var left = excess
    while left > 0 {
      let open = items.indices.filter { widths[$0] > items[$0].minimum }
      guard let widest = open.map({ widths[$0] }).max() else { return }
      let top = open.filter { widths[$0] == widest }
      let next = max(
        open.map { widths[$0] }.filter { $0 < widest }.max() ?? 0, top.map { items[$0].minimum }.max() ?? 0)
      let step = max(1, min(widest - next, left / top.count))
      for index in top where left > 0 {
        let taken = min(step, left, widths[index] - items[index].minimum)
        widths[index] -= taken
        left -= taken
      }
    }
  }

  /// Gives columns to the narrowest growing items first, up to their maximum, and the rest to the spacers.
  private static func grow(_ widths: inout [Int], of items: [Item], by surplus: Int) {
    var left = surplus
    while left > 0 {
      let open = items.indices.filter { items[$0].grows && widths[$0] < items[$0].maximum }
      guard let narrowest = open.map({ widths[$0] }).min() else { break }
      let low = open.filter { widths[$0] == narrowest }
      let next = min(
        open.map { widths[$0] }.filter { $0 > narrowest }.min() ?? .max,
        low.map { items[$0].maximum }.min() ?? .max)
      let step = max(1, min(next - narrowest, left / low.count))
      for index in low where left > 0 {
        widths[index] += step
        left -= step
      }
    }
    let spacers = items.indices.filter { items[$0].isSpacer }
    for (turn, index) in spacers.enumerated() where left > 0 {
      let share = left / (spacers.count - turn)
      widths[index] += share
      left -= share
    }
  }
}
