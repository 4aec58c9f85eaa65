import FormhausCore
import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI

@MainActor
@Suite("Secrets")
struct SecretTests {
  private let fields: [JSONValue] = [
    ["key": "secret", "type": "password", "label": "Password"],
    ["key": "name", "type": "text", "label": "Name"],
  ]

  @Test("a secret is one bullet a grapheme, and shows when it is asked for")
  func reveal() throws {
    let pilot = try FieldPilot(fields)
    try pilot.keys("hé日🇩🇪x")
    #expect(pilot.picture.contains("•••••"))
    #expect(!pilot.picture.contains("••••••"))
    try pilot.keys("<C-r>")
    #expect(pilot.picture.contains("hé日"))
    #expect(pilot.said == "Password is shown")
    try pilot.keys("!")
    #expect(pilot.text("secret")?.hasSuffix("x!") == true)
    try pilot.keys("<C-r>")
    #expect(!pilot.picture.contains("hé"))
    #expect(pilot.said == "Password is hidden")
  }

  @Test("a shown secret is hidden when the focus leaves, and is never said")
  func leaving() throws {
    let pilot = try FieldPilot(fields)
    try pilot.keys("hunter2<C-r><C-g><Tab>")
    #expect(!pilot.picture.contains("hunter2"))
    try pilot.keys("<S-Tab>")
    #expect(!pilot.picture.contains("hunter2"))
    #expect(pilot.terminal.announcements.allSatisfy { !$0.contains("hunter2") })
  }

  @Test("the key stands in the hints and on the panel of keys")
  func keys() throws {
    let pilot = try FieldPilot(fields)
    #expect(pilot.picture.contains("Ctrl-R show"))
    try pilot.keys("<F1>")
    #expect(pilot.picture.contains("Show or hide what is typed"))
  }
}
