/// The keys of every text that the screens and plain mode draw by themselves.
public enum LabelKey: String, Sendable, CaseIterable {
  case `continue`, back, submit, skip, skipped, cancel
  case review, edit, editStep, notGiven, hiddenAnswer, notFinished, stepNotFinished, backToReview
  case stepOf, stepHeading, stepIncomplete
  case required, optional, locked
  case colon, comma, semicolon, fullStop, sectionEnd
  case sending, stopping, sent, submitFailed
  case checking, checkFailed, loadingOptions, optionsFailed, retry
  case yes, no, choose
  case item, addItem, removeItem
  case itemAdded, itemRemoved, itemMoved
  case addressFullName, addressCountry, addressStreet, addressLine2, addressCity, addressRegion
  case addressPostalCode, addressPhone, addressIsDefault
  case addressState, addressProvince, addressCounty, addressPrefecture, addressPostcode, addressZIPCode
  case addressPINCode, addressEircode, addressPostTown, addressSuburb, addressDistrict
  case addressNeighborhood, addressTownland, addressVillage, addressSave, addressSaving, addressSaved
  case addressSaveFailed, addressLookupFailed, addressLoading
  case addressNewTitle, addressTitle, addressLookingUp, addressesFound, addressNoneFound, addressTooShort,
    addressFilled,
    addressLookedUpBy
  case itemOf, remove, addItemTo, moveUp, moveDown, moveItemUp, moveItemDown
  case removeTitle, removeMessage, keep, summaryHeading, missingComponent
  case ratingOf, picture, unavailable

  // What stands for the parts of a date and of a time where one is to be typed.
  case letterYear, letterMonth, letterDay, letterTime

  // Words of the hint row.
  case hintNext, hintBack, hintHelp, hintLeave, hintPress, hintToggle, hintChoose, hintPick, hintDone,
    hintOpen,
    hintClose, hintNewline, hintScroll, hintStay

  // What keys do, on the panel of keys.
  case keyNext, keyPrevious, keyFirst, keyLast, keyMoveOn, keyPickAndMoveOn, keyPageDown, keyPageUp, keyHelp,
    keyWhereAmI, keyEscape, keyInterrupt, keySuspend, keyRedraw, keyType, keyNewline, keyLeft, keyRight,
    keyWordLeft,
    keyWordRight, keyLineStart, keyLineEnd, keyTextStart, keyTextEnd, keyRowUp, keyRowDown, keyBackspace,
    keyDelete, keyCutWordLeft, keyCutWordRight, keyCutToLineStart, keyCutToLineEnd, keyPutBack, keyUndo,
    keyRedo, keyPress, keyToggle, keyOptionDown, keyOptionUp, keyOptionFirst, keyOptionLast, keyPick,
    keyFindOption, keyClearAnswer, keyOpenMenu, keySearch, keyBeginSearch, keyMenuPick, keyMenuTick,
    keyMenuErase,
    keyMenuClearSearch, keyCloseMenu, keyMenuPickSeveral, keyMenuTickSeveral, keyCloseMenuSeveral,
    keyLookUp, keyOpenSuggestions, keyCloseSuggestions, keyDialogNext, keyDialogPrevious, keyLeave, keyStay,
    keyScrollDown,
    keyScrollUp, keyCloseHelp

  // What is printed on keys.
  case keyNameEnter, keyNameTab, keyNameEscape, keyNameSpace, keyNameBackspace, keyNameDelete, keyNameInsert
  case keyNameUp, keyNameDown, keyNameLeft, keyNameRight, keyNameHome, keyNameEnd, keyNamePageUp,
    keyNamePageDown
  case keyNameControl, keyNameAlt, keyNameShift

  // Months and days.
  case january, february, march, april, may, june, july, august, september, october, november, december
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  case mondayShort, tuesdayShort, wednesdayShort, thursdayShort, fridayShort, saturdayShort, sundayShort
  case calendarMonth, calendarDay, calendarToday, calendarPicked

  // Dates, steps and secrets: the hint row, the panel of keys, and what is said.
  case hintLookUp, hintCalendar, hintDay, hintMonth, hintYear, hintToday, hintReveal, hintStep, hintTake
  case keyOpenCalendar, keyStepUp, keyStepDown, keyStepFarUp, keyStepFarDown, keyReveal, keyTakeOffer
  case keyDayBack, keyDayOn, keyWeekBack, keyWeekOn, keyMonthBack, keyMonthOn, keyYearBack, keyYearOn
  case keyWeekStart, keyWeekEnd, keyToday, keyPickDay, keyCloseCalendar, keyTypeInstead
  case secretShown, secretHidden, notANumber, notATime
  /// An error about how an answer is written, with one that is written well.
  case errorExample

