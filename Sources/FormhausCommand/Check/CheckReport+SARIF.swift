import FormhausText

extension CheckReport {
  /// A log in the Static Analysis Results Interchange Format, version 2.1.0.
  var sarif: JSONValue {
    let codes = Set(files.flatMap { $0.findings.map(\.code) }).sorted()
    let places = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "formhaus", "version": .string(Version.text),
              "rules": .array(codes.map { ["id": .string($0)] }),
            ]
          ],
          "invocations": [invocation],
          "columnKind": "unicodeCodePoints",
          "results": .array(
            files.flatMap { file in file.findings.map { $0.result(in: file, rule: places[$0.code] ?? 0) } }),
        ]
      ],
    ]
  }

  private var invocation: JSONValue {
    var invocation: JSONObject = ["executionSuccessful": .bool(unreadable.isEmpty)]
    if !unreadable.isEmpty {
      invocation["toolExecutionNotifications"] = .array(
        unreadable.map { ["level": "error", "message": ["text": .string($0.text)]] })
    }
    return .object(invocation)
  }
}

extension Finding {
  fileprivate func result(in file: CheckedFile, rule: Int) -> JSONValue {
    let place = file.lines.location(offset)
    return [
      "ruleId": .string(code), "ruleIndex": JSONValue(rule), "level": .string(severity.level),
      "message": ["text": .string(messageWithMend)],
      "locations": [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": .string(file.uri)],
            "region": ["startLine": JSONValue(place.line), "startColumn": JSONValue(place.column)],
          ]
        ]
      ],
    ]
  }

  private var messageWithMend: String {
    guard let mend else { return message }
    let ends = message.last.map { ".!?:".contains($0) } ?? true
    return "\(message)\(ends ? "" : ".") \(mend)"
  }
}

extension Finding.Severity {
  /// The level's name in the format.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .hint: "note"
    }
  }
}

extension CheckedFile {
  /// The path as a URI reference; what may not stand in one is written in percent signs.
  fileprivate var uri: String {
    let digits = Array("0123456789ABCDEF")
    let path = name.utf8.reduce(into: "") { path, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        path.unicodeScalars.append(Unicode.Scalar(byte))
      default: path += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return path.hasPrefix("//") ? "/." + path : path
  }
}
