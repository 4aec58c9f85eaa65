extension Option {
  static let placesFile = Option.value(
    "--output-file", short: "-o", "X.places", help: "build: where the index goes, whole or not at all.")
  static let country = Option.value(
    "--country", "CODE",
    help:
      "build: the country of all rows, such as DE; else by the path (us/ca/x.csv), a column COUNTRY or an ID such "
      + "as DE-1. search: only places there.")
  static let progress = Option.flag(
    "--progress", help: "build: tell how far it is, also where standard error is no terminal.")
  static let limit = Option.value(
    "--limit", "NUMBER", help: "search: the most results, 1 to 100. Default: 8.")
}

extension Commands {
  static let places = CommandTable(
    name: "places", summary: "Make an index of addresses for suggestions, or search one.",
    operands: [
      .init(
        name: "TASK", help: "build or search.", choices: PlacesCommand.Task.allCases.map(\.rawValue)),
      .init(
        name: "FILE", help: "build: OpenAddresses CSV or GeoJSON lines, also gzip. search: X.places TEXT.",
        repeats: true),
    ],
    options: [.placesFile, .country, .limit, .progress],
    examples: [
      .init(
        line: "formhaus places build us/ca/*.csv.gz -o california.places",
        explanation: "Make an index; a build that was stopped goes on where it was."),
      .init(
        line: "formhaus places search california.places '12 market st'",
        explanation: "What would be suggested, one JSON object a line."),
    ])
}
