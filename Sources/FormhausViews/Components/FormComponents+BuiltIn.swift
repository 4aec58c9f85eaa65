import FormhausCore

extension FormComponents {
  /// One line a type.
  mutating func registerBuiltInFields() {
    register("text") { TextFieldView(context: $0, kind: .text) }
    register("email") { TextFieldView(context: $0, kind: .email) }
    register("phone") { TextFieldView(context: $0, kind: .phone) }
    register("url") { TextFieldView(context: $0, kind: .url) }
    register("number") { NumberFieldView(context: $0) }
    register("scale") { ScaleFieldView(context: $0) }
    register("rating") { RatingFieldView(context: $0) }
    register("time") { MomentFieldView(context: $0, moment: .time) }
    register("date") { MomentFieldView(context: $0, moment: .date) }
    register("datetime") { MomentFieldView(context: $0, moment: .dateTime) }
    register("autocomplete") { AutocompleteFieldView(context: $0) }
    register("address") { AddressFieldView(context: $0) }
    register("file") { FileFieldView(context: $0) }
    register("textarea") { TextAreaView(context: $0) }
    register("password") { PasswordFieldView(context: $0) }
    register("select") { ChoiceFieldView(context: $0, look: .menu) }
    register("radio") { ChoiceFieldView(context: $0, look: .inline) }
    register("picture") { ChoiceFieldView(context: $0, look: .inline) }
    register("multiselect") { ChoicesFieldView(context: $0) }
    register("checkbox") { FlagFieldView(context: $0, look: .checkbox) }
    register("switch") { FlagFieldView(context: $0, look: .switch) }
  }
}
