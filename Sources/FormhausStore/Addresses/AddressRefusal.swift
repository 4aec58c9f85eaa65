public import Address
import FormhausCore
import FormhausText

/// An error of the host that says which parts of an address it does not take.
///
/// Thrown by `onSave`, each message stands at its part until the part is changed, and the first takes the focus. What
/// belongs to no part that is asked for stands under the button.
public struct AddressRefusal: LocalizedError, Sendable, Hashable {
  /// What is wrong with single parts.
  public var messages: [AddressPart: String]
  /// What is wrong besides; nil for nothing.
  public var remark: String?

  public init(_ messages: [AddressPart: String], remark: String? = nil) {
    self.messages = messages
    self.remark = remark
  }

  /// All that was said, a line each, in the order of the form.
  public var errorDescription: String? {
    let lines = errors.map(\.message)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The messages under the names of their parts, in the order of the form; that of no part has an empty key. A blank one
  /// says nothing and is none.
  var errors: [FieldError] {
    let errors = AddressPart.allCases.map { FieldError(key: $0.rawValue, message: messages[$0] ?? "") }
    return (errors + [FieldError(key: "", message: remark ?? "")]).filter { !$0.message.trimmed.isEmpty }
  }
}

extension SubmissionOutcome {
  /// What throwing an error means for an address.
  init(savingThrew error: any Error) {
    self =
      (error as? AddressRefusal).map { .refused($0.errors) } ?? SubmissionOutcome(throwing: error)
  }
}
