public import FormhausViews
public import Surface

/// The colours of a form by their meaning, for terminals of every colour depth.
public struct Theme: Sendable, Hashable {
  /// How one meaning looks. Without colours the attributes alone tell it.
  public struct Look: Sendable, Hashable {
    /// The colour with 256 colours or more.
    public var indexed: Surface.Color
    /// The colour with 16.
    public var ansi: Surface.Color
    /// The emphasis with colours.
    public var attributes: Attributes
    /// The emphasis without.
    public var plain: Attributes

    public init(
      indexed: Surface.Color = .standard, ansi: Surface.Color = .standard, attributes: Attributes = [],
      plain: Attributes? = nil
    ) {
      self.indexed = indexed
      self.ansi = ansi
      self.attributes = attributes
      self.plain = plain ?? attributes
    }
  }

  public var name: String
  /// The looks of texts. What is left out is the terminal's own text.
  public var texts: [FormhausViews.Color: Look]
  /// The looks of lines and marks that differ from the text of the same meaning.
  public var lines: [FormhausViews.Color: Look]
  /// The backgrounds. What is left out is the terminal's own background.
  public var backgrounds: [FormhausViews.Color: Look]

  public init(
    name: String, texts: [FormhausViews.Color: Look] = [:], lines: [FormhausViews.Color: Look] = [:],
    backgrounds: [FormhausViews.Color: Look] = [:]
  ) {
    self.name = name
    self.texts = texts
    self.lines = lines
    self.backgrounds = backgrounds
  }
}
