import FormhausCore
import Surface

extension KeyTable {
  static var standardBindings: [KeyBinding] {
    text + fields + controls + options + lists + suggestions + layers + page
  }

  private static var text: [KeyBinding] {
    let both: [KeyBinding] = [KeyContext.input, .textarea].flatMap { context in
      [
        bind(context, [.left], .edit(.left), .keyLeft),
        bind(context, [.right], .edit(.right), .keyRight),
        bind(context, [.controlLeft, .alt("b")], .edit(.wordLeft), .keyWordLeft),
        bind(context, [.controlRight, .alt("f")], .edit(.wordRight), .keyWordRight),
        bind(context, [.home, .control("a")], .edit(.lineStart), .keyLineStart),
        bind(context, [.end, .control("e")], .edit(.lineEnd), .keyLineEnd),
        bind(context, [.backspace], .edit(.backspace), .keyBackspace),
        bind(context, [.delete, .control("d")], .edit(.delete), .keyDelete, shown: 1),
        bind(context, [.control("w")], .edit(.cutWordLeft), .keyCutWordLeft),
        bind(context, [.alt("d"), .controlDelete], .edit(.cutWordRight), .keyCutWordRight, shown: 1),
        bind(context, [.control("u")], .edit(.cutToLineStart), .keyCutToLineStart),
        bind(context, [.control("k")], .edit(.cutToLineEnd), .keyCutToLineEnd),
        bind(context, [.control("y")], .edit(.putBack), .keyPutBack),
        bind(context, [.control("_"), .alt("u")], .edit(.undo), .keyUndo),
        bind(context, [.alt("r")], .edit(.redo), .keyRedo),
      ]
    }
    return [
      bind(.input, [.enter], .moveOn, .keyMoveOn),
      bind(.input, [], .type, .keyType, anyCharacter: true),
      bind(.textarea, [.enter], .newline, .keyNewline, hint: .hintNewline),
      bind(.textarea, [], .type, .keyType, anyCharacter: true),
      bind(.textarea, [.up, .control("p")], .rowUp, .keyRowUp, shown: 1),
      bind(.textarea, [.down, .control("n")], .rowDown, .keyRowDown, shown: 1),
      bind(.textarea, [.controlHome], .edit(.textStart), .keyTextStart),
      bind(.textarea, [.controlEnd], .edit(.textEnd), .keyTextEnd),
    ] + both
  }

  private static var controls: [KeyBinding] {
    [
      bind(.button, [.enter, .character(" ")], .press, .keyPress, hint: .hintPress),
      bind(.button, [.left], .stepPrevious, .keyPrevious),
      bind(.button, [.right], .stepNext, .keyNext),
      bind(.toggle, [.character(" ")], .press, .keyToggle, hint: .hintToggle),
      bind(.toggle, [.enter], .moveOn, .keyMoveOn),
      bind(.choice, [.up, .left], .optionUp, .keyOptionUp, hint: .hintChoose),
      bind(.choice, [.down, .right], .optionDown, .keyOptionDown, hint: .hintChoose),
      bind(.chips, [.left], .optionUp, .keyOptionUp, hint: .hintChoose),
      bind(.chips, [.right], .optionDown, .keyOptionDown, hint: .hintChoose),
      bind(.chips, [.up], .optionRowUp, .keyRowUp),
      bind(.chips, [.down], .optionRowDown, .keyRowDown),
      bind(
        .picker, [.enter, .character(" "), .function(4), .altDown], .openMenu, .keyOpenMenu, hint: .hintOpen),
      bind(.picker, [], .openMenuSearching, .keySearch, anyCharacter: true),
      bind(.picker, [.delete, .backspace], .clearAnswer, .keyClearAnswer, shown: 1),
    ]
  }

  /// What a choice with its options on the page has, however they are drawn.
  private static var options: [KeyBinding] {
    [KeyContext.choice, .chips].flatMap { context in
      [
        bind(context, [.home], .optionFirst, .keyOptionFirst),
        bind(context, [.end], .optionLast, .keyOptionLast),
        bind(context, [.character(" ")], .pick, .keyPick, hint: .hintPick),
        bind(context, [.enter], .moveOn, .keyPickAndMoveOn),
        bind(context, [], .findOption, .keyFindOption, anyCharacter: true),
        bind(context, [.delete, .backspace], .clearAnswer, .keyClearAnswer, shown: 1),
      ]
    }
  }

