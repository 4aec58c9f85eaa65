extension String {
  /// The key as the name of a variable: other characters become `_`, and no digit comes first.
  var variableName: String {
    let name = String(
      unicodeScalars.map { scalar -> Character in
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9", "_": Character(scalar)
        default: "_"
        }
      })
    return name.first.map { $0.isNumber } ?? true ? "_" + name : name
  }

  /// The text as one word of `sh`.
  var quotedForShell: String {
    "'" + escaping("'", with: "'\\''") + "'"
  }

  /// The text for a dotenv file, in a way that `sh` reads alike.
  ///
  /// Single quotes, inside which everything stands for itself; text with an apostrophe in double quotes, with a
  /// backslash before what means something there.
  var quotedForDotenv: String {
    guard unicodeScalars.contains("'") else { return "'" + self + "'" }
    var quoted = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "$" || scalar == "`" {
        quoted.unicodeScalars.append("\\")
      }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// Replaces each of one scalar, also where combining marks follow it.
  private func escaping(_ wanted: Unicode.Scalar, with replacement: String) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar == wanted {
        text.unicodeScalars.append(contentsOf: replacement.unicodeScalars)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
