import Surface
import Testing

@testable import NcursesTerminal

@Suite struct KeyCodeTests {
  @Test func codesAreKeys() {
    #expect(KeyCode.key(0o402, name: "KEY_DOWN") == .down)
    #expect(KeyCode.key(0o410 + 12, name: "KEY_F(12)") == .function(12))
  }

  @Test func extendedCodesAreKnownByName() {
    #expect(KeyCode.key(560, name: "kLFT5") == .controlLeft)
    #expect(KeyCode.key(561, name: "kNXT7") == nil)
  }
}
