import FormhausCore
import FormhausText

/// A definition file and what is to be said about it.
struct CheckedFile {
  let lines: SourceLines
  let findings: [Finding]

  var name: String { lines.source.name }

  /// Checks a text, whatever it holds.
  ///
  /// - Parameter validators: the names that validation rules may use.
  init(_ source: SourceText, limit: Int, validators: Set<String>) {
    lines = SourceLines(source)
    do throws(JSONSyntaxError) {
      let root = try JSONParser.parse(source, limits: JSONLimits(maximumBytes: limit))
      findings = DefinitionReport(checking: root, validators: validators).findings
    } catch {
      findings = [Finding(error)]
    }
  }

  /// Checks a catalog of texts.
  init(catalog source: SourceText) {
    lines = SourceLines(source)
    do throws(SourceError) {
      let catalog = try LanguageCatalog(reading: source)
      let missing = catalog.missing
      let count = missing.messages.count + missing.labels.count
      let long = catalog.longTexts.map { text in
        Finding(
          severity: .warning, code: "long-text",
          message: "\"\(text.key)\" takes \(text.cells) cells; on a narrow screen it has \(text.limit)",
          mend: "Say it more briefly.", offset: text.offset)
      }
      let lacking =
        count == 0
        ? []
        : [
          Finding(
            severity: .hint, code: "missing-text",
            message:
              "\(counted(count, "text")) of the program \(count == 1 ? "is" : "are") missing and shown in English",
            mend: "formhaus locale missing lists them.", offset: 0)
        ]
      findings = lacking + long
    } catch {
      findings = error.issues.map {
        Finding(severity: .error, code: "invalid-catalog", message: $0.message, mend: nil, offset: $0.offset)
      }
    }
  }

  func count(_ severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
