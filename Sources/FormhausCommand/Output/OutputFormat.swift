import FormhausText

/// How submitted values are written.
enum OutputFormat: String, CaseIterable, Sendable {
  /// One object.
  case json
  /// One object with `key` and `value` a line.
  case jsonLines = "json-lines"
  /// `KEY=value` a line, quoted for dotenv files.
  case env
  /// `KEY=value` a line, quoted for `sh`.
  case shell

  /// The values as text that ends with a line end, or nothing when there is nothing to write.
  ///
  /// - Throws: a usage failure when two keys become one name or a value cannot be carried.
  func text(_ values: JSONObject) throws(Failure) -> String {
    switch self {
    case .json:
      return JSONWriter.string(.object(values)) + "\n"
    case .jsonLines:
      return values.map { key, value in
        JSONWriter.string(.object(["key": .string(key), "value": value])) + "\n"
      }.joined()
    case .env, .shell:
      try checkNames(of: values.keys)
      var text = ""
      for (key, value) in values {
        let plain = value.assignedText
        guard !plain.utf8.contains(0) else {
          throw .usage(
            "\(key) holds a NUL character, which --output \(rawValue) cannot carry; pass --output json")
        }
        text += "\(key.variableName)=\(self == .env ? plain.quotedForDotenv : plain.quotedForShell)\n"
      }
      return text
    }
  }

  /// Whether control characters of a value stand in the text as they are; JSON escapes them.
  var keepsControls: Bool { self == .env || self == .shell }

  /// Refuses keys that would become one name.
  func checkNames(of keys: [String]) throws(Failure) {
    guard self == .env || self == .shell else { return }
    var owners: [String: String] = [:]
    for key in keys {
      if let owner = owners.updateValue(key, forKey: key.variableName), owner != key {
        throw .usage(
          "the keys \"\(owner)\" and \"\(key)\" both become \(key.variableName); pass --output json")
      }
    }
    guard self == .shell else { return }
    for key in keys where key.variableName.changesShell {
      throw .usage(
        "the key \"\(key)\" would change the variable \(key.variableName) of the shell; pass --output json")
    }
  }
}

extension String {
  /// Whether setting a variable of this name changes what the shell, or a program it starts, does: a definition
  /// may not choose which commands run.
  fileprivate var changesShell: Bool {
    let names: Set = [
      "PATH", "IFS", "ENV", "BASH_ENV", "CDPATH", "HOME", "SHELL", "SHELLOPTS", "BASHOPTS", "PROMPT_COMMAND",
      "PS1", "PS2", "PS3", "PS4", "OPTIND", "GLOBIGNORE", "FPATH", "PWD", "OLDPWD", "TMPDIR", "TERM",
      "TERMINFO",
      "LANG", "LANGUAGE", "EDITOR", "VISUAL", "PAGER", "PYTHONPATH", "PERL5LIB", "NODE_OPTIONS",
    ]
    return names.contains(self) || hasPrefix("LD_") || hasPrefix("LC_") || hasPrefix("GIT_")
      || hasPrefix("BASH_FUNC_")
  }
}

extension JSONValue {
  /// What stands behind `KEY=`: text as it is, nothing for null, everything else as JSON.
  fileprivate var assignedText: String {
    switch self {
    case .null: ""
    case .string(let text): text
    default: JSONWriter.string(self)
    }
  }
}
