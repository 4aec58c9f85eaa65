public import FormhausCore
public import FormhausStore

private struct LabelsKey: EnvironmentKey {
  static var defaultValue: Labels { Labels() }
}

private struct MessagesKey: EnvironmentKey {
  static var defaultValue: Messages { Messages() }
}

private struct ClockKey: EnvironmentKey {
  static var defaultValue: any FormClock { LiveClock() }
}

private struct TodayKey: EnvironmentKey {
  static var defaultValue: CivilDate? { nil }
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

  /// What is said about answers that are refused, in the person's language.
  public var messages: Messages {
    get { self[MessagesKey.self] }
    set { self[MessagesKey.self] = newValue }
  }

  /// The only source of time.
  public var clock: any FormClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }

  /// The day on which the form is answered; nil where it is not known, and bounds that say `today` are not checked.
  public var today: CivilDate? {
    get { self[TodayKey.self] }
    set { self[TodayKey.self] = newValue }
  }

  /// Whether the person wants no movement.
  public var reduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
