import FormhausCore
import FormhausText

/// What a submit command answered.
enum SubmitReply: Equatable, Sendable {
  /// Taken; the message is for the person.
  case sent(message: String?)
  /// Refused: messages for fields, in the order of the answer.
  case refused([FieldError])
  /// Not taken; nil for the form's own text.
  case failed(String?)
  /// Called off: by the person, or by the command itself.
  case cancelled

  private static let cancelledStatus: Int32 = 130

  /// Reads the answer of a command that has ended.
  init(_ child: FinishedChild) {
    let answer = child.output.isCut ? nil : try? JSONParser.parse(child.output.text)
    if child.end == .exit(0) {
      self = .sent(message: answer?["message"]?.stringValue)
    } else if child.wasCancelled || child.end == .exit(SubmitReply.cancelledStatus) {
      self = .cancelled
    } else if let errors = answer.flatMap(SubmitReply.errors) {
      self = .refused(errors)
    } else {
      self = .failed(child.errors.text.lastFilledLine)
    }
  }

  /// The errors of an answer; nil when it names none.
  private static func errors(_ answer: JSONValue) -> [FieldError]? {
    // A blank text says nothing is wrong.
    let errors = (answer["errors"]?.objectValue ?? [:]).compactMap { key, value in
      value.stringValue.map { FieldError(key: key, message: $0) }
    }
    .filter { !$0.message.trimmed.isEmpty }
    return errors.isEmpty ? nil : errors
  }
}

extension ChildOutput {
  /// The bytes as text; what is not UTF-8 in them becomes U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The last line that holds more than white space, without the white space around it.
  var lastFilledLine: String? {
    split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }.map { line in
      let start = line.drop(while: \.isWhitespace)
      let length = start.reversed().drop(while: \.isWhitespace).count
      return String(start.prefix(length))
    }
  }
}
