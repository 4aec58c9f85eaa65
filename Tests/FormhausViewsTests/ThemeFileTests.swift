import FormhausViews
import Testing

/// Theme files as they are read.
@Suite("Theme files")
struct ThemeFileTests {
  private func problems(_ text: String) -> [String] {
    do throws(SourceError) {
      _ = try FormhausTheme(json: text, file: "acme.json")
      return []
    } catch {
      return error.lines
    }
  }

  @Test("a token has a colour for each number of colours")
  func whole() throws {
    let theme = try FormhausTheme(
      json: ##"""
        {"formhausTheme": 1, "name": "acme", "base": "dark",
         "tokens": {"accent": {"rgb": "#5F5fff", "indexed": 63, "ansi": 4, "mark": 12,
           "attributes": ["bold", "underline"]}}}
        """##)
    var expected = FormhausTheme.dark
    expected.name = "acme"
    expected[.accent] = TokenLook(
      rgb: RGB(0x5F, 0x5F, 0xFF), indexed: 63, ansi: 4, mark: 12, attributes: [.bold, .underline])
    #expect(theme == expected)
  }

  @Test("a colour may stand alone; the attributes are then those of the base")
  func short() throws {
    let theme = try FormhausTheme(
      json: ##"""
        {"formhausTheme": 1, "tokens": {"accent": "#ffaf5f", "danger": 9, "textSecondary": 250, "separator": "default"}}
        """##, file: "themes/acme.json")
    #expect(theme.name == "acme")
    #expect(theme[.accent] == TokenLook(rgb: RGB(0xFF, 0xAF, 0x5F), attributes: .bold))
    #expect(theme[.danger] == TokenLook(indexed: 9, ansi: 9, attributes: .bold))
    #expect(theme[.textSecondary] == TokenLook(indexed: 250))
    #expect(theme[.separator] == TokenLook())
    #expect(theme[.accentOn] == FormhausTheme.standard[.accentOn])
  }

  @Test("a file may change nothing")
  func least() throws {
    #expect(try FormhausTheme(json: #"{"formhausTheme": 1}"#, file: "standard") == .standard)
  }

  @Test(
    "what is wrong is told with its place and how to mend it",
    arguments: [
      (
        ##"{"formhausTheme": 1, "tokens": {"accnt": "#ffffff"}}"##,
        #"acme.json:1:33: there is no member "accnt" here; did you mean "accent"?"#
      ),
      (
        #"{"formhausTheme": 1, "base": "drak"}"#,
        #"acme.json:1:30: there is no theme "drak"; did you mean "dark"?"#
      ),
      (
        #"{"formhausTheme": 1, "base": "neon"}"#,
        #"acme.json:1:30: there is no theme "neon"; write one of standard, light, dark, high-contrast, monochrome"#
      ),
      (
        ##"{"formhausTheme": 1, "tokens": {"accent": "#ggg"}}"##,
        ##"acme.json:1:43: write a colour as "#rrggbb", such as "#ffaf5f", or "default" for the terminal's own"##
      ),
      (
        #"{"formhausTheme": 1, "tokens": {"accent": 256}}"#,
        "acme.json:1:43: accent is a whole number from 0 to 255"
      ),
      (
        #"{"formhausTheme": 1, "tokens": {"accent": {"ansi": 16}}}"#,
        "acme.json:1:52: ansi is a whole number from 0 to 15"
      ),
      (
        #"{"formhausTheme": 1, "tokens": {"accent": {"attributes": ["blod"]}}}"#,
        #"acme.json:1:59: there is no attribute "blod"; did you mean "bold"?"#
      ),
      (#"{"name": "acme"}"#, #"acme.json:1:1: a theme says "formhausTheme": 1"#),
      (
        #"{"formhausTheme": 2}"#, "acme.json:1:19: formhausTheme must be 1, the version of the format"
      ),
      (#"{"formhausTheme": 1, "name": 7}"#, "acme.json:1:30: name is a text in double quotes"),
      ("{\"formhausTheme\": 1,}", "acme.json:1:21: expected"),
    ])
  func problem(text: String, message: String) {
    #expect(problems(text).first?.hasPrefix(message) == true, "\(problems(text))")
  }

  @Test("everything that is wrong is told at once, in the order of the file")
  func all() {
    let lines = problems(
      """
      {"formhausTheme": 1,
       "colour": true,
       "tokens": {"fill": [], "accent": -1}}
      """)
    #expect(lines.map { $0.prefix(13) } == ["acme.json:2:2", "acme.json:3:2", "acme.json:3:3"])
  }
}
