public import FormhausCore
public import FormhausStore

private struct LabelsKey: EnvironmentKey {
  static var defaultValue: Labels { Labels() }
}

private struct ClockKey: EnvironmentKey {
  static var defaultValue: any FormClock { LiveClock() }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The texts that the views draw by themselves, in the person's language.
  public var labels: Labels {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }

  /// The only source of time.
  public var clock: any FormClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }

  /// Whether the person wants no movement.
  public var reduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
