import Address
import AddressIndex

/// A search that is ready to be asked.
struct OpenSearch: Sendable {
  /// The search; what it finds is harmless.
  let search: AddressSearch
  private let process: SearchProcess?

  fileprivate init(_ search: AddressSearch, process: SearchProcess? = nil) {
    self.search = search.guarded
    self.process = process
  }

  /// Ends what runs for it.
  func end() async { await process?.end() }
}

extension SearchChoice {
  /// Opens the index, makes one of the file, or starts the provider and waits until it has said who it is.
  ///
  /// - Parameter language: of the person, as in `de`; blank where it is not known.
  /// - Returns: nil for no search.
  /// - Throws: a failure that names the option.
  func open(
    language: String = "", environment: [String: String] = ProcessEnvironment.variables
  ) async throws(Failure) -> OpenSearch? {
    switch self {
    case .none: return nil
    case .index(let path): return OpenSearch(.index(try SearchChoice.index(path)))
    case .file(let path):
      return OpenSearch(.index(try FileIndex(file: path, environment: environment).open()))
    case .command(let line): return try await start(line, language)
    case .http(let preset, let url):
      let program = try GeocoderProgram.path(for: preset, environment: environment)
      let words = [program, preset.rawValue, "--url", url].map(\.quotedForShell)
      return try await start("exec " + words.joined(separator: " "), language)
    }
  }

  private static func index(_ path: String) throws(Failure) -> PlaceIndex {
    do throws(PlaceIndexError) {
      return try PlaceIndex(path: path)
    } catch {
      throw Failure(error)
    }
  }

  private func start(_ line: String, _ language: String) async throws(Failure) -> OpenSearch {
    let process = SearchProcess(line: line, language: language)
    do {
      let greeting = try await process.greeting()
      return OpenSearch(.process(process, greeting), process: process)
    } catch {
      await process.end()
      let reason = (error as? SearchError)?.text ?? "the search provider cannot be asked"
      throw Failure(.cannotRead, "formhaus: --search \(name): \(reason)")
    }
  }

  /// The choice as messages name it.
  private var name: String {
    switch self {
    case .none: "none"
    case .index(let path): "index:\(path)"
    case .file(let path): "file:\(path)"
    case .command(let line): "command:\(line)"
    case .http(let preset, _): "http:\(preset.rawValue)"
    }
  }
}

extension AddressSearch {
  /// A search by a provider that is another program.
  fileprivate static func process(_ process: SearchProcess, _ greeting: SearchGreeting) -> AddressSearch {
    AddressSearch(
      provider: greeting.provider, isOnRequest: greeting.isOnRequest,
      suggest: { text, countryCode in
        guard
          case .suggestions(let found) = try await process.ask(
            .suggest(text: text, countryCode: countryCode))
        else { throw SearchError("the search provider gave no suggestions") }
        return found
      },
      resolve: { suggestion in
        if let address = suggestion.address { return address }
        guard case .address(let address) = try await process.ask(.resolve(suggestion)) else {
          throw SearchError("the search provider gave no address")
        }
        return address
      })
  }
}
