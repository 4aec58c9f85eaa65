import FormhausCore
public import FormhausViews
import Glibc

extension FileBrowser {
  /// The files of the machine that the program runs on, as far as its user may read them.
  public static var local: FileBrowser {
    FileBrowser(
      workingFolder: getcwd(nil, 0).map { path in
        defer { free(path) }
        return String(cString: path)
      } ?? "/",
      homeFolder: getenv("HOME").map { String(cString: $0) },
      entries: { folder in entries(of: folder) }, problem: { path in problem(of: path) })
  }

  private static func entries(of folder: String) -> [Entry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let kind = Int32(entry.pointee.d_type)
      // Links, and file systems that do not tell, are looked at themselves.
      let isKnown = kind == Int32(DT_DIR) || kind == Int32(DT_REG)
      entries.append(
        Entry(
          name: name,
          isFolder: isKnown ? kind == Int32(DT_DIR) : status(of: folder + "/" + name)?.isFolder == true))
    }
    return entries
  }

  private static func problem(of path: String) -> FileProblem? {
    guard let status = status(of: path) else { return errno == EACCES ? .unreadable : .missing }
    if status.isFolder { return .folder }
    return access(path, R_OK) == 0 ? nil : .unreadable
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
