import FormhausText
import SeededRandom
import Testing

@Suite("Masks")
struct TextMaskTests {
  private let phone = TextMask("+1 (###) ###-####")

  @Test(
    "a text takes the shape of its mask, however it is pasted",
    arguments: [
      ("2125550123", "+1 (212) 555-0123"), ("(212) 555 0123", "+1 (212) 555-0123"),
      ("+1 212 555 0123", "+1 (212) 555-0123"), ("1-212-555-0123", "+1 (212) 555-0123"),
      ("212.555.0123", "+1 (212) 555-0123"), ("+1 (212) 555-0123", "+1 (212) 555-0123"),
      ("2", "+1 (2"), ("212", "+1 (212"), ("2125", "+1 (212) 5"), ("+", "+"), ("+1", "+1"), ("1", "+1"),
      ("+1 (212)", "+1 (212)"), ("+1 (212)-", "+1 (212) "), ("1235550123", "+1 (123) 555-0123"),
    ])
  func phone(typed: String, shaped: String) {
    #expect(phone.shaped(typed) == shaped)
  }

  @Test(
    "what does not fit stays as it was typed",
    arguments: [
      ("+44 20 7946 0958", "+44 20 7946 0958"), ("21255501234", "21255501234"),
      ("212 555 0123 x5", "212 555 0123 x5"), ("call me", "call me"), ("212-CALL", "212-CALL"),
      ("5a55", "5a55"), (".", "."),
    ])
  func misfit(typed: String, shaped: String) {
    #expect(phone.shaped(typed) == shaped)
  }

  @Test(
    "digits, letters, anything, and characters of its own",
    arguments: [
      ("AA-9999", "ab1234", "ab-1234"), ("AA-9999", "ab 12", "ab-12"), ("AA-9999", "a1", "a1"),
      ("##/##/####", "24122026", "24/12/2026"), ("**-**", "a!?z", "a!-?z"), ("\\A-##", "12", "A-12"),
      ("+4\\9 ###", "123", "+49 123"), ("+49 ###", "123", "+49 123"), ("USA-###", "12", "USA-12"),
      ("\\##", "7", "#7"),
    ])
  func alphabet(mask: String, typed: String, shaped: String) {
    #expect(TextMask(mask).shaped(typed) == shaped)
  }

  @Test("what follows the last place is put behind a full text, when that is asked for")
  func completion() {
    let mask = TextMask("(##)")
    #expect(mask.shaped("12") == "(12")
    #expect(mask.shaped(CaretText("12", caret: 0), completes: true).text.text == "(12)")
    #expect(mask.shaped(CaretText("1", caret: 0), completes: true).text.text == "(1")
    #expect(mask.shaped(CaretText("12", caret: 2), completes: true).text == CaretText("(12)", caret: 4))
  }

  @Test(
    "an example shapes nothing",
    arguments: [
      ("AB-1234", "AB-1234"), ("DE123456789", "DE123456789"), ("AT999999991", "AT999999991"),
      ("DD/MM/YYYY", "DD/MM/YYYY"), ("", ""), ("\\#1", "#1"),
    ])
  func example(mask: String, shown: String) {
    #expect(!TextMask(mask).isFormatter)
    #expect(TextMask(mask).shaped("x 1") == "x 1")
    #expect(TextMask(mask).example == shown)
  }

  @Test("the caret stays between the characters that it was between")
  func caret() {
    // A digit is put in behind 21.
    #expect(
      phone.shaped(CaretText("+1 (2192) 555-012", caret: 7)).text == CaretText("+1 (219) 255-5012", caret: 7))
    // The closing bracket is erased: it comes back, the caret is before it.
    #expect(
      phone.shaped(CaretText("+1 (212 555-0123", caret: 7)).text == CaretText("+1 (212) 555-0123", caret: 7))
    // The first digit of the second group is typed.
    #expect(phone.shaped(CaretText("+1 (2125", caret: 8)).text == CaretText("+1 (212) 5", caret: 10))
  }

  @Test("typing and erasing anywhere loses nothing that says something")
  func neverLoses() throws {
    var random = SeededGenerator(seed: 11)
    let masks = ["+1 (###) ###-####", "AA-9999", "##/##/####", "(##) **", "A#A #A#"].map { TextMask($0) }
    for _ in 0..<400 {
      let mask = try #require(masks.randomElement(using: &random))
      var text = CaretText("", caret: 0)
      for _ in 0..<25 {
        let place = Int.random(in: 0...text.text.count, using: &random)
        var characters = Array(text.text)
        if Int.random(in: 0..<4, using: &random) == 0, place > 0 {
          characters.remove(at: place - 1)
          text = mask.shaped(CaretText(String(characters), caret: place - 1)).text
        } else {
          let typed = try #require("0123456789abZ -()/+.é".randomElement(using: &random))
          characters.insert(typed, at: place)
          text = mask.shaped(CaretText(String(characters), caret: place + 1)).text
        }
        let said = characters.filter { $0.isLetter || $0.isNumber }
        #expect(said.isSubsequence(of: Array(text.text)), "\(String(characters)) became \(text.text)")
        #expect(mask.shaped(text.text) == text.text, "\(text.text) has its shape")
        #expect((0...text.text.count).contains(text.caret))
      }
    }
  }
}

extension [Character] {
  /// Whether the characters are all in another text, in their order.
  fileprivate func isSubsequence(of other: [Character]) -> Bool {
    var rest = self[...]
    for character in other where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }
}
