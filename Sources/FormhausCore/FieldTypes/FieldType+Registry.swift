extension FieldType {
  /// The built-in types: one line each, one file each.
  static let registry: [FieldType] = [
    .text, .email, .phone, .url, .password, .textarea, .number,
    .scale, .rating,
    .select, .radio, .multiselect, .picture, .autocomplete,
    .checkbox, .switch,
    .date, .time, .datetime, .file, .address, .group,
  ]
}
