import Surface

extension KeyDecoder {
  /// One byte outside of a paste.
  mutating func receiveTyped(_ byte: UInt8, at time: Duration, _ events: inout [TerminalEvent]) {
    switch state {
    case .escape: receiveBehindEscape(byte, at: time, &events)
    case .sequence(let sequence): receive(byte, in: sequence, at: time, &events)
    default: receiveInGround(byte, at: time, &events)
    }
  }

  /// Something that is no byte ends whatever was under way.
  mutating func interrupt(_ events: inout [TerminalEvent]) {
    // Escape right before a key string is how some terminals say Alt: it is no key of its own.
    state = .ground
    isAlt = false
    scalar = ScalarAssembler()
    releaseEnter(asLineEnd: true, &events)
  }

  private mutating func receiveInGround(_ byte: UInt8, at time: Duration, _ events: inout [TerminalEvent]) {
    burst += 1
    releaseEnter(asLineEnd: true, &events)
    if !scalar.isEmpty || byte >= 0x80 {
      assemble(byte, at: time, &events)
    } else if byte == 0x1B {
      state = .escape
    } else if let kind = EscapeSequence.Kind(introducer: byte), followsLoneEscape(time, kind) {
      state = .sequence(EscapeSequence(kind: kind, start: time, isSwallowed: true))
    } else if !marksPastes, byte == 0x0D || byte == 0x0A {
      heldEnter = true
    } else {
      events.append(.key(Key(typed: byte)))
    }
    loneEscape = nil
  }

  private mutating func assemble(_ byte: UInt8, at time: Duration, _ events: inout [TerminalEvent]) {
    switch scalar.receive(byte) {
    case .unfinished:
      break
    case .scalar(let scalar):
      // C1 control characters are no text.
      let isControl = (0x80...0x9F).contains(scalar.value)
      if !isControl { events.append(.key(isAlt ? .alt(Character(scalar)) : .character(Character(scalar)))) }
      isAlt = false
    case .broken:
      isAlt = false
      events.append(.key(.character("\u{FFFD}")))
      receiveTyped(byte, at: time, &events)
    }
  }

  private mutating func receiveBehindEscape(_ byte: UInt8, at time: Duration, _ events: inout [TerminalEvent])
  {
    if let kind = EscapeSequence.Kind(introducer: byte) {
      state = .sequence(EscapeSequence(kind: kind, start: time))
      return
    }
    switch byte {
    case 0x1B:
      break
    case 0x20...0x7E:
      state = .ground
      events.append(.key(.alt(Character(Unicode.Scalar(byte)))))
    case 0x80...:
      state = .ground
      isAlt = true
      receiveTyped(byte, at: time, &events)
    default:
      state = .ground
      events.append(.key(.escape))
      receiveTyped(byte, at: time, &events)
    }
  }

  private mutating func receive(
    _ byte: UInt8, in sequence: EscapeSequence, at time: Duration, _ events: inout [TerminalEvent]
  ) {
    var sequence = sequence
    switch sequence.receive(byte) {
    case .unfinished:
      state = .sequence(sequence)
    case .finished:
      state = .ground
      finish(sequence, &events)
    case .aborted:
      state = .ground
      receiveTyped(byte, at: time, &events)
    }
  }

  private mutating func finish(_ sequence: EscapeSequence, _ events: inout [TerminalEvent]) {
    switch sequence.meaning {
    // What follows is pasted, however its bracket came.
    case .pasteStart: beginPaste()
    case _ where sequence.isSwallowed: break
    case .key(let key): events.append(.key(key))
    case .mouse(let event): events.append(.mouse(event))
    case nil: break
    }
  }

  /// Whether a byte that can begin a sequence may be the rest of one, whose Escape came too early.
  private func followsLoneEscape(_ time: Duration, _ kind: EscapeSequence.Kind) -> Bool {
    guard let loneEscape, kind != .text else { return false }
    return time - loneEscape < KeyDecoder.sequencePatience
  }

  /// Lets go of an Enter that waited for its neighbours.
  mutating func releaseEnter(asLineEnd: Bool, _ events: inout [TerminalEvent]) {
    guard heldEnter else { return }
    heldEnter = false
    events.append(asLineEnd ? .paste("\n") : .key(.enter))
  }
}
