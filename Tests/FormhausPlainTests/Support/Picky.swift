import FormhausViews

/// Steps that do not say by errors on their fields what they want: blue, or black once the shade is navy.
struct Picky: View {
  @State private var colour = ""
  @State private var shade = ""

  var body: some View {
    StepForm(
      steps: [
        StepForm.Step(
          id: "colour", title: "Colour", isValid: colour == (shade == "navy" ? "black" : "blue"),
          summary: [.init("Colour", colour)]
        ) {
          Well("Colour") { TextField("", text: $colour).answer(isRequired: true) }
        },
        StepForm.Step(id: "shade", title: "Shade") {
          Well("Shade") { TextField("", text: $shade) }
        },
      ], onSubmit: {})
  }
}
