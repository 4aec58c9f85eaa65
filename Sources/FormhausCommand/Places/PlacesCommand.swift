import AddressIndex

/// `formhaus places`
struct PlacesCommand {
  /// What is done with an index.
  enum Task: String, CaseIterable {
    case build, search
  }

  private let task: Task
  /// What follows the task.
  private let operands: [String]
  private let arguments: Arguments
  private let country: String?

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    task = arguments.operands.first.flatMap(Task.init(rawValue:)) ?? .search
    operands = Array(arguments.operands.dropFirst())
    country = arguments[.country]?.uppercased()
    if let given = arguments[.country], !PlaceIndex.isCountry(given) {
      throw .usage("--country cannot be \"\(given)\"; pass two letters of ISO 3166, such as DE")
    }
  }

  func run() throws(Failure) {
    switch task {
    case .build: try build()
    case .search: try search()
    }
  }

  private func build() throws(Failure) {
    guard let output = arguments[.placesFile] else {
      throw .usage("places build needs --output-file: formhaus places build FILE... -o X.places")
    }
    guard !operands.isEmpty else {
      throw .usage("places build needs a FILE: formhaus places build FILE... -o \(output)")
    }
    guard !arguments.has(.limit) else {
      throw .usage("places build takes no --limit; pass it to places search")
    }
    guard !operands.contains(output) else {
      throw .usage("--output-file cannot be one of the files that are read; pass another name")
    }
    var line = ProgressLine(isForced: arguments.has(.progress))
    do {
      let report = try PlaceBuild(files: operands, output: output, country: country).run { line.show($0) }
      line.clear()
      for row in report.firstBadRows {
        StandardStreams.tell("\(row.file):\(row.line): warning: \(row.reason)")
      }
      StandardStreams.tell("\(output): \(report.summary)")
    } catch {
      line.clear()
      throw Failure(error as? PlaceBuildError)
    }
  }

  private func search() throws(Failure) {
    guard let path = operands.first, operands.count == 2 else {
      throw .usage("places search needs an index and a text: formhaus places search X.places TEXT")
    }
    guard !arguments.has(.placesFile), !arguments.has(.progress) else {
      throw .usage("places search takes neither --output-file nor --progress; pass them to places build")
    }
    var limit = PlaceIndex.mostResults
    if let given = arguments[.limit] {
      guard let number = Int(given), 1...100 ~= number else {
        throw .usage("--limit cannot be \"\(given)\"; pass a number from 1 to 100")
      }
      limit = number
    }
    let places: [Place]
    do throws(PlaceIndexError) {
      places = try PlaceIndex(path: path).search(operands[1], country: country, limit: limit)
    } catch {
      throw Failure(error)
    }
    try StandardStreams.write(places.map { $0.line + "\n" }.joined())
  }
}
