import Formhaus
import Surface
import Testing

@Suite struct InterfaceTests {
  typealias Case = (String, InterfaceFacts, InterfaceChoice)

  static let cases: [Case] = [
    ("a terminal that can draw", InterfaceFacts(), .full),
    ("output and input piped", InterfaceFacts(inputIsTerminal: false), .full),
    ("asked for plain", InterfaceFacts(requested: .plain), .plain(.terminal)),
    (
      "plain with piped lines", InterfaceFacts(requested: .plain, inputIsTerminal: false),
      .plain(.standardStreams)
    ),
    (
      "plain while the answers come on standard input",
      InterfaceFacts(requested: .plain, inputIsTerminal: false, inputIsTaken: true), .plain(.terminal)
    ),
    (
      "plain, answers on standard input, no terminal",
      InterfaceFacts(
        requested: .plain, hasTerminal: false, canDraw: false, inputIsTerminal: false,
        errorIsTerminal: false, inputIsTaken: true),
      .impossible("There is no terminal to ask on.")
    ),
    ("plain preferred", InterfaceFacts(preferred: .plain), .plain(.terminal)),
    (
      "plain that is only preferred does not read piped lines",
      InterfaceFacts(preferred: .plain, inputIsTerminal: false), .plain(.terminal)
    ),
    ("what is asked for beats what is preferred", InterfaceFacts(requested: .full, preferred: .plain), .full),
    ("nobody", InterfaceFacts(preferred: Interface.none), InterfaceChoice.none),
    ("TERM without cup", InterfaceFacts(canDraw: false), .plain(.terminal)),
    (
      "full asked for where it cannot be drawn", InterfaceFacts(requested: .full, canDraw: false),
      .plain(.terminal)
    ),
    ("a tiny window", InterfaceFacts(size: Size(columns: 19, rows: 24)), .plain(.terminal)),
    ("a flat window", InterfaceFacts(size: Size(columns: 80, rows: 5)), .plain(.terminal)),
    ("the smallest window", InterfaceFacts(size: Size(columns: 20, rows: 6)), .full),
    (
      "no terminal to open, but streams that are one",
      InterfaceFacts(hasTerminal: false, canDraw: false), .plain(.standardStreams)
    ),
    (
      "no terminal at all",
      InterfaceFacts(hasTerminal: false, canDraw: false, inputIsTerminal: false, errorIsTerminal: false),
      .impossible("There is no terminal to ask on.")
    ),
  ]

  @Test(arguments: cases.indices)
  func chooses(_ index: Int) {
    let (name, facts, expected) = Self.cases[index]
    #expect(facts.choice == expected, "\(name)")
  }
}
