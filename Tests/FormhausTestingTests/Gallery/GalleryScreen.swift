import FormhausTesting
import FormhausUI
import FormhausViews
import Surface
import Testing

/// A screen whose picture is kept: how to come to it.
struct GalleryScreen: Sendable, CustomTestStringConvertible {
  let name: String
  let show: @MainActor @Sendable (Size, ScreenOptions) async throws -> HeadlessTerminal

  var testDescription: String { name }

  /// What is kept of the screen at a size: the drawing and its styles in 256 colours, then without colours.
  @MainActor
  func picture(_ size: Size) async throws -> String {
    let colour = try await picture(size, .indexed256)
    let plain = try await picture(size, .monochrome)
    let drawing = plain.drawing == colour.drawing ? [] : ["", "monochrome", plain.drawing]
    let parts = [colour.drawing, "", "256 colours", colour.styles] + drawing
    return (parts + ["", "monochrome", plain.styles]).joined(separator: "\n")
  }

  @MainActor
  private func picture(_ size: Size, _ colours: ColourDepth) async throws -> FramePicture {
    FramePicture(try await show(size, ScreenOptions(colours: colours, reduceMotion: true)).frame)
  }

  static let middleSizes = [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24)]

  static let sizes = [
    Size(columns: 20, rows: 8), Size(columns: 40, rows: 12), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 40),
  ]
}
