import Address
import FormhausPlain
import FormhausTesting
import FormhausViews
import Testing

/// A street that is looked up, line by line.
@MainActor
@Suite("A look-up, line by line")
struct LookUpTests {
  private let desk = AddressDesk()
  private static let street = "Street address, required, type ? then text to look up"
  private static let list = "0. None of these, keep what I typed\nNumber, or new text to look up:"

  /// A search whose answers come when the test says so.
  @MainActor private struct Held {
    let answer = HeldAnswer<[AddressSearch.Suggestion]?>()
    let address = HeldAnswer<Address?>()

    struct Failure: Error {}

    var search: AddressSearch {
      AddressSearch(
        suggest: { [answer] _, _ in
          guard let found = await answer.value() else { throw Failure() }
          return found
        },
        resolve: { [address] _ in
          guard let found = await address.value() else { throw Failure() }
          return found
        })
    }
  }

  @Test("nothing is found: it is said once, and the street is asked for again")
  func none() async {
    let talk = desk.talkAtStreet()
    talk.type("?abbey road")
    await talk.wait(for: "look up: ")
    #expect(talk.news == "> ?abbey road\nLooking up.\nNo address found.\n\(Self.street):")
    talk.type("1 Abbey Road")
    #expect(talk.news.hasSuffix("> 1 Abbey Road\nApt, suite or floor, optional:"))
  }

  @Test("a look-up that fails is said once, each time it was asked for")
  func failure() async {
    let held = Held()
    let talk = desk.talkAtStreet(search: held.search)
    talk.type("?market")
    held.answer.release(nil)
    await talk.wait(for: "look up: ")
    let failed = "Looking up.\nCouldn't look up that address. Type it in instead.\n\(Self.street):"
    #expect(talk.news == "> ?market\n" + failed)
    talk.type("?market")
    await talk.wait(for: "look up: ")
    #expect(talk.news == "> ?market\n" + failed)
    talk.type("1 Market Street")
    #expect(talk.news == "> 1 Market Street\nApt, suite or floor, optional:")
  }

