import Address
import Formhaus
import FormhausCore
import FormhausText
import FormhausViews

/// `formhaus address`: asks a person for an address and writes it as it is saved.
@MainActor
struct AskedAddress {
  let options: AddressFormOptions
  let language: Language
  let formats: AddressFormats

  /// Shows the form, hands the address to the command if there is one, and writes it.
  func run() async throws(Failure) {
    try options.result.check(keys: AddressDefinition.members)
    let command = options.submit.map { SubmitCommand($0, form: "address") }
    let saved = options.asksNobody ? try await send(try checked(), to: command) : try await ask(command)
    try options.result.write(saved)
  }

  private var labels: Labels { language.labels }
  private var messages: Messages { language.messages }

  private func ask(_ command: SubmitCommand?) async throws(Failure) -> JSONObject {
    let sent = SentValues()
    var said: String?
    let search = try await options.search.open(language: language.locale)
    let title = labels[options.isSaved ? .addressTitle : .addressNewTitle]
    let form = AddressForm(
      address: options.address, search: search?.search, countryCodes: options.countryCodes
    ) { address in
      said = try await command?.send(address.json, skippedSteps: []).taken()
      sent.values = address.json
    }
    let view = AddressPage(title: title, form: form)
      .addressFormats(formats).addressFieldOrder(options.order)
    try await options.presentation.show(
      view, title: title, labels: labels, messages: messages, isSent: { sent.values != nil },
      ended: {
        let signals = EndingSignals {}
        await command?.end()
        await search?.end()
        signals.release()
      })
    if let said { StandardStreams.tell(said) }
    return sent.values ?? [:]
  }

  /// The address as it is saved, checked without a person.
  private func checked() throws(Failure) -> JSONObject {
    let texts = language.addressTexts
    let check = options.address.splittingSublocality.checked(
      formats: formats, countryCodes: options.countryCodes)
    guard check.isAccepted else {
      throw Failure(
        .refused,
        check.errorMessages(texts: texts).map { part, message in
          "\(check.format.label(of: part, texts: texts)) (\(part.rawValue)): \(message)"
        })
    }
    for (_, message) in check.warningMessages(texts: texts) { StandardStreams.tell(message) }
    return check.saved.json
  }

  /// What the command refuses, a line for each part.
  private func lines(of refusal: AddressRefusal, country: String) -> [String] {
    let texts = AddressTexts(messages: messages, labels: labels)
    let format = formats.format(for: country)
    let parts = AddressPart.allCases.compactMap { part in
      refusal.messages[part].map { "\(format.label(of: part, texts: texts)) (\(part.rawValue)): \($0)" }
    }
    return parts + (refusal.remark ?? "").split(whereSeparator: \.isNewline).map { "formhaus: \($0)" }
  }

  /// Hands the address to the command, if there is one; a signal ends it.
  private func send(_ values: JSONObject, to command: SubmitCommand?) async throws(Failure) -> JSONObject {
    guard let command else { return values }
    let failed = labels[.addressSaveFailed]
    let said = try await InterruptibleWork.run { () async throws(Failure) -> String? in
      do {
        return try await command.send(values, skippedSteps: []).taken()
      } catch is CancellationError {
        throw Failure(.cancelled, [])
      } catch let refusal as AddressRefusal {
        throw Failure(.refused, lines(of: refusal, country: values["countryCode"]?.stringValue ?? ""))
      } catch {
        throw Failure(.refused, "formhaus: \((error as? any LocalizedError)?.errorDescription ?? failed)")
      }
    }
    if let said { StandardStreams.tell(said) }
    return values
  }
}

/// The title above the form.
private struct AddressPage: View {
  let title: String
  let form: AddressForm

  var body: some View {
    VStack(spacing: 1) {
      Text(title).bold().accessibilityHeader()
      form
    }
  }
}

/// Why a command did not take an address, in its own words.
private struct NotTaken: LocalizedError {
  let errorDescription: String?
}

extension AddressRefusal {
  /// The messages at their parts; those of other names are told together.
  fileprivate init(_ errors: [FieldError]) {
    self.init([:])
    for error in errors {
      if let part = AddressPart(rawValue: error.key) {
        messages[part] = error.message
      } else {
        remark = (remark.map { $0 + "\n" } ?? "") + error.message
      }
    }
  }
}

extension SubmitReply {
  /// What the command said when it took the address; nil for nothing.
  ///
  /// - Throws: what it said against it, or `CancellationError` when sending was called off.
  fileprivate func taken() throws -> String? {
    switch self {
    case .sent(let message): return message
    case .refused(let errors): throw AddressRefusal(errors)
    case .failed(let text): throw NotTaken(errorDescription: text)
    case .cancelled: throw CancellationError()
    }
  }
}
