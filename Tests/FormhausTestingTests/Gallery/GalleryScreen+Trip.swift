import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

extension GalleryScreen {
  /// The form of docs/examples/trip.json: sections, groups and the further types of fields, by test id.
  static let trip = [
    tripScreen("trip-room") { $0.press("trip.room.sea") },
    tripScreen("trip-stay") { terminal in
      terminal.press("trip.room.garden")
      terminal.focus("trip.arrival")
      try terminal.type("15:30<Tab>129.50")
    },
    tripScreen("trip-extras") { terminal in
      terminal.press("trip.extras.bike")
      terminal.press("trip.extras.none")
      terminal.focus("trip.voucher")
    },
    tripScreen("trip-guests") { terminal in
      try toGuests(terminal)
      try terminal.type("Ada")
    },
    tripScreen("trip-guests-full") { terminal in
      try toGuests(terminal)
      try fillGuests(terminal)
      terminal.focus("trip.guests.1.moveUp")
    },
    tripScreen("trip-guests-refused") { terminal in
      try toGuests(terminal)
      terminal.press("trip.guests.0.remove")
      terminal.press("trip.next")
    },
    tripScreen("trip-guests-remove") { terminal in
      try toGuests(terminal)
      try fillGuests(terminal)
      terminal.press("trip.guests.1.remove")
    },
    tripScreen("trip-opinion") { terminal in
      try toGuests(terminal)
      try toOpinion(terminal)
      terminal.press("trip.again.7")
      terminal.press("trip.site.3")
    },
    tripScreen("trip-review") { terminal in
      try toGuests(terminal)
      try fillGuests(terminal)
      terminal.press("trip.next")
      terminal.press("trip.site.3")
      terminal.press("trip.next")
    },
  ]

  /// The same in other languages.
  static let languages = ["de", "ja"].flatMap { language in
    [
      tripScreen("trip-stay-\(language)", language) { terminal in
        terminal.press("trip.room.garden")
        terminal.focus("trip.budget")
        try terminal.type("12")
        terminal.press("trip.next")
      },
      tripScreen("trip-guests-\(language)", language) { terminal in
        try toGuests(terminal)
        try fillGuests(terminal)
      },
      tripScreen("trip-opinion-\(language)", language) { terminal in
        try toGuests(terminal)
        try toOpinion(terminal)
        terminal.press("trip.site.4")
      },
    ]
  }

  @MainActor
  private static func toGuests(_ terminal: HeadlessTerminal) throws {
    terminal.press("trip.room.garden")
    terminal.press("trip.next")
  }

  @MainActor
  private static func fillGuests(_ terminal: HeadlessTerminal) throws {
    try terminal.type("Ada Lovelace")
    terminal.press("trip.guests.add")
    try terminal.type("Ralph")
    terminal.press("trip.guests.1.child")
    terminal.focus("trip.guests.1.age")
    try terminal.type("8")
    terminal.press("trip.guests.add")
    try terminal.type("Anne")
  }

  @MainActor
  private static func toOpinion(_ terminal: HeadlessTerminal) throws {
    try terminal.type("Ada")
    terminal.press("trip.next")
  }

  private static func tripScreen(
    _ name: String, _ locale: String = "en",
    _ drive: @escaping @MainActor @Sendable (HeadlessTerminal) throws -> Void
  ) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      let source = try TextFile("\(repository)/docs/examples/trip.json").read()
      let definition = try FormDefinition(node: JSONParser.parse(source))
      let view = FormhausForm(
        definition: definition,
        options: FormEngineOptions(typeChecks: true, trimsText: true, locale: locale),
        renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok }
      .formhausBehavior(FormBehavior(review: true))
      var options = options
      options.labels = Labels(locale: locale, definition: definition)
      let terminal = HeadlessTerminal(view, size: size, options: options)
      try drive(terminal)
      return terminal
    }
  }
}
