import FormhausText

/// The figures for a person or a program.
struct Report {
  let machine: Machine

  var heading: String {
    """
    \(machine.processor), \(machine.cores) cores, load \(machine.load)
    Medians of \(Sampling.count), with the least and the most
    """
  }

  /// One row of the table.
  func row(_ figure: Figure) -> String {
    let unit = figure.benchmark.unit
    let aim = figure.benchmark.aim.map {
      "\(figure.reachesAim == true ? "yes" : "NO ") \(unit.moreIsBetter ? ">=" : "<=") \(Number.text($0, unit))"
    }
    let range = "\(Number.text(figure.least, unit)) - \(Number.text(figure.most, unit))"
    return [
      padded(figure.benchmark.name, 24), padded(Number.text(figure.median, unit), 12, isRight: true),
      padded(range, 29, isRight: true), padded(aim ?? "", 18), figure.benchmark.subject,
    ].joined(separator: "  ")
  }

  var columns: String {
    [
      padded("name", 24), padded("median", 12, isRight: true), padded("range", 29, isRight: true),
      padded("aim", 18), "what",
    ].joined(separator: "  ")
  }

  func json(_ figures: [Figure]) -> JSONValue {
    [
      "processor": JSONValue(machine.processor), "cores": JSONValue(machine.cores),
      "load": JSONValue(machine.load), "samples": JSONValue(Sampling.count),
      "figures": .array(figures.map { json($0) }),
    ]
  }

  private func json(_ figure: Figure) -> JSONValue {
    var object: JSONObject = [
      "name": JSONValue(figure.benchmark.name), "what": JSONValue(figure.benchmark.subject),
      "unit": JSONValue(figure.benchmark.unit.rawValue), "median": JSONValue(figure.median),
      "least": JSONValue(figure.least), "most": JSONValue(figure.most),
    ]
    object["aim"] = figure.benchmark.aim.map { JSONValue($0) }
    object["reached"] = figure.reachesAim.map { JSONValue($0) }
    return .object(object)
  }

  private func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? blanks + text : text + blanks
  }
}
