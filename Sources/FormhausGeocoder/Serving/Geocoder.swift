import Address
import FormhausText
import Foundation

/// Answers requests for suggestions by asking a service, the latest one only.
actor Geocoder {
  private let service: any Service
  private let server: ServerAddress
  private let fetcher: Fetcher
  private let write: @Sendable (String) -> Void

  private var rest = Rest()
  private var recent = RecentAnswers()
  /// When the next request may be sent.
  private var next = ContinuousClock.now
  /// The work on the latest request for suggestions.
  private var work: Task<Void, Never>?

  /// - Parameter write: takes the lines of the answers.
  init(
    service: any Service, server: ServerAddress, fetcher: Fetcher, write: @escaping @Sendable (String) -> Void
  ) {
    (self.service, self.server, self.fetcher, self.write) = (service, server, fetcher, write)
  }

  /// Takes a line. A request for suggestions takes the place of an older one that waits.
  func take(_ line: String) {
    do throws(SearchLineError) {
      let request = try SearchRequest(line: line)
      switch request.question {
      case .resolve(let suggestion):
        answer(
          request.id, suggestion.address.map(SearchReply.Answer.address) ?? .failure("no such suggestion"))
      case .suggest(let text, let countryCode):
        work?.cancel()
        let question = RecentAnswers.Question(
          text: text, countryCode: countryCode.uppercased(), language: request.language)
        work = Task { await self.suggest(question, id: request.id) }
      }
    } catch {
      if let id = error.id { answer(id, .failure(error.text)) }
    }
  }

  /// Waits for what is on its way.
  func finish() async { await work?.value }

  private func answer(_ id: Int, _ answer: SearchReply.Answer) {
    write(SearchReply(id: id, answer).line)
  }

  private func suggest(_ question: RecentAnswers.Question, id: Int) async {
    do {
      answer(id, .suggestions(try await suggestions(question)))
    } catch let error as FetchError {
      answer(id, .failure("\(server.host): \(error.text)"))
    } catch {
      answer(id, .failure("a later request took its place"))
    }
  }

  private func suggestions(
    _ question: RecentAnswers.Question
  ) async throws -> [AddressSearch.Suggestion] {
    if let known = service.countries, !known.contains(question.countryCode) { return [] }
    if let answer = recent[question] { return answer }
    try checkRest()
    try await keepPace()
    // Another answer may have asked for a rest meanwhile.
    try checkRest()
    let query = service.query(question.text, countryCode: question.countryCode)
    guard let url = server.url(endpoint: service.endpoint, query: query) else {
      throw FetchError("the question cannot be asked")
    }
    // The pace counts from the answer: what is slow on its way must not come close to what follows.
    defer { next = .now + service.pace }
    let fetched = try await fetcher.get(url, language: question.language)
    note(fetched)
    guard fetched.status == 200 else { throw FetchError("status \(fetched.status)") }
    // What is not UTF-8 becomes U+FFFD.
    let text = String(decoding: fetched.body, as: UTF8.self)
    let limits = JSONLimits(maximumBytes: Fetcher.longestBody * 3, maximumDepth: 64)
    guard let json = try? JSONParser.parse(SourceText(name: "", text: text), limits: limits).value,
      let answer = service.suggestions(in: json, countryCode: question.countryCode)
    else { throw FetchError("an answer that \(service.title) does not give") }
    recent.keep(answer, for: question)
    return answer
  }

  private func checkRest() throws {
    if let left = rest.remaining(at: .now) {
      throw FetchError("is left alone for \(left.components.seconds + 1) s, as it asked for")
    }
  }

  /// Waits for the turn of a request where the service wants time between them.
  private func keepPace() async throws {
    guard service.pace > .zero else { return }
    while ContinuousClock.now < next { try await Task.sleep(until: next) }
    try Task.checkCancellation()
    next = .now + service.pace
  }

  private func note(_ fetched: Fetched) {
    let now = Int(Date().timeIntervalSince1970)
    let wait = fetched.retryAfter.flatMap { RetryAfter.seconds($0, now: now) }
    rest.note(status: fetched.status, retryAfter: wait.map { .seconds($0) }, at: .now)
  }
}
