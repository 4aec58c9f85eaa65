import FormhausCore
import FormhausStore
import FormhausText

/// The commands that a form asks, as its host.
@MainActor
struct HostCommands {
  let runner: HostCommandRunner
  let options: HostOptions

  /// - Parameters:
  ///   - form: the id of the form.
  ///   - submission: what the submission goes by.
  init(_ options: HostOptions, form: String, submission: String) {
    runner = HostCommandRunner(environment: ["FORMHAUS_FORM": form, "FORMHAUS_SUBMISSION": submission])
    self.options = options
  }

  /// The host to run a form with.
  var host: FormHost {
    var host = FormHost()
    let runner = runner
    for command in options.providers {
      host.optionsProviders[command.name] = { values in
        try await runner.ask(command.line, .object(values)).options()
      }
    }
    for command in options.validators {
      host.asyncValidators[command.name] = { value, values in
        try await runner.ask(command.line, ["value": value, "values": .object(values)]).refusal()
      }
    }
    if let line = options.stepCheck {
      host.hooks.onStepValidate = { step, values in
        try await runner.ask(line, ["step": .string(step), "values": .object(values)]).stepErrors()
      }
    }
    return host
  }

  /// Ends what still runs.
  func end() async { await runner.end() }
}

/// What the command line says about the commands that a form asks.
struct HostOptions: Equatable {
  var providers: [NamedCommand] = []
  var validators: [NamedCommand] = []
  var stepCheck: String?

  init(_ arguments: Arguments) throws(Failure) {
    providers = try NamedCommand.all(.options, arguments)
    validators = try NamedCommand.all(.validator, arguments)
    stepCheck = arguments[.validateStep]
    if let stepCheck, stepCheck.trimmed.isEmpty {
      throw .usage("--validate-step needs a command; leave the option out to check no steps")
    }
  }

  /// What does not fit a form: names that it does not ask for.
  func oddities(_ form: FormDefinition) -> [String] {
    let fields = form.allFieldsOfItems
    let sources = fields.compactMap(\.optionsFrom)
    let checks = fields.compactMap { $0.validation?.validator }
    return unused(providers, sources, "the options") + unused(validators, checks, "the validator")
  }

  private func unused(_ commands: [NamedCommand], _ names: [String], _ kind: String) -> [String] {
    commands.map(\.name).filter { !names.contains($0) }.map { name in
      "formhaus: no field asks for \(kind) \"\(name)\"\(closest(to: name, among: Set(names).sorted()))"
    }
  }
}

extension FormDefinition {
  /// The fields of the form and those of the items of its groups.
  fileprivate var allFieldsOfItems: [FieldDefinition] {
    allFields.flatMap { [$0] + ($0.group?.fields.withoutSections ?? []) }
  }
}
