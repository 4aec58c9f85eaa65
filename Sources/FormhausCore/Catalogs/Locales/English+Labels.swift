extension Catalog {
  /// The screen texts in English.
  static let englishLabels = Catalog([
    "continue": "Continue",
    "back": "Back",
    "submit": "Submit",
    "skip": "Skip",
    "cancel": "Cancel",
    "review": "Review",
    "edit": "Edit",
    "editStep": "Edit {title}",
    "notGiven": "Not given",
    "hiddenAnswer": "Saved",
    "notFinished": "Not finished",
    "stepNotFinished": "{title}, not finished",
    "backToReview": "Back to review",
    "stepOf": "Step {n} of {total}",
    "stepHeading": "Step {n} of {total}, {title}",
    "stepIncomplete": "This step is not finished",
    "required": "required",
    "optional": "optional",
    "sending": "Sending...",
    "sent": "Sent",
    "submitFailed": "Couldn't send this. Try again.",
    "yes": "Yes",
    "no": "No",
    "choose": "Choose",
  ])
}
