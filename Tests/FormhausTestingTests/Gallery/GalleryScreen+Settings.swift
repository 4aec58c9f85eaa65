import FormhausUI
import Surface

extension GalleryScreen {
  /// What a person sees who wants other lines, or whose letters are large.
  static let settings =
    named(
      [
        "booking-details", "booking-review", "address-suggestions", "country-open", "trip-guests",
        "signup-leave",
      ], "no-lines"
    ) {
      $0.borders = .none
    }
    + named(["booking-details", "list-several"], "ascii-lines") { $0.borders = .ascii }
    + named(["booking-details", "list-several"], "console") { $0.isConsole = true }
    + named(
      [
        "booking-time", "booking-review", "address-empty", "address-suggestions", "country-search",
        "list-suggestions", "list-several-closed",
      ], "large"
    ) { $0.isLarge = true }

  /// Large letters where there is hardly room for any.
  static let small = named(
    ["booking-service", "booking-time", "booking-review", "address-empty", "signup-account-refused"], "large"
  ) { $0.isLarge = true }

  /// Screens of the gallery with other options.
  private static func named(
    _ names: [String], _ suffix: String,
    _ change: @escaping @MainActor @Sendable (inout ScreenOptions) -> Void
  ) -> [GalleryScreen] {
    let all = booking + address + countries + lists + trip + signup
    return names.compactMap { name in all.first { $0.name == name } }.map { screen in
      GalleryScreen(name: "\(screen.name)-\(suffix)") { size, options in
        var options = options
        change(&options)
        return try await screen.show(size, options)
      }
    }
  }
}
