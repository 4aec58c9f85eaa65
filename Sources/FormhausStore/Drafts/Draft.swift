/// What was filled in of a form and not sent yet: the last of what a journal says of each field and of the place.
public struct Draft: Sendable {
  /// The id of the form.
  public let form: String
  /// When something was kept last, in seconds since 1970; 0 when nothing was.
  public private(set) var time = 0
  /// Where the person was; nil in a form of one page.
  public private(set) var place: DraftPlace?
  /// By the bytes of their keys: keys that only look the same are others.
  private var answersByKey: [[UInt8]: (answer: DraftAnswer, number: Int)] = [:]
  private var count = 0

  /// A draft without anything in it.
  public init(form: String) {
    self.form = form
  }

  /// The answers, in the order in which they were changed last.
  public var answers: [DraftAnswer] {
    answersByKey.values.sorted { $0.number < $1.number }.map(\.answer)
  }

  /// Whether there is nothing to go on with.
  public var isEmpty: Bool { answersByKey.isEmpty && place == nil }

  /// What a journal has to say so that it tells the same.
  public var entries: [DraftEntry] {
    answers.map(DraftEntry.answer) + (place.map { [.place($0)] } ?? [])
  }

  /// Takes one more entry in.
  public mutating func take(_ entry: DraftEntry, at time: Int) {
    self.time = time
    switch entry {
    case .answer(let answer):
      count += 1
      answersByKey[Array(answer.key.utf8)] = (answer, count)
    case .place(let place): self.place = place
    }
  }
}
