import FormhausText

extension DateNotation {
  /// What was typed about time, as an answer has it; nil for what has no certain meaning.
  public func answer(_ text: String, _ moment: Moment) -> String? {
    switch moment {
    case .date: day(text)
    case .time: TimeNotation.time(text)
    case .dateTime: dateTime(text)
    }
  }

  /// An answer about time as the person writes it; what is no such answer stays as it is.
  public func text(_ answer: String) -> String {
    guard DateText(datetime: answer) != nil else { return text(day: answer) }
    return text(day: String(answer.prefix(10))) + " " + answer.dropFirst(11)
  }

  /// A day, and behind a blank, a comma or a T a time of day.
  private func dateTime(_ text: String) -> String? {
    let plain = text.inPlainDigits
    if DateText(datetime: plain) != nil { return plain }
    return DateTimeParts.all(of: plain).lazy.compactMap { parts in
      guard let day = day(parts.day) else { return nil }
      if let time = TimeNotation.time(parts.time) { return day + "T" + time }
      // Seconds and zones are taken as they are.
      let exact = day + "T" + (parts.time.dropFirst().first == ":" ? "0" : "") + parts.time
      return DateText(datetime: exact) == nil ? nil : exact
    }.first
  }
}

/// A text about a day and a time of it, in two.
public struct DateTimeParts: Sendable, Hashable {
  /// The part about the day, without blanks around it.
  public let day: String
  /// The part about the time, without blanks around it.
  public let time: String
  /// Where the time begins in the text, in graphemes.
  public let timeStart: Int

  /// Each place at which a text can be parted, the first one first.
  static func all(of text: String) -> [DateTimeParts] {
    let characters = Array(text)
    return characters.indices.compactMap { index in
      guard " Tt,".contains(characters[index]), index > 0 else { return nil }
      let rest = characters[(index + 1)...].drop { " ,".contains($0) }
      guard let first = rest.indices.first else { return nil }
      let day = String(characters[..<index]).trimmed
      return DateTimeParts(
        day: day.hasSuffix(",") ? String(day.dropLast()) : day, time: String(rest).trimmed, timeStart: first)
    }
  }
}

extension DateNotation {
  /// The day and the time of a text that names both; nil where no day can be made out.
  public func parts(of text: String) -> DateTimeParts? {
    DateTimeParts.all(of: text).first { day($0.day) != nil }
  }
}
