import FormhausPlain
import FormhausViews
import Testing

/// A list of countries, line by line.
@MainActor
@Suite("A country, line by line")
struct CountryTests {
  private struct Destination: View {
    var codes: [String]?
    @State private var country = "US"

    var body: some View {
      StepForm(
        steps: [
          StepForm.Step(id: "to", title: "Destination", summary: [.init("Country or region", country)]) {
            CountryPicker("Country or region", selection: $country, countryCodes: codes)
              .answer(isRequired: true)
          }
        ], onSubmit: {})
    }
  }

  private func talk(_ lines: String..., codes: [String]? = nil) -> Talk {
    let talk = Talk(Destination(codes: codes))
    for line in lines { talk.type(line) }
    return talk
  }

  @Test("a part of the name lists what matches, and a number or more letters pick")
  func parts() {
    let talk = talk("untied", "united", "2")
    #expect(
      talk.picture.contains(
        """
        Country or region, required, type part of the name, now United States: > untied
        Error: Country or region: Nothing matches untied. Type a number, part of a name, or ? for help.
        Country or region, required, type part of the name, now United States: > united
        3 of 252 match.
        1. United Arab Emirates
        2. United Kingdom
        3. United States
        Country or region, number or more letters: > 2
        Country or region: United Kingdom.
        """), "\(talk.picture)")
  }

  @Test("a code or a whole name picks at once, however many others have it in theirs")
  func named() {
    for (typed, name) in [
      ("uk", "United Kingdom"), ("Niger", "Niger"), ("holland", "Netherlands"), ("DE", "Germany"),
    ] {
      let talk = talk(typed)
      #expect(!talk.picture.contains("match."), "\(talk.picture)")
      #expect(talk.picture.contains("Country or region: \(name).") || typed == name, "\(talk.picture)")
    }
  }

  @Test("more letters after a list look among all countries again")
  func moreLetters() {
    let talk = talk("united", "united k")
    #expect(talk.picture.contains("number or more letters: > united k\nCountry or region: United Kingdom."))
  }

  @Test("a list that is short enough is said")
  func short() {
    let talk = talk("canada", codes: ["US", "CA"])
    #expect(talk.picture.contains("1. Canada\n2. United States\nType a number"), "\(talk.picture)")
    #expect(talk.picture.contains("required, number or name, now United States: > canada\n"))
    #expect(talk.picture.contains("1. Country or region: CA"))
  }
}
