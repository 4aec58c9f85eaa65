import Address
import FormhausText
import Foundation
import Testing

@testable import FormhausCommand
@testable import FormhausGeocoder

/// When and where servers are asked.
@Suite struct AskingTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT
  private static let then = 784_111_777

  @Test(arguments: [
    ("120", 120), (" 0 ", 0), ("99999999999999999999", 86_400), ("Sun, 06 Nov 1994 08:49:37 GMT", 0),
    ("Sun, 06 Nov 1994 08:50:07 GMT", 30), ("Sunday, 06-Nov-94 08:50:07 GMT", 30),
    ("Sun Nov  6 08:50:07 1994", 30), ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400),
    ("Sun, 06 Nov 1984 08:49:37 GMT", 0), ("Tue, 29 Feb 2028 00:00:00 GMT", 86_400),
  ])
  func retryAfterIsSecondsOrADate(_ text: String, _ seconds: Int) {
    #expect(RetryAfter.seconds(text, now: AskingTests.then) == seconds)
  }

  @Test(arguments: [
    ("https://photon.example.org", "http://127.0.0.1:8080/x", false),
    ("https://photon.example.org", "https://localhost/x", false),
    ("https://photon.example.org", "https://other.example.org/x", true),
    ("https://photon.example.org", "http://other.example.org/x", false),
    ("http://127.0.0.1:2322", "http://127.0.0.1:8080/x", true),
    ("http://127.0.0.1:2322", "file:///etc/passwd", false),
  ])
  func anAnswerMaySendARequestOn(from origin: String, to target: String, isAllowed: Bool) throws {
    let (from, to) = (try #require(URL(string: origin)), try #require(URL(string: target)))
    #expect(ServerAddress.mayRedirect(from: from, to: to, allowsHTTP: false) == isAllowed)
  }

  @Test(arguments: [
    "", "soon", "-5", "1.5", "Sun, 06 Nov 1994", "Sun, 99 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT",
    "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET",
    "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
  ])
  func otherTextsSayNothing(_ text: String) {
    #expect(RetryAfter.seconds(text, now: AskingTests.then) == nil)
  }

  @Test func aServerThatHasEnoughIsLeftAlone() {
    let start = ContinuousClock.now
    var rest = Rest()
    #expect(rest.remaining(at: start) == nil)
    rest.note(status: 429, retryAfter: .seconds(30), at: start)
    #expect(rest.remaining(at: start + .seconds(29)) == .seconds(1))
    #expect(rest.remaining(at: start + .seconds(30)) == nil)
    rest.note(status: 200, retryAfter: nil, at: start + .seconds(30))
    var now = start + .seconds(30)
    for seconds in [1, 2, 4, 8, 16, 32, 60, 60] {
      rest.note(status: 500, retryAfter: .seconds(3), at: now)
      #expect(rest.remaining(at: now) == .seconds(seconds))
      now += .seconds(seconds)
    }
    rest.note(status: 404, retryAfter: .seconds(9), at: now)
    #expect(rest.remaining(at: now) == nil)
  }

  @Test(arguments: [
    ("https://photon.example.org", "https://photon.example.org/api?q=a%20%26b%2B%C3%A9"),
    ("https://photon.example.org/", "https://photon.example.org/api?q=a%20%26b%2B%C3%A9"),
    ("https://photon.example.org/api/", "https://photon.example.org/api?q=a%20%26b%2B%C3%A9"),
    (
      "https://example.org:8443/geo?key=1%262",
      "https://example.org:8443/geo/api?key=1%262&q=a%20%26b%2B%C3%A9"
    ),
    ("http://127.0.0.1:2322", "http://127.0.0.1:2322/api?q=a%20%26b%2B%C3%A9"),
    ("http://[::1]:2322", "http://[::1]:2322/api?q=a%20%26b%2B%C3%A9"),
  ])
  func addressesAreMade(_ address: String, _ url: String) throws {
    let server = try ServerAddress(address, allowsHTTP: false)
    #expect(server.url(endpoint: "api", query: [("q", "a &b+\u{E9}")])?.absoluteString == url)
  }

  @Test func theEndpointMayStandInTheAddress() throws {
    for address in ["https://e.org", "https://e.org/v1", "https://e.org/v1/autocomplete"] {
      let url = try ServerAddress(address, allowsHTTP: false).url(
        endpoint: "v1/autocomplete", query: [("a", "b")])
      #expect(url?.absoluteString == "https://e.org/v1/autocomplete?a=b")
    }
  }

  @Test(arguments: [
    "", "photon.example.org", "ftp://example.org", "file:///etc/passwd", "https://",
    "https://me:pw@example.org",
    "http://example.org", "http://127.0.0.1.example.org", "http://localhost.example.org", "https://e.org/#a",
  ])
  func otherAddressesAreRefused(_ address: String) {
    #expect(throws: GeocoderUsage.self) { try ServerAddress(address, allowsHTTP: false) }
  }

  @Test func unencryptedServersWantAnOption() throws {
    _ = try ServerAddress("http://photon.lan:2322", allowsHTTP: true)
    let error = #expect(throws: GeocoderUsage.self) {
      try ServerAddress("http://photon.lan:2322", allowsHTTP: false)
    }
    #expect(
      error?.text
        == "--url http://photon.lan would send what is typed unencrypted; pass https, or --allow-http as well"
    )
  }

  @Test func optionsAreRead() throws {
    let options = try GeocoderOptions(
      [
        "addok", "--url", "https://e.org", "--countries=us,DE", "--attribution", "City", "--allow-http",
        "--contact", "me@example.org",
      ], environment: ["FORMHAUS_GEOCODER_KEY": "k", "FORMHAUS_GEOCODER_CONTACT": "other"])
    #expect(options.preset == .addok)
    #expect(options.countries == ["US", "DE"])
    #expect(options.attribution == "City")
    #expect(options.allowsHTTP)
    #expect(options.key == "k")
    #expect(options.userAgent == "formhaus-geocoder/0.1.0 (me@example.org)")
  }

  @Test(arguments: [
    ([], "pass a service: photon, pelias, addok, nominatim"),
    (["foton"], "there is no service \"foton\"; pass photon, pelias, addok, nominatim"),
    (["photon"], "pass the address of the server: --url https://photon.example.org"),
    (["photon", "--url"], "--url needs a value; see formhaus-geocoder --help"),
    (["photon", "--uri", "x"], "there is no option --uri; see formhaus-geocoder --help"),
    (["photon", "addok"], "pass one service only, not \"addok\" as well"),
    (["photon", "--url", "https://e.org", "--countries", "US"], "--countries is for addok"),
    (["addok", "--countries", "USA"], "--countries cannot be \"USA\"; pass codes such as FR,BE"),
    (
      ["photon", "--url", "https://e.org", "--contact", "a\r\nX: y"],
      "--contact takes a line of ASCII, such as an address of mail"
    ),
  ])
  func wrongOptionsSayWhatToPass(_ words: [String], _ text: String) {
    let error = #expect(throws: GeocoderUsage.self) { try GeocoderOptions(words, environment: [:]) }
    #expect(error?.text == text)
  }

  @Test func bothProgramsAreOfOneVersion() {
    #expect(GeocoderVersion.text == Version.text)
  }

  @Test func answersAreKeptForAWhile() {
    var recent = RecentAnswers()
    func question(_ number: Int) -> RecentAnswers.Question {
      .init(text: "\(number)", countryCode: "DE", language: "")
    }
    for number in 1...40 { recent.keep([], for: question(number)) }
    #expect(recent[question(8)] == nil)
    #expect(recent[question(9)] == [])
    #expect(recent[.init(text: "9", countryCode: "AT", language: "")] == nil)
  }
}
