internal import CPCRE2

/// A pattern compiled by PCRE2, freed with its last owner.
final class CompiledPattern: Sendable {
  /// The address of PCRE2's code block. It is not written after compiling, so that threads may share it; a pointer
  /// type would say nothing of that and is not Sendable.
  private let address: UInt

  /// Enough for any form's pattern, and 2.5 ms for one made to take for ever.
  private static let matchLimit: UInt32 = 100_000
  private static let nestingLimit: UInt32 = 1_000
  /// Bytes.
  private static let firstStack = 32 << 10
  private static let largestStack = 1 << 20

  /// With `hasLook` false PCRE2 may first look for units that every match must have. Beside an assertion it counts
  /// one unit twice there: `(?=a)-*?a` is not found in `a`.
  init(_ pattern: [UInt16], hasLook: Bool) throws(PatternError) {
    let context = pcre2_compile_context_create_16(nil)
    defer { pcre2_compile_context_free_16(context) }
    pcre2_set_parens_nest_limit_16(context, CompiledPattern.nestingLimit)
    let options =
      PCRE2_ALT_BSUX | PCRE2_MATCH_UNSET_BACKREF | PCRE2_DOLLAR_ENDONLY | PCRE2_ALLOW_EMPTY_CLASS
      | (hasLook ? PCRE2_NO_START_OPTIMIZE : 0)
    var code: Int32 = 0
    var offset = 0
    guard let compiled = pcre2_compile_16(pattern, pattern.count, options, &code, &offset, context) else {
      throw .unsupported(CompiledPattern.message(code), at: 0)
    }
    // Without JIT the same code is interpreted.
    pcre2_jit_compile_16(compiled, PCRE2_JIT_COMPLETE)
    address = UInt(bitPattern: compiled)
  }

  deinit {
    pcre2_code_free_16(OpaquePointer(bitPattern: address))
  }

  func search(_ text: [UInt16]) -> Pattern.Match {
    guard let data = pcre2_match_data_create_16(1, nil) else { return .tooComplex }
    defer { pcre2_match_data_free_16(data) }
    var result = match(text, 0, data, OpaquePointer(bitPattern: CompiledPattern.limits))
    if result == PCRE2_ERROR_JIT_STACKLIMIT {
      result = matchWithLargerStack(text, data)
    }
    if result == PCRE2_ERROR_JIT_STACKLIMIT {
      result = match(text, PCRE2_NO_JIT, data, OpaquePointer(bitPattern: CompiledPattern.limits))
    }
    // 0 is a match with more captures than there is room for.
    return result >= 0 ? .matched : result == PCRE2_ERROR_NOMATCH ? .notMatched : .tooComplex
  }

  /// The address of the match context with the limit. Nothing writes into it afterwards, so that threads may share it.
  private static let limits: UInt = {
    guard let context = pcre2_match_context_create_16(nil) else { return 0 }
    pcre2_set_match_limit_16(context, matchLimit)
    return UInt(bitPattern: context)
  }()

  private func matchWithLargerStack(
    _ text: [UInt16], _ data: OpaquePointer
  ) -> Int32 {
    guard let context = pcre2_match_context_create_16(nil) else { return PCRE2_ERROR_NOMEMORY }
    defer { pcre2_match_context_free_16(context) }
    pcre2_set_match_limit_16(context, CompiledPattern.matchLimit)
    let stack = pcre2_jit_stack_create_16(CompiledPattern.firstStack, CompiledPattern.largestStack, nil)
    defer {
      pcre2_jit_stack_assign_16(context, nil, nil)
      pcre2_jit_stack_free_16(stack)
    }
    pcre2_jit_stack_assign_16(context, nil, UnsafeMutableRawPointer(stack))
    return match(text, 0, data, context)
  }

  private func match(
    _ text: [UInt16], _ options: UInt32, _ data: OpaquePointer, _ context: OpaquePointer?
  ) -> Int32 {
    pcre2_match_16(OpaquePointer(bitPattern: address), text, text.count, 0, options, data, context)
  }

  private static func message(_ code: Int32) -> String {
    var buffer = [UInt16](repeating: 0, count: 256)
    let length = pcre2_get_error_message_16(code, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, Int(length))), as: UTF16.self)
  }
}
