import Address
public import FormhausText

/// A named check of the host: the answer and the other answers in, a text out when it refuses.
///
/// It is never asked about an empty answer; nil and an empty text refuse nothing.
public typealias FieldValidator = @Sendable (_ value: JSONValue, _ values: FormValues) -> String?

/// The answers that count: those of visible fields on the path that were not skipped.
public struct FormValues {
  private let read: (String) -> JSONValue?
  private let readAll: () -> JSONObject

  init(read: @escaping (String) -> JSONValue?, all: @escaping () -> JSONObject) {
    self.read = read
    self.readAll = all
  }

  /// The answer of a key.
  public subscript(key: String) -> JSONValue? { read(key) }

  /// All answers; collecting them costs as much as the form is long.
  public var object: JSONObject { readAll() }
}

/// What the check of one answer takes from the options of the engine.
struct CheckSettings {
  var typeChecks = false
  var strictDates = true
  var today: String?
  var files: FileCheck?
  var validators: [String: FieldValidator] = [:]
  /// What validators see; nil leaves them out.
  var values: FormValues?
  /// Options of a provider, which take the place of the written ones.
  var options: OptionList?
  /// The formats of countries; nil for those that are built in.
  var addressFormats: AddressFormats?
}