  @Test("while it is looked up nothing is asked, and what is typed waits; too late an answer is not said")
  func late() async {
    let held = Held()
    let talk = desk.talkAtStreet(search: held.search)
    talk.type("?market", "1 Market Street")
    #expect(talk.news == "> ?market\nLooking up.\n> 1 Market Street\n")
    talk.wait(seconds: 2)
    await talk.wait(for: "optional: ")
    #expect(
      talk.news.hasPrefix("Couldn't look up that address. Type it in instead.\n\(Self.street):"),
      "\(talk.picture)")
    held.answer.release([AddressSearch.Suggestion(id: "1", title: "Too late")])
    talk.type("", "San Francisco", "CA")
    #expect(!talk.picture.contains("Too late"))
    #expect(talk.picture.contains("Apt, suite or floor, optional: > \nCity, required: "), "\(talk.picture)")
  }

  @Test("0 keeps the street as it was; without one it keeps what was looked up, and Enter asks for it again")
  func keep() async {
    let talk = desk.talkAtStreet()
    talk.type("?market")
    await talk.wait(for: "new text to look up: ")
    #expect(
      talk.news.hasSuffix(
        "3 addresses found.\n1. 548 Market Street, San Francisco, CA 94104\n2. 1355 Market "
          + "Street, San Francisco, CA 94103\n3. 2100 Market Street, San Francisco, CA 94114\n" + Self.list))
    talk.type("")
    #expect(talk.news == ">\n\(Self.street):")
    talk.type("?market")
    await talk.wait(for: "new text to look up: ")
    _ = talk.news
    talk.type("0")
    #expect(talk.news == "> 0\nApt, suite or floor, optional:")
    talk.type("/back")
    #expect(talk.news == "> /back\n\(Self.street), now market:")
    talk.type("9 Elm St", "/back", "?market")
    await talk.wait(for: "new text to look up: ")
    _ = talk.news
    talk.type("0")
    #expect(talk.news == "> 0\nApt, suite or floor, optional:")
    talk.type("/back")
    #expect(talk.news == "> /back\n\(Self.street), now 9 Elm St:")
  }

  @Test("a number that is not in the list is refused; other text is looked up anew, with or without the mark")
  func again() async {
    let talk = desk.talkAtStreet()
    talk.type("?market")
    await talk.wait(for: "new text to look up: ")
    _ = talk.news
    talk.type("7")
    #expect(
      talk.news
        == "> 7\nError: Street address: There is no number 7 in the list.\nNumber, or new text to look up:")
    talk.type("1355 mark")
    await talk.wait(for: "new text to look up: ")
    #expect(talk.news.hasPrefix("> 1355 mark\nLooking up.\n3 addresses found.\n1. 1355 Market Street"))
    talk.type("?2100 mark")
    await talk.wait(for: "new text to look up: ")
    #expect(talk.news.contains("\n1. 2100 Market Street"))
    talk.type("1")
    #expect(
      talk.news == """
        > 1
        Filled: Street address 2100 Market Street. City San Francisco. State CA. ZIP code 94114.
        Apt, suite or floor, optional:
        """)
  }

  @Test("/back leads into a street that was picked, which Enter keeps")
  func back() async {
    let talk = desk.talkAtStreet()
    talk.type("?548 market")
    await talk.wait(for: "new text to look up: ")
    talk.type("1", "/back")
    #expect(talk.news.hasSuffix("> /back\n\(Self.street), now 548 Market Street:"))
    talk.type("", "")
    #expect(
      talk.news
        == "> \nApt, suite or floor, optional: > \nCity, required, now San Francisco:"
        .replacing("> \n", with: ">\n"))
  }

  @Test("? alone is help, also at the list, and /list says it again")
  func help() async {
    let talk = desk.talkAtStreet()
    talk.type("?")
    #expect(
      talk.news.contains("Type ? and a part of the address to look it up; any other text is kept as typed.\n")
    )
    talk.type("?market")
    await talk.wait(for: "new text to look up: ")
    _ = talk.news
    for line in ["?", "/list"] {
      talk.type(line)
      let news = talk.news
      #expect(news.contains("1. 548 Market Street, San Francisco, CA 94104\n") && news.hasSuffix(Self.list))
    }
  }

  @Test("a text that is too short is not looked up")
  func short() {
    let talk = desk.talkAtStreet()
    talk.type("?1a")
    #expect(talk.news == "> ?1a\nType at least 3 characters.\n\(Self.street):")
  }

  @Test("an address that is picked may take its time, or not come; then the street is asked for again")
  func pickThatFails() async {
    let held = Held()
    let talk = desk.talkAtStreet(search: held.search)
    held.answer.release([AddressSearch.Suggestion(id: "1", title: "1 Elm St")])
    talk.type("?elm")
    await talk.wait(for: "new text to look up: ")
    _ = talk.news
    talk.type("1")
    #expect(talk.news == "> 1\n")
    held.address.release(nil)
    await talk.wait(for: "look up: ")
    #expect(talk.news == "Couldn't look up that address. Type it in instead.\n\(Self.street):")
  }

  @Test("a street that is typed is not looked up")
  func typed() {
    let held = Held()
    let talk = desk.talkAtStreet(search: held.search)
    talk.type("1 Market Street")
    talk.wait(seconds: 5)
    #expect(held.answer.waitingCount == 0)
    #expect(talk.news == "> 1 Market Street\nApt, suite or floor, optional:")
  }

  @Test("who looks up is told before the street is asked for")
  func provider() {
    var search = AddressDesk.search
    search.provider = AddressSearch.Provider(name: "Photon", attribution: "OpenStreetMap")
    let talk = desk.talk(search: search)
    talk.type("Jo Byrne", "")
    #expect(
      talk.news.hasSuffix("Addresses are looked up by Photon. OpenStreetMap\n\(Self.street):"),
      "\(talk.picture)")
  }

  @Test("Ctrl-C while it is looked up asks whether to leave; who stays hears what was found")
  func interrupted() async {
    let held = Held()
    let talk = desk.talkAtStreet(search: held.search)
    talk.type("?market")
    talk.interrupt()
    held.answer.release([AddressSearch.Suggestion(id: "1", title: "1 Market St")])
    talk.type("no")
    await talk.wait(for: "new text to look up: ")
    #expect(talk.news.contains("Not cancelled. Your answers are kept.\n1 address found.\n1. 1 Market St\n"))
  }
}
