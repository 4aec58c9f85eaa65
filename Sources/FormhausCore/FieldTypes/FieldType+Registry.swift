extension FieldType {
  /// The built-in types: one line each, one file each.
  static let registry: [FieldType] = [
    .text, .email, .phone, .url, .password, .textarea, .number,
    .select, .radio, .multiselect, .autocomplete,
    .checkbox, .switch,
    .date, .datetime, .file, .group,
  ]
}
