import FormhausText

extension CheckReport {
  /// One object: `{"findings": [...], "unreadable": [...], "counts": {...}}`.
  var json: JSONValue {
    [
      "findings": .array(files.flatMap { file in file.findings.map { $0.json(in: file) } }),
      "unreadable": .array(
        unreadable.map { ["file": .string($0.name), "reason": .string($0.reason)] }),
      "counts": [
        "files": JSONValue(files.count), "errors": JSONValue(count(.error)),
        "warnings": JSONValue(count(.warning)), "hints": JSONValue(count(.hint)),
      ],
    ]
  }
}

extension Finding {
  fileprivate func json(in file: CheckedFile) -> JSONValue {
    let place = file.lines.location(offset)
    var object: JSONObject = [
      "file": .string(file.name), "line": JSONValue(place.line), "column": JSONValue(place.column),
      "offset": JSONValue(offset), "severity": .string(severity.rawValue), "code": .string(code),
      "message": .string(message),
    ]
    if let mend { object["mend"] = .string(mend) }
    return .object(object)
  }
}
