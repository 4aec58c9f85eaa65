import FormhausCore
import Surface

/// Keys of the inputs that take more than text, and of the month.
extension KeyTable {
  static var fields: [KeyBinding] {
    [
      bind(.date, [.down, .up, .function(4)], .openCalendar, .keyOpenCalendar, hint: .hintCalendar),
      bind(.dateTime, [.function(4)], .openCalendar, .keyOpenCalendar, hint: .hintCalendar),
      bind(.secret, [.control("r")], .reveal, .keyReveal, hint: .hintReveal),
      bind(.textarea, [.pageDown], .rowsDown, .keyPageDown),
      bind(.textarea, [.pageUp], .rowsUp, .keyPageUp),
      bind(.ghost, [.right, .control("e")], .takeOffer, .keyTakeOffer, hint: .hintTake),
      bind(.offer, [.control("e")], .takeOffer, .keyTakeOffer, hint: .hintTake),
    ] + steps + calendar
  }

  private static var steps: [KeyBinding] {
    [KeyContext.stepped, .dateTime].flatMap { context in
      [
        bind(context, [.up], .step(.up), .keyStepUp, hint: .hintStep),
        bind(context, [.down], .step(.down), .keyStepDown, hint: .hintStep),
        bind(context, [.pageUp], .step(.farUp), .keyStepFarUp),
        bind(context, [.pageDown], .step(.farDown), .keyStepFarDown),
      ]
    }
  }

  private static var calendar: [KeyBinding] {
    [
      bind(.calendar, [.enter, .character(" ")], .pickDay, .keyPickDay, hint: .hintPick),
      bind(.calendar, [.left], .moveInCalendar(.dayBack), .keyDayBack, hint: .hintDay),
      bind(.calendar, [.right], .moveInCalendar(.dayOn), .keyDayOn, hint: .hintDay),
      bind(.calendar, [.up], .moveInCalendar(.weekBack), .keyWeekBack),
      bind(.calendar, [.down], .moveInCalendar(.weekOn), .keyWeekOn),
      bind(.calendar, [.pageUp], .moveInCalendar(.monthBack), .keyMonthBack, hint: .hintMonth),
      bind(.calendar, [.pageDown], .moveInCalendar(.monthOn), .keyMonthOn, hint: .hintMonth),
      bind(
        .calendar, [.character("<"), .shiftLeft], .moveInCalendar(.yearBack), .keyYearBack, hint: .hintYear),
      bind(.calendar, [.character(">"), .shiftRight], .moveInCalendar(.yearOn), .keyYearOn, hint: .hintYear),
      bind(.calendar, [.home], .moveInCalendar(.weekStart), .keyWeekStart),
      bind(.calendar, [.end], .moveInCalendar(.weekEnd), .keyWeekEnd),
      bind(
        .calendar, [.character("t"), .character("T")], .moveInCalendar(.today), .keyToday, hint: .hintToday,
        shown: 1),
      bind(.calendar, [], .typeInstead, .keyTypeInstead, anyCharacter: true),
      bind(
        .calendar, [.escape, .function(4)], .closeCalendar, .keyCloseCalendar, hint: .hintClose, shown: 1),
      bind(.calendar, [.tab], .closeCalendarAndNext, .keyNext),
      bind(.calendar, [.backTab], .closeCalendarAndPrevious, .keyPrevious),
      bind(.calendar, [.function(1)], .showHelp, .keyHelp, hint: .hintHelp),
      bind(.calendar, [.control("g")], .whereAmI, .keyWhereAmI),
    ]
  }
}
