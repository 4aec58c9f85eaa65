/// How the value of a variable of the environment turns something on, such as that of ACCESSIBLE.
public enum EnvironmentSwitch {
  /// Whether a value, nil for a variable that is not set, says anything but no: it is not empty, `0`, `false`, `no` or
  /// `off` in any case of its letters.
  public static func isOn(_ value: String?) -> Bool {
    guard let value = value?.lowercased() else { return false }
    return !["", "0", "false", "no", "off"].contains(value)
  }
}