  // Sentences of the screen.
  case helpTitle, helpHere, helpEverywhere, windowTooSmall, windowWayOut, windowLeave, windowAsk, windowKept,
    anyLetter, cannotLeave, leaveTitle, leaveMessage, leave, stay,
    noMatch, changeSearch, search, typeToSearch, pickedCount, pickedOfMost, textCut, cannotChange,
    pickOne, whereField, whereEmpty, whereFilled, whereError, whereButton, whereLocked, whereOffer

  // Drafts: what was filled in before, and what cannot be kept.
  case draftOfToday, draftOfYesterday, draftOfDay, draftStep, draftAsk, draftResume, draftAnew, draftUnfit
  case draftTaken, draftNotKept, draftDiscardTitle, draftDiscardMessage, draftDiscard

  // Sentences about the program and its terminal.
  case timeLeft, terminalStandIn, terminalUnknown, terminalSpoken

  // Plain mode: the conversation.
  case plainIntro, plainSteps, plainQuestions, plainStep, plainPage
  case plainError, plainNotUnderstood, plainNote, plainNow, plainKept, plainSecretSaved, plainCannotChange
  case plainEmptied, plainNowReads, plainCannotEmpty, plainLinesSoFar
  case plainAppeared, plainRemoved, plainLocked, plainBecause, plainBecauseEmpty, plainBecauseSecret

  // Plain mode: what is expected of an answer.
  case plainKindEmail, plainKindPhone, plainKindURL, plainKindNumber, plainKindPassword, plainKindLongText
  case plainKindDate, plainKindTime, plainKindDateTime, plainKindRange, plainKindFile, plainKindOneOf,
    plainKindSeveralOf, plainKindYesNo
  case plainKindPartOfName, plainNumberOrMore, plainKindManyChoices, plainKindText, plainKindBetween,
    plainKindFrom, plainKindUntil
  case plainNounDate, plainNounTime, plainNounDateTime
  case plainAtLeast, plainAtMost, plainAtLeastCharacters, plainAtMostCharacters, plainItems
  case plainHintEmail, plainHintPhone, plainHintURL, plainHintNumber, plainHintPassword, plainHintLongText
  case plainHintShape, plainHintDate, plainHintTime, plainHintDateTime, plainHintRange, plainRangeEnd,
    plainHintFile,
    plainHintOneOf, plainHintSeveralOf, plainHintYesNo
  case plainHintDecimalPoint, plainHintDecimalComma, plainHintDecimalPointGroups, plainHintDecimalCommaGroups
  case plainRangeStep, plainRangeNumbers, plainHintRangeStep, plainHintRangeNumbers

  // Plain mode: choices.
  case plainNotAvailable, plainKeptAsTyped, plainNoMatch, plainSeveralMatch, plainNoChoices
  case plainShown, plainMoreWord

  // Plain mode: addresses.
  case plainKindLookUp, plainNumberOrLookUp, plainKeepTyped, plainNoNumber, plainHintLookUp,
    plainHintSuggestions,
    plainNextQuestions, plainHintClear

  // Plain mode: commands.
  case plainHelpBack, plainHelpClear, plainHelpList, plainHelpReview, plainHelpHelp, plainHelpQuit
  case plainHelpLiteral, plainHelpReviewing, plainUnknownCommand, plainUnknownSecret, plainNotHere
  case plainFirstQuestion, plainNoBack
  /// What the person's own details have for an answer, and how it is taken.
  case plainOffer, plainHelpMine
  case plainHelpSkip, plainSkipOffer, plainNotSkipped, plainHelpEdit, plainClearFirst

  // Plain mode: groups.
  case plainGroupCount, plainGroupFirst, plainGroupMore, plainGroupFull, plainRemovePrompt, plainItemKept
  case plainNoItem, plainNoOrder, plainHelpAdd, plainHelpRemove, plainHelpMove
  case plainRetryHint

  // Plain mode: review, sending, leaving.
  case plainChanged, plainUnchanged, plainCannotEdit, plainSendPrompt, plainRetryPrompt
  case plainSendWord, plainYesOrNo, plainProceedPrompt, plainStuckPrompt, submitDisabled
  case plainWorking
  case plainSending, plainChecking, plainStillSeconds, plainStillMinutes, plainStopping, plainSendingStopped
  case plainCheckingStopped, plainStepHeld
  case plainLeavePrompt, plainStayed, plainInputEnded, plainMissing, plainMissingSteps, plainMissingSend
}
