import AddressIndex
import Glibc

/// A file of addresses as an index, made once and kept in the cache of the person.
struct FileIndex {
  /// OpenAddresses CSV or GeoJSON lines, also packed with gzip.
  let file: String
  let environment: [String: String]

  /// How often it is looked whether another process has finished the same index.
  private static let pause: UInt32 = 100_000

  /// Opens the index; makes it when there is none of the file as it is now.
  func open() throws(Failure) -> PlaceIndex {
    var status = stat()
    guard let path = realPath, stat(path, &status) == 0 else { throw cannotRead(SystemError.last) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw cannotRead(SystemError(code: EINVAL)) }
    let folder = try cacheFolder()
    let start = "\(FilePath.hash(path))-"
    let name =
      "\(start)\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)-\(PlaceIndex.version).places"
    let index = "\(folder)/\(name)"
    if let open = try? PlaceIndex(path: index) { return open }
    try build(from: path, to: index)
    clear(folder, start: start, keeping: name)
    do throws(PlaceIndexError) {
      return try PlaceIndex(path: index)
    } catch {
      throw Failure(error)
    }
  }

  private func build(from path: String, to index: String) throws(Failure) {
    var line = ProgressLine(isForced: false)
    defer { line.clear() }
    while true {
      do {
        _ = try PlaceBuild(files: [path], output: index).run { line.show($0) }
        chmod(index, 0o600)
        return
      } catch PlaceBuildError.isBeingBuilt {
        usleep(FileIndex.pause)
        if access(index, R_OK) == 0 { return }
      } catch {
        line.clear()
        throw Failure(error as? PlaceBuildError, ofSearchIn: file)
      }
    }
  }

  /// Takes away what was made of the file as it was before. Who has it open keeps it.
  private func clear(_ folder: String, start: String, keeping name: String) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let found = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if found.hasPrefix(start), found.hasSuffix(".places"), found != name { unlink("\(folder)/\(found)") }
    }
  }

  private var realPath: String? {
    guard let path = realpath(file, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// `$XDG_CACHE_HOME/formhaus`, for its owner alone.
  private func cacheFolder() throws(Failure) -> String {
    guard let folder = UserFolder.cache.path(environment) else {
      throw Failure(
        .cannotWrite,
        "formhaus: --search file:\(file) has no place to keep its index; set HOME or XDG_CACHE_HOME")
    }
    try UserFolder.cache.make(folder)
    return folder
  }

  private func cannotRead(_ error: SystemError) -> Failure {
    let reason = error.code == EINVAL ? "it is no regular file" : "\(error)"
    return Failure(.cannotRead, "formhaus: --search file:\(file): cannot read it: \(reason)")
  }
}

extension Failure {
  /// Why a file cannot serve a search.
  fileprivate init(_ error: PlaceBuildError?, ofSearchIn file: String) {
    let failure = Failure(error)
    let mend =
      "formhaus: --search file:\(file) cannot be used; make an index with formhaus places build and pass it"
    self.init(
      failure.code, failure.lines + (failure.code == .badData ? ["\(mend) as --search index:FILE"] : []))
  }
}
