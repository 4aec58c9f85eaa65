import Formhaus
import Testing

@Suite struct EnvironmentSwitchTests {
  @Test(arguments: ["1", "yes", "true", "on", "anything", " "]) func mostValuesTurnOn(value: String) {
    #expect(EnvironmentSwitch.isOn(value))
  }

  @Test(arguments: [nil, "", "0", "false", "False", "NO", "Off"]) func noIsSaidInAFewWays(value: String?) {
    #expect(!EnvironmentSwitch.isOn(value))
  }
}
