import Surface

/// Folds what is read from the terminal into events: bytes into characters, a paste into one event, and
/// escape sequences that nobody knows into nothing.
///
/// It has no clock: every call carries the time, counted from any fixed moment.
struct KeyDecoder: Sendable {
  enum State: Sendable {
    case ground
    /// Escape, and nothing yet behind it.
    case escape
    case sequence(EscapeSequence)
    case paste
    /// Just behind a paste: what comes at once may still belong to it.
    case tail
  }

  /// How long the rest of a sequence, or of a sequence whose Escape was taken for the key, may take.
  static let sequencePatience = Duration.milliseconds(300)
  /// How long a paste may pause before it counts as ended.
  static let pastePatience = Duration.seconds(5)
  /// How long after a paste its text may go on behind a bracket that was part of the text.
  static let tailPatience = Duration.milliseconds(50)
  /// The longest paste that is kept, in bytes; the rest is dropped.
  static let longestPaste = 16 * 1024 * 1024

  /// Whether the terminal marks pastes. Where it does not, Enter among other bytes is a line end.
  let marksPastes: Bool

  var state = State.ground
  var lastInput = Duration.zero
  var loneEscape: Duration?
  var scalar = ScalarAssembler()
  var isAlt = false
  var paste: [UInt8] = []
  var burst = 0
  var heldEnter = false

  init(marksPastes: Bool = true) {
    self.marksPastes = marksPastes
  }

  /// Whether bytes are to be read as they are, without looking for the terminal's key strings in them.
  var readsRawBytes: Bool {
    switch state {
    case .paste, .tail: true
    default: false
    }
  }

  /// When `expire` is to be called if nothing else comes; nil when nothing is pending.
  var deadline: Duration? {
    switch state {
    case .ground, .escape: nil
    case .sequence(let sequence): sequence.start + KeyDecoder.sequencePatience
    case .paste: lastInput + KeyDecoder.pastePatience
    case .tail: lastInput + KeyDecoder.tailPatience
    }
  }

  /// Takes one thing read at `time`; what it makes goes to the end of `events`.
  mutating func receive(_ input: KeyInput, at time: Duration, _ events: inout [TerminalEvent]) {
    if let deadline, time >= deadline { expire(at: time, &events) }
    lastInput = time
    switch (state, input) {
    case (.paste, .byte(let byte)):
      receivePasted(byte, &events)
    case (.tail, .byte(let byte)):
      receiveBehindPaste(byte, at: time, &events)
    case (.paste, _), (.tail, _):
      break
    case (_, .byte(let byte)):
      receiveTyped(byte, at: time, &events)
    case (_, .key(let key)):
      interrupt(&events)
      burst += 1
      events.append(.key(key))
    case (_, .pasteStart):
      interrupt(&events)
      beginPaste()
    case (_, .pasteEnd):
      interrupt(&events)
    }
  }

  /// There is nothing more to read at `time`.
  mutating func drain(at time: Duration, _ events: inout [TerminalEvent]) {
    switch state {
    case .escape:
      state = .ground
      loneEscape = time
      events.append(.key(.escape))
    case .sequence(let sequence) where sequence.endsWithInput:
      state = .ground
    default:
      break
    }
    if case .ground = state { releaseEnter(asLineEnd: burst > 1, &events) }
    burst = 0
  }

  /// Ends what has waited for too long at `time`.
  mutating func expire(at time: Duration, _ events: inout [TerminalEvent]) {
    guard let deadline, time >= deadline else { return }
    switch state {
    case .sequence: state = .ground
    case .paste:
      endPaste(&events)
      replayTail(at: time, &events)
    case .tail: replayTail(at: time, &events)
    case .ground, .escape: break
    }
  }
}
