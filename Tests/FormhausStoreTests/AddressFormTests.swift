import Address
import FormhausCore
import FormhausTesting
import Testing

@testable import FormhausStore

@MainActor
@Suite("Address form")
struct AddressFormTests {
  @Test("Save says what is missing, takes the focus to the first part, and saves nothing")
  func refused() {
    let desk = AddressDesk(.sample)
    desk.save()
    #expect(desk.saved.isEmpty)
    #expect(
      desk.errors == ["Enter a street address", "Enter a city", "Enter a state", "Enter a ZIP code"])
    #expect(desk.state.focusWish.part == .street)
    #expect(desk.state.focusWish.count == 1)
    #expect(desk.said == ["Check 4 answers", "Street address: Enter a street address"])
  }

  @Test("errors come with Save alone, and go as they are corrected")
  func live() {
    let desk = AddressDesk(.filled)
    desk.store.send(.setText(.postalCode, "941"))
    #expect(desk.errors.isEmpty)
    desk.save()
    #expect(desk.errors == ["Enter a 5 or 9 digit ZIP code"])
    #expect(desk.state.focusWish.part == .postalCode)
    #expect(desk.said == ["ZIP code: Enter a 5 or 9 digit ZIP code"])
    desk.store.send(.setText(.postalCode, "94103"))
    #expect(desk.errors.isEmpty)
    desk.store.send(.setText(.postalCode, "9410"))
    #expect(desk.errors == ["Enter a 5 or 9 digit ZIP code"])
    desk.store.send(.setText(.street, ""))
    #expect(desk.errors == ["Enter a 5 or 9 digit ZIP code"], "What Save did not refuse is not refused yet")
  }

  @Test("onSave receives every part trimmed and the postal code as the country writes it")
  func saved() async {
    let desk = AddressDesk(.filled)
    desk.store.send(.setText(.fullName, "  Maya Chen "))
    desk.store.send(.setText(.postalCode, " 941031234 "))
    desk.save()
    await wait { desk.saved.count == 1 }
    #expect(desk.saved[0].fullName == "Maya Chen")
    #expect(desk.saved[0].postalCode == "94103-1234")
    #expect(desk.saved[0].regionCode == "US-CA")
    #expect(desk.state.submission == .sending)
    #expect(desk.said == ["Saving..."])
    desk.outcome.release(nil)
    await wait { desk.state.submission.isSent }
    #expect(desk.said.last == "Address saved")
    #expect(desk.successes == 0)
    desk.clock.advance(by: SubmissionWork.standardCheckTime)
    #expect(desk.successes == 1)
    desk.store.send(.setText(.city, "Oakland"))
    #expect(desk.state.address?.city == "San Francisco", "What was saved stays")
  }

  @Test("a thrown error says its own words, another one the form's")
  func failed() async {
    for (error, words) in [
      (Refusal(errorDescription: "We do not deliver there.") as any Error, "We do not deliver there."),
      (Refusal(errorDescription: nil), "Couldn't save this address. Try again."),
    ] {
      let desk = AddressDesk(.filled)
      desk.save()
      desk.outcome.release(error)
      await wait { desk.state.submission == .failed(words) }
      #expect(desk.said.last == words)
      desk.store.send(.setText(.line2, "Apt 5"))
      #expect(desk.state.submission == .idle)
    }
  }

  @Test("what the host refuses stands at its parts until they change, the rest under the button")
  func refusedByHost() async {
    let desk = AddressDesk(.filled)
    desk.save()
    desk.outcome.release(
      AddressRefusal(
        [.postalCode: "We do not deliver there.", .street: "No such street.", .isDefault: "You have one."],
        remark: "Two of two."))
    await wait { desk.state.submission == .failed("You have one.\nTwo of two.") }
    #expect(desk.messages == ["No such street.", "We do not deliver there."])
    #expect(desk.state.focusWish.part == .street)
    #expect(
      desk.said.suffix(3) == [
        "Check 2 answers", "Street address: No such street.", "You have one.\nTwo of two.",
      ])
    desk.store.send(.setText(.street, "2 Road"))
    #expect(desk.messages == ["We do not deliver there."])
    desk.store.send(.setText(.countryCode, "CA"))
    #expect(desk.messages.isEmpty, "In another country it is another question")
  }

  @Test("an address that is refused by its parts alone can be saved again as it is")
  func refusedByPartsAlone() async {
    let desk = AddressDesk(.filled)
    desk.save()
    desk.outcome.release(AddressRefusal([.city: "Which one?"]))
    await wait { desk.messages == ["Which one?"] }
    #expect(desk.state.submission == .idle)
    #expect(desk.said.last == "City: Which one?")
    desk.save()
    await wait { desk.saved.count == 2 }
  }

  @Test("a refusal without words is a failure like any other")
  func refusedWithoutWords() async {
    let desk = AddressDesk(.filled)
    desk.save()
    desk.outcome.release(AddressRefusal([.city: " "], remark: ""))
    await wait { desk.state.submission == .failed("Couldn't save this address. Try again.") }
    #expect(desk.messages.isEmpty)
  }

  @Test("a part that is left as the host refused it is no mistake any more")
  func leftAsRefused() async {
    let desk = AddressDesk(.filled)
    desk.save()
    desk.outcome.release(AddressRefusal([.city: "Which one?", .street: "No."]))
    await wait { desk.messages.count == 2 }
    desk.store.send(.check(.city))
    #expect(desk.messages == ["No."])
  }

  @Test("a cancellation goes back to rest quietly")
  func cancelled() async {
    let desk = AddressDesk(.filled)
    desk.save()
    desk.outcome.release(CancellationError())
    await wait { desk.state.submission == .idle }
    #expect(desk.said == ["Saving..."])
    #expect(desk.successes == 0)
  }

  @Test(
    "another country keeps what was typed, forgets errors of parts it has not, and saves only its own parts")
  func country() async {
    let desk = AddressDesk(.filled)
    desk.store.send(.setText(.region, ""))
    desk.save()
    #expect(desk.errors == ["Enter a state"])
    desk.store.send(.setText(.region, "CA"))
    desk.store.send(.setText(.countryCode, "DE"))
    #expect(desk.errors.isEmpty)
    #expect(desk.state.address?.region == "CA")
    desk.store.send(.setText(.postalCode, "10115"))
    desk.save()
    await wait { desk.saved.count == 1 }
    #expect(desk.saved[0].region.isEmpty)
    #expect(desk.saved[0].countryCode == "DE")
    #expect(desk.state.address?.region == "CA", "It is kept in case the person goes back")
  }

  @Test("an unusual postal code is said and does not keep the address from being saved")
  func warning() async {
    let desk = AddressDesk(.filled)
    desk.store.send(.setText(.postalCode, "10001"))
    #expect(
      desk.state.warning(of: .postalCode)?.message(.format(for: "US"))
        == "10001 is not usual for California. Check it.")
    desk.save()
    await wait { desk.saved.count == 1 }
  }

  @Test("a country that is not offered is refused")
  func notOffered() {
    let desk = AddressDesk(.filled, countryCodes: ["CA", "MX"])
    desk.save()
    #expect(desk.errors == ["Choose a country or region from the list"])
    #expect(desk.state.focusWish.part == .countryCode)
  }

  @Test("a saved address that comes later is taken once; nothing can be saved before")
  func loaded() async {
    let desk = AddressDesk(nil)
    desk.save()
    desk.store.send(.setText(.city, "Nowhere"))
    #expect(desk.state.address == nil && desk.saved.isEmpty)
    desk.store.send(.loaded(.filled))
    #expect(desk.state.address == .filled)
    desk.store.send(.setText(.city, "Oakland"))
    desk.store.send(.loaded(.filled))
    #expect(desk.state.address?.city == "Oakland")
  }

  @Test("a picked suggestion fills its parts, keeps the number that was typed and the second line")
  func filled() {
    let desk = AddressDesk(.filled)
    desk.store.send(.setText(.street, "77 Gough"))
    desk.store.send(
      .fill(
        Address(
          countryCode: "US", street: "Gough Street", city: "San Francisco", region: "CA", postalCode: "94102"),
        typed: "77 Gough"))
    #expect(desk.state.address?.street == "77 Gough Street")
    #expect(desk.state.address?.postalCode == "94102")
    #expect(desk.state.address?.line2 == "Apt 4")
    #expect(desk.state.address?.phone == "(415) 555-0142")
  }

  @Test("the level below the city has its own text and is saved at the start of the second line")
  func sublocality() async {
    let desk = AddressDesk(
      Address(
        fullName: "Ana", countryCode: "BR", street: "Rua A 1", line2: "Centro, Apto 2", city: "Recife",
        region: "PE", postalCode: "50010-000", sublocality: "Centro"))
    #expect(desk.state.address?.line2 == "Apto 2")
    desk.store.send(.setText(.sublocality, "Boa Vista"))
    desk.save()
    await wait { desk.saved.count == 1 }
    #expect(desk.saved[0].line2 == "Boa Vista, Apto 2")
    #expect(desk.saved[0].sublocality == "Boa Vista")
  }

  @Test("one part can be checked alone, as a conversation does")
  func checkOne() {
    let desk = AddressDesk(.sample)
    desk.store.send(.check(.street))
    #expect(desk.errors == ["Enter a street address"])
    desk.store.send(.setText(.street, "1 Road"))
    #expect(desk.errors.isEmpty)
  }
}

