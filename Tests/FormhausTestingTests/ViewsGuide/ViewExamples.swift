import FormhausUI

/// The examples of docs/views.md: what the guide shows in code, with the name by which its picture is found.
@MainActor
struct ViewExample {
  let name: String
  /// Rows of the terminal on which it is drawn.
  let rows: Int
  let view: AnyView

  init(_ name: String, rows: Int = 16, @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.rows = rows
    self.view = AnyView(view())
  }

  static var all: [ViewExample] { texts + controls + layout + surfaces + modifiers }

  private static var texts: [ViewExample] {
    [
      ViewExample("Text") {
        Text("A longer text is broken into rows between its words.")
        Text(value: "What somebody typed \u{202E}shows what it hides")
      },
      ViewExample("ForEach") {
        ForEach(["Ada", "Ben", "Cy"], id: \.self) { name in Text(name) }
      },
      ViewExample("ErrorText") { ErrorText("Enter a valid email") },
    ]
  }

  private static var controls: [ViewExample] {
    [
      ViewExample("TextField") {
        TextField("Your name", text: .constant(""))
        TextField("Notes", text: .constant("Two rows\nof text"), rows: 2)
        SecureField("Password", text: .constant("secret"))
      },
      ViewExample("Toggle") {
        Toggle("Send me news", isOn: .constant(true))
        Toggle("Dark screen", isOn: .constant(false), look: .switch)
      },
      ViewExample("Picker", rows: 20) {
        Picker("Plan", selection: .constant("pro")) {
          Text("Free").tag("free")
          Text("Pro").tag("pro")
        }
        Picker("Plan", selection: .constant("pro")) {
          Text("Free").tag("free")
          Text("Pro").tag("pro")
        }
        .pickerStyle(.menu)
        Picker("Plan", selection: .constant("pro")) {
          Text("Free").tag("free")
          Text("Pro").tag("pro")
        }
        .pickerStyle(.chips)
      },
      ViewExample("CountryPicker") {
        CountryPicker("Ship to", selection: .constant("CA"), countryCodes: ["US", "CA", "MX"])
      },
      ViewExample("Button") {
        HStack {
          Button("Back") {}
          Button("More") {}.buttonStyle(.plain)
          Spacer()
          Button("Continue") {}.buttonStyle(.borderedProminent)
        }
      },
    ]
  }

  private static var layout: [ViewExample] {
    [
      ViewExample("VStack") {
        VStack(alignment: .trailing, spacing: 1) {
          Text("One")
          Text("Twenty")
        }
      },
      ViewExample("HStack") {
        HStack(spacing: 3) {
          Text("Left")
          Spacer()
          Text("Right")
        }
      },
      ViewExample("Divider") {
        Text("Above")
        Divider()
        Text("Below")
      },
      ViewExample("ScrollView") {
        ScrollView(maxRows: 2) {
          ForEach(1...9, id: \.self) { number in Text("Row \(number)") }
        }
      },
    ]
  }

  private static var surfaces: [ViewExample] {
    [
      ViewExample("Card") { Card { Text("The parts of one subject") } },
      ViewExample("Well") { Well("Full name") { TextField("", text: .constant("Maya Chen")) } },
      ViewExample("NotePanel") {
        NotePanel { Text("A remark that stands apart, on as many rows as it needs.") }
      },
      ViewExample("Segments") { Segments(count: 4, reached: 2) },
      ViewExample("StepIndicator") { StepIndicator(number: 2, of: 4, title: "Your details") },
      ViewExample("Spinner") { Spinner("Loading") },
      ViewExample("Skeleton") { Skeleton(rows: 2) },
      ViewExample("sheet", rows: 14) {
        Text("The page").sheet("Sure?", isPresented: .constant(true)) {
          VStack {
            Text("A sheet stands above the page.")
            Button("Close") {}
          }
        }
      },
    ]
  }

  private static var modifiers: [ViewExample] {
    [
      ViewExample("padding") {
        VStack {
          Text("Here")
          Text("and here").padding(.leading, 4).padding(.top, 1)
        }
      },
      ViewExample("frame") {
        HStack(spacing: 1) {
          Button("Ten") {}.frame(width: 10)
          Button("The rest") {}.frame(maxWidth: .max)
        }
      },
      ViewExample("textFieldStyle") {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      },
      ViewExample("disabled") {
        Button("Cannot be used") {}.disabled()
        Well("Locked") { TextField("", text: .constant("Read only")).locked() }
      },
      ViewExample("dimmed") {
        Button("Continue") {}.buttonStyle(.borderedProminent).dimmed("Name is missing")
      },
    ]
  }
}
