import FormhausCore
import FormhausText
import FormhausViews
import Surface
import Testing

@testable import FormhausUI

/// The one table of keys.
@MainActor
@Suite struct KeyTableTests {
  private let table = KeyTable.standard

  @Test func noKeyStandsTwiceInAContext() {
    for context in KeyContext.allCases {
      let triggers = table.bindings.filter { $0.context == context }.flatMap(\.triggers)
      #expect(Set(triggers).count == triggers.count, "\(context)")
    }
  }

  @Test func everyRowHasAKeyAndATextOfItsOwnWords() {
    let labels = Labels()
    for binding in table.bindings {
      #expect(!binding.triggers.isEmpty)
      #expect(binding.shown >= 1 && binding.shown <= binding.triggers.count)
      #expect(labels[binding.label] != binding.label.rawValue, "\(binding.label)")
      if let hint = binding.hint { #expect(labels[hint] != hint.rawValue) }
    }
  }

  @Test(arguments: KeyContext.allCases)
  func leavingWorksEverywhere(context: KeyContext) {
    #expect(table.command(for: .control("c"), in: context) == .interrupt)
    #expect(table.command(for: .control("l"), in: context) == .redraw)
    #expect(table.command(for: .control("z"), in: context) == .suspend)
  }

  @Test func everyCommandHasAKeyThatEveryTerminalSends() {
    // Shift and Control with arrows, Alt and F-keys above 10 do not exist in many terminals.
    func isCommon(_ trigger: KeyTrigger) -> Bool {
      switch trigger {
      case .anyCharacter, .key(.character), .key(.control), .key(.enter), .key(.tab), .key(.escape),
        .key(.backspace), .key(.delete), .key(.up), .key(.down), .key(.left), .key(.right), .key(.home),
        .key(.end), .key(.pageUp), .key(.pageDown):
        true
      case .key(.function(let number)): number <= 10
      default: false
      }
    }
    // Words and the ends of the text are also reached step by step; Shift-Tab by Up or Left.
    let comforts: [Command] = [
      .edit(.wordLeft), .edit(.wordRight), .edit(.cutWordRight), .edit(.textStart), .edit(.textEnd),
      .edit(.redo), .previous, .closeMenuAndPrevious, .closeCalendarAndPrevious, .dialogPrevious,
    ]
    for binding in table.bindings where !comforts.contains(binding.command) {
      #expect(binding.triggers.contains(where: isCommon), "\(binding.command)")
    }
  }

  @Test func aQuestionMarkIsTextInTextsAndHelpElsewhere() {
    #expect(table.command(for: .character("?"), in: .input) == .type)
    #expect(table.command(for: .character("?"), in: .textarea) == .type)
    for context in [KeyContext.button, .toggle, .choice, .picker, .outsideText] {
      #expect(table.command(for: .character("?"), in: context) == .showHelp, "\(context)")
    }
  }

  @Test func lettersInListsSearch() {
    #expect(table.command(for: .character("y"), in: .menu) == .menuSearch)
    #expect(table.command(for: .character("q"), in: .picker) == .openMenuSearching)
    #expect(table.command(for: .character("n"), in: .choice) == .findOption)
    #expect(table.command(for: .character("n"), in: .button) == nil)
  }

  @Test func enterMovesOnInAOneLineTextAndBreaksTheLineInALongOne() {
    #expect(table.command(for: .enter, in: .input) == .moveOn)
    #expect(table.command(for: .enter, in: .textarea) == .newline)
    #expect(table.command(for: .tab, in: .textarea) == .next)
  }

  @Test func theHintsOfATextAreThoseOfThePage() {
    let labels = Labels()
    let hints = table.hints(in: .input).map { hint in
      hint.keys.map { $0.title(labels) }.joined(separator: "/") + " " + labels[hint.word]
    }
    #expect(hints == ["Tab next", "S-Tab back", "F1 keys", "Ctrl-C leave"])
  }

  @Test(arguments: [KeyContext.choice, .chips])
  func thePanelTellsWhatEnterDoesToAChoice(context: KeyContext) {
    func enter(_ panel: HelpPanel) -> String? {
      panel.rows.first { $0.keys.string == "Enter" }?.label.string
    }
    #expect(enter(HelpPanel(table, context: context, labels: Labels())) == "Pick the option and go on")
    let choices = ChoicesContent(
      look: .inline, allowsMultiple: true, options: ChoiceList([]), picked: [], prompt: "")
    let several = HelpPanel(table, context: context, labels: Labels(), choices: choices)
    #expect(enter(several) == "Done, go on to the next field")
  }

  @Test func thePanelTellsWhatEndsASearchInAMultipleChoice() {
    let choices = ChoicesContent(
      look: .menu, allowsMultiple: true, options: ChoiceList([]), picked: [], prompt: "")
    let rows = HelpPanel(table, context: .menu, labels: Labels(), choices: choices).rows
    func label(_ key: String) -> String? { rows.first { $0.keys.string == key }?.label.string }
    #expect(label("Enter") == "End the search with a tick, else close")
    #expect(label("Space") == "Tick the option; in a search a space")
    #expect(label("Esc") == "End the search, else close the list")
  }

  @Test func thePanelLeavesOutKeysThatMeanSomethingElseHere() {
    let panel = HelpPanel(table, context: .choice, labels: Labels())
    let next = panel.rows.first { $0.label.string == "Next field" }
    #expect(next?.keys.string == "Tab")
    #expect(panel.rows.first?.label.string == "Here")
    #expect(panel.rows.first?.keys.isEmpty == true)
    #expect(panel.rows.contains { $0.label.string == "Pick the option" && $0.keys.string == "Space" })
  }
}
