/// A yes or no: a checkbox or a switch, its label beside it.
struct FlagFieldView: View {
  let context: FieldContext
  let look: ToggleLook

  var body: some View {
    VStack {
      Toggle(
        context.isRequired ? context.label + " *" : context.label, isOn: context.boolBinding, look: look
      )
      .fieldMeaning(context)
      FieldRemark(context: context)
      FieldWork(context: context)
    }
  }
}
