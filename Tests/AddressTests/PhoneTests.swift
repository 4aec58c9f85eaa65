import Address
import Testing

@Suite("Phone numbers as they are typed")
struct PhoneTests {
  @Test(
    "taken",
    arguments: [
      ("US", "1 (503) 555-0142"), ("US", "503/555.0142 ext. 12"), ("US", "503 555 0142 #7"),
      ("US", "5035550142,1234567"), ("US", "011 44 20 7946 0018"), ("US", "+44 (0)20 7946 0018"),
      ("US", "（５０３）５５５−０１４２"), ("US", "\u{202A}503-555-0142\u{202C}"), ("GB", "020 7946 0018 x12"),
      ("DE", "+49 30 901820"), ("DE", "0049 30 901820"), ("NU", "4100"), ("AD", "712345"), ("QQ", "1234567"),
    ])
  func taken(code: String, typed: String) {
    #expect(AddressFormat.format(for: code).takesPhone(typed))
  }

  @Test(
    "refused",
    arguments: [
      ("US", "2 503 555 01423"), ("US", "++15035550142"), ("US", "503+5550142"),
      ("US", "503 555 0142 x12345678"),
      ("US", "00 44 20 7946 0018"), ("DE", "+49 (0)30 12"), ("DE", "1234567890123456"),
      ("DE", "123 456 ext 7"),
      ("DE", "café 1234567"), ("DE", "x1234567"), ("DE", ""), ("DE", "1234567*"),
    ])
  func refused(code: String, typed: String) {
    #expect(!AddressFormat.format(for: code).takesPhone(typed))
  }
}
