import FormhausTesting
import Surface
import Testing

@MainActor
@Suite("Pictures of the screens")
struct GalleryTests {
  @Test("booking", arguments: GalleryScreen.booking, GalleryScreen.sizes)
  func booking(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("signup", arguments: GalleryScreen.signup, GalleryScreen.sizes)
  func signup(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("trip", arguments: GalleryScreen.trip, GalleryScreen.sizes)
  func trip(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("options of the host", arguments: GalleryScreen.options, GalleryScreen.middleSizes)
  func options(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("lists", arguments: GalleryScreen.lists, GalleryScreen.sizes)
  func lists(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("the address form", arguments: GalleryScreen.address, GalleryScreen.sizes)
  func address(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("countries", arguments: GalleryScreen.countries, GalleryScreen.sizes)
  func countries(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("countries in other languages", arguments: GalleryScreen.foreignCountries, GalleryScreen.middleSizes)
  func foreignCountries(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("other languages", arguments: GalleryScreen.languages, GalleryScreen.middleSizes)
  func languages(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("inputs that take more than text", arguments: GalleryScreen.fields, GalleryScreen.sizes)
  func fields(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("the month in other languages", arguments: GalleryScreen.months, GalleryScreen.middleSizes)
  func months(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("the person's own details", arguments: GalleryScreen.ghosts, GalleryScreen.sizes)
  func ghosts(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("scripts of the world", arguments: GalleryScreen.scripts, GalleryScreen.middleSizes)
  func scripts(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("other lines, and large letters", arguments: GalleryScreen.settings, GalleryScreen.middleSizes)
  func settings(_ screen: GalleryScreen, _ size: Size) async throws {
    try await compare(screen, size)
  }

  @Test("large letters on the smallest terminal", arguments: GalleryScreen.small)
  func small(_ screen: GalleryScreen) async throws {
    try await compare(screen, Size(columns: 20, rows: 8))
  }

  private func compare(_ screen: GalleryScreen, _ size: Size) async throws {
    let golden = GoldenScreen(folder: "\(fixtures)/screens")
    let picture = try await screen.picture(size)
    if let difference = golden.difference("\(screen.name)-\(size.columns)x\(size.rows)", from: picture) {
      Issue.record("\(difference)")
    }
  }
}