private struct Refusal: LocalizedError {
  let errorDescription: String?
}

/// An address form whose Save the test answers.
@MainActor
private final class AddressDesk {
  let clock = TestClock()
  let store: Store<AddressFormState, AddressFormAction>
  /// What saving comes to; nil is a success.
  let outcome = HeldAnswer<(any Error)?>()
  private(set) var saved: [Address] = []
  private(set) var successes = 0
  private(set) var said: [String] = []
  private var saidCount = 0

  init(_ address: Address?, countryCodes: [String]? = nil) {
    let reducer = AddressFormReducer(countryCodes: countryCodes, texts: .english, labels: Labels())
    store = Store(reducer.start(address), clock: clock) { reducer(&$0, $1) }
    store.changed = { [weak self] in self?.listen() }
  }

  var state: AddressFormState { store.state }

  /// The errors that are shown, in the order of the form.
  var errors: [String] {
    AddressPart.allCases.compactMap { part in
      state.problem(of: part)?.message(.format(for: state.address?.countryCode ?? ""))
    }
  }

  /// What is said at the parts, in the order of the form.
  var messages: [String] { AddressPart.allCases.compactMap { state.message(of: $0, texts: .english) } }

  func save() {
    store.send(
      .save(
        AddressSaving(
          checkTime: SubmissionWork.standardCheckTime,
          save: { address in
            self.saved.append(address)
            if let error = await self.outcome.value() { throw error }
          }, succeeded: { self.successes += 1 })))
  }

  private func listen() {
    guard state.spoken.count != saidCount else { return }
    saidCount = state.spoken.count
    said += state.spoken.sentences
  }
}
