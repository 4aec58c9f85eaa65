public import FormhausStore

extension FormhausForm {
  /// Checks the answers of a step after its rules, when the person moves on; messages by field key keep them there.
  ///
  /// ```swift
  /// FormhausForm(definition: definition) { values, _ in .ok }
  ///   .onStepValidate { step, values in
  ///     try await isTaken(values["name"]) ? ["name": "Already taken"] : [:]
  ///   }
  /// ```
  public func onStepValidate(_ hook: @escaping FormHooks.StepValidate) -> FormhausForm {
    with { $0.hooks.onStepValidate = hook }
  }

  /// Allows or refuses each step change before it happens.
  public func onBeforeStepChange(_ hook: @escaping FormHooks.BeforeStepChange) -> FormhausForm {
    with { $0.hooks.onBeforeStepChange = hook }
  }

  /// Is told of each step change; until it returns, nothing can be changed.
  public func onAfterStepChange(_ hook: @escaping FormHooks.AfterStepChange) -> FormhausForm {
    with { $0.hooks.onAfterStepChange = hook }
  }

  /// Allows or refuses sending; answers that the hook changes are set in the form, which is checked again.
  public func onBeforeSubmit(_ hook: @escaping FormHooks.BeforeSubmit) -> FormhausForm {
    with { $0.hooks.onBeforeSubmit = hook }
  }

  /// Is told of the answers that were sent, before the check is shown.
  public func onAfterSubmit(_ hook: @escaping FormHooks.AfterSubmit) -> FormhausForm {
    with { $0.hooks.onAfterSubmit = hook }
  }

  /// All hooks at once.
  public func formhausHooks(_ hooks: FormHooks) -> FormhausForm {
    with { $0.hooks = hooks }
  }

  /// Gives options to fields that name a provider in `optionsFrom`.
  public func optionsProviders(_ providers: [String: OptionsProvider]) -> FormhausForm {
    with { $0.optionsProviders.merge(providers) { _, new in new } }
  }

  /// Checks answers of fields that name a validator in `validation.validator`, once for each answer.
  public func asyncValidators(_ validators: [String: AsyncFieldValidator]) -> FormhausForm {
    with { $0.asyncValidators.merge(validators) { _, new in new } }
  }

  /// Keeps what is filled in as a draft, and asks at the start whether to go on with what was kept before.
  ///
  /// It is that of when the form first shows; nil keeps nothing.
  public func draft(_ store: DraftStore?) -> FormhausForm {
    with { $0.draft = store }
  }

  private func with(_ change: (inout FormHost) -> Void) -> FormhausForm {
    var form = self
    change(&form.host)
    return form
  }
}