  private static var lists: [KeyBinding] {
    [
      bind(.menu, [.enter], .menuPick, .keyMenuPick, hint: .hintPick),
      bind(.menu, [.character(" ")], .menuTick, .keyMenuTick, hint: .hintToggle),
      bind(.menu, [.up, .control("p")], .menuUp, .keyOptionUp, hint: .hintChoose, shown: 1),
      bind(.menu, [.down, .control("n")], .menuDown, .keyOptionDown, hint: .hintChoose, shown: 1),
      bind(.menu, [.pageDown], .menuPageDown, .keyPageDown),
      bind(.menu, [.pageUp], .menuPageUp, .keyPageUp),
      bind(.menu, [.home], .menuFirst, .keyOptionFirst),
      bind(.menu, [.end], .menuLast, .keyOptionLast),
      bind(.menu, [], .menuSearch, .keySearch, anyCharacter: true),
      bind(.menu, [.character("/")], .menuBeginSearch, .keyBeginSearch),
      bind(.menu, [.backspace], .menuErase, .keyMenuErase),
      bind(.menu, [.left], .menuEdit(.left), .keyLeft),
      bind(.menu, [.right], .menuEdit(.right), .keyRight),
      bind(.menu, [.delete, .control("d")], .menuEdit(.delete), .keyDelete, shown: 1),
      bind(.menu, [.control("w")], .menuEdit(.cutWordLeft), .keyCutWordLeft),
      bind(.menu, [.control("u")], .menuClearSearch, .keyMenuClearSearch),
      bind(.menu, [.escape, .function(4)], .closeMenu, .keyCloseMenu, hint: .hintClose, shown: 1),
      bind(.menu, [.tab], .closeMenuAndNext, .keyNext),
      bind(.menu, [.backTab], .closeMenuAndPrevious, .keyPrevious),
      bind(.menu, [.function(1)], .showHelp, .keyHelp, hint: .hintHelp),
      bind(.menu, [.control("g")], .whereAmI, .keyWhereAmI),
    ]
  }

  private static var suggestions: [KeyBinding] {
    [
      bind(.askingInput, [.enter], .moveOn, .keyLookUp, hint: .hintLookUp),
      bind(.suggestingInput, [.down], .openSuggestions, .keyOpenSuggestions, hint: .hintChoose),
      bind(.suggestions, [.down, .control("n")], .menuDown, .keyOptionDown, hint: .hintChoose, shown: 1),
      bind(.suggestions, [.pageDown], .menuPageDown, .keyPageDown),
      bind(.suggestions, [.escape], .closeSuggestions, .keyCloseSuggestions, hint: .hintClose),
      bind(.suggestion, [.enter], .menuPick, .keyMenuPick, hint: .hintPick),
      bind(.suggestion, [.up, .control("p")], .menuUp, .keyOptionUp, hint: .hintChoose, shown: 1),
      bind(.suggestion, [.pageUp], .menuPageUp, .keyPageUp),
    ]
  }

  private static var layers: [KeyBinding] {
    let buttons = [KeyContext.dialog, .confirmation].flatMap { context in
      [
        bind(context, [.tab, .right, .down], .dialogNext, .keyDialogNext, hint: .hintChoose, shown: 2),
        bind(context, [.backTab, .left, .up], .dialogPrevious, .keyDialogPrevious, shown: 2),
        bind(context, [.enter, .character(" ")], .dialogPress, .keyPress, hint: .hintPress),
        bind(context, [.control("g")], .whereAmI, .keyWhereAmI),
      ]
    }
    return buttons + [
      bind(.dialog, [.character("y")], .dialogAccept, .keyLeave),
      bind(.dialog, [.escape, .character("n")], .closeDialog, .keyStay, hint: .hintStay),
      bind(.confirmation, [.character("y")], .dialogAccept, .yes),
      bind(.confirmation, [.escape, .character("n")], .closeDialog, .no, hint: .hintClose),
      bind(
        .help, [.escape, .enter, .function(1), .character("?"), .character("q")], .closeHelp, .keyCloseHelp,
        hint: .hintClose, shown: 2),
      bind(.help, [.down], .helpDown, .keyScrollDown, hint: .hintScroll),
      bind(.help, [.up], .helpUp, .keyScrollUp),
      bind(.help, [.pageDown, .character(" ")], .helpPageDown, .keyPageDown, shown: 1),
      bind(.help, [.pageUp], .helpPageUp, .keyPageUp),
    ]
  }

  private static var page: [KeyBinding] {
    [
      bind(.page, [.tab], .next, .keyNext, hint: .hintNext),
      bind(.page, [.backTab], .previous, .keyPrevious, hint: .hintBack),
      bind(.page, [.down], .stepNext, .keyNext),
      bind(.page, [.up], .stepPrevious, .keyPrevious),
      bind(.page, [.pageDown], .pageDown, .keyPageDown),
      bind(.page, [.pageUp], .pageUp, .keyPageUp),
      bind(.outsideText, [.home, .controlHome], .first, .keyFirst, shown: 1),
      bind(.outsideText, [.end, .controlEnd], .last, .keyLast, shown: 1),
      bind(.outsideText, [.character("?")], .showHelp, .keyHelp),
      bind(.page, [.function(1)], .showHelp, .keyHelp, hint: .hintHelp),
      bind(.page, [.control("g")], .whereAmI, .keyWhereAmI),
      bind(.page, [.escape], .leave, .keyEscape),
      bind(.everywhere, [.control("c")], .interrupt, .keyInterrupt, hint: .hintLeave),
      bind(.everywhere, [.control("z")], .suspend, .keySuspend),
      bind(.everywhere, [.control("l")], .redraw, .keyRedraw),
    ]
  }

  static func bind(
    _ context: KeyContext, _ keys: [Key], _ command: Command, _ label: LabelKey, hint: LabelKey? = nil,
    shown: Int? = nil, anyCharacter: Bool = false
  ) -> KeyBinding {
    let triggers = keys.map(KeyTrigger.key) + (anyCharacter ? [.anyCharacter] : [])
    return KeyBinding(
      context: context, triggers: triggers, command: command, label: label, hint: hint,
      shown: shown ?? triggers.count)
  }
}
