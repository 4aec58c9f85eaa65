import FormhausCore
import FormhausText
import Testing

@Suite("Answers that are stepped")
struct StepperTests {
  @Test(
    "a number goes by one and by ten, exactly and in the person's notation",
    arguments: [
      ("en", "1", TextStep.up, "2"), ("en", "1", .down, "0"), ("en", "0", .down, "-1"),
      ("en", "-1", .up, "0"),
      ("en", "5", .farUp, "15"), ("en", "5", .farDown, "-5"), ("en", "", .up, "1"), ("en", " ", .down, "-1"),
      ("en", "1.50", .up, "2.50"), ("de", "1,5", .up, "2,5"), ("de", "0,1", .down, "-0,9"),
      ("en", "0.1", .farUp, "10.1"), ("en", "99999999999999999999", .up, "100000000000000000000"),
      ("en", "0.30000000000000000001", .up, "1.30000000000000000001"), ("en", "1e2", .up, "101"),
      ("en", "15e-1", .up, "2.5"), ("en", "+7", .up, "8"), ("en", "١٢", .up, "13"),
    ])
  func number(locale: String, text: String, step: TextStep, stepped: String) {
    let stepper = NumberStepper(NumberNotation(locale: locale))
    #expect(stepper.stepped(CaretText(text, caret: 0), step) == CaretText(stepped, caret: stepped.count))
  }

  @Test("a number stays between its limits; what is none cannot be stepped")
  func limits() {
    let stepper = NumberStepper(NumberNotation(locale: "en"), min: JSONNumber("1"), max: JSONNumber("9.5"))
    func stepped(_ text: String, _ step: TextStep) -> String? {
      stepper.stepped(CaretText(text, caret: 0), step)?.text
    }
    #expect(stepped("9", .up) == "9.5")
    #expect(stepped("9.5", .up) == "9.5")
    #expect(stepped("", .up) == "1")
    #expect(stepped("5", .farDown) == "1")
    #expect(stepped("100", .down) == "9.5")
    #expect(stepped("many", .up) == nil)
    #expect(stepped("1e999", .up) == nil)
  }

  @Test(
    "a time goes by the part that the caret is in, and around midnight",
    arguments: [
      ("14:30", 0, TextStep.up, "15:30", 2), ("14:30", 2, .up, "15:30", 2), ("14:30", 3, .up, "14:35", 5),
      ("14:30", 5, .down, "14:25", 5), ("14:32", 5, .up, "14:35", 5), ("14:32", 5, .down, "14:30", 5),
      ("14:30", 5, .farUp, "15:00", 5), ("14:10", 5, .farDown, "14:00", 5),
      ("14:30", 1, .farDown, "08:30", 2),
      ("23:30", 1, .up, "00:30", 2), ("00:00", 5, .down, "23:55", 5), ("23:58", 5, .up, "00:00", 5),
      ("2:30 pm", 1, .up, "3:30 pm", 1), ("11:55 am", 5, .up, "12:00 pm", 5), ("1430", 1, .up, "15:30", 2),
      ("1430", 4, .up, "14:35", 5), ("930", 1, .up, "10:30", 2), ("", 0, .up, "12:00", 2),
    ])
  func time(text: String, caret: Int, step: TextStep, stepped: String, at: Int) {
    let stepper = TimeStepper(.time, DateNotation(locale: "en"))
    #expect(stepper.stepped(CaretText(text, caret: caret), step) == CaretText(stepped, caret: at))
  }

  @Test("a time stays between its limits; the time of a day stays on that day")
  func bounds() {
    let office = TimeStepper(.time, DateNotation(locale: "en"), earliest: "09:00", latest: "17:00")
    #expect(office.stepped(CaretText("16:30", caret: 1), .up)?.text == "17:00")
    #expect(office.stepped(CaretText("09:00", caret: 5), .down)?.text == "09:00")
    #expect(office.stepped(CaretText("", caret: 0), .up)?.text == "09:00")
    #expect(office.stepped(CaretText("soon", caret: 0), .up) == nil)
    let moment = TimeStepper(.dateTime, DateNotation(locale: "de"))
    #expect(
      moment.stepped(CaretText("24.12.2026 14:30", caret: 16), .up)
        == CaretText("24.12.2026 14:35", caret: 16))
    #expect(
      moment.stepped(CaretText("24.12.2026 14:30", caret: 12), .down)
        == CaretText("24.12.2026 13:30", caret: 13))
    #expect(moment.stepped(CaretText("24.12.2026 23:58", caret: 16), .up)?.text == "24.12.2026 23:58")
    #expect(moment.stepped(CaretText("24.12.2026 14:30", caret: 4), .up) == nil)
    #expect(moment.stepped(CaretText("", caret: 0), .up) == nil)
  }
}
