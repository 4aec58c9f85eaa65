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

  func count(_ severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
