public import FormhausCore

/// What a form may see of the files of its machine; without it nothing is offered and nothing is checked.
///
/// ```swift
/// FormhausForm(definition: definition) { values, _ in .ok }
///   .environment(\.fileBrowser, nil)  // paths are taken as they are typed
/// ```
public struct FileBrowser: Sendable {
  /// A file or a folder in a folder.
  public struct Entry: Sendable, Hashable {
    /// Its name in the folder.
    public var name: String
    /// Whether it is a folder, or a link to one.
    public var isFolder: Bool

    public init(name: String, isFolder: Bool = false) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// Where paths begin that do not begin with a slash: an absolute path.
  public var workingFolder: String
  /// What `~` stands for: an absolute path; nil and it stands for itself.
  public var homeFolder: String?
  /// What a folder with an absolute path holds, in any order; nothing where it cannot be read.
  public var entries: @Sendable (_ folder: String) -> [Entry]
  /// What is wrong with an absolute path.
  public var problem: FileCheck

  public init(
    workingFolder: String, homeFolder: String? = nil,
    entries: @escaping @Sendable (_ folder: String) -> [Entry],
    problem: @escaping FileCheck
  ) {
    self.workingFolder = workingFolder
    self.homeFolder = homeFolder
    self.entries = entries
    self.problem = problem
  }

  /// The absolute path that a person means by what they typed.
  public func path(_ typed: String) -> String {
    if typed.hasPrefix("/") { return FileBrowser.tidy(typed) }
    if let homeFolder, typed == "~" || typed.hasPrefix("~/") {
      return FileBrowser.tidy(homeFolder + typed.dropFirst())
    }
    return FileBrowser.tidy(workingFolder + "/" + typed)
  }

  /// The path without parts that say nothing; `..` stays, because a link may lead elsewhere.
  private static func tidy(_ path: String) -> String {
    "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

private struct FileBrowserKey: EnvironmentKey {
  static var defaultValue: FileBrowser? { nil }
}

extension EnvironmentValues {
  /// What forms may see of the files of their machine.
  public var fileBrowser: FileBrowser? {
    get { self[FileBrowserKey.self] }
    set { self[FileBrowserKey.self] = newValue }
  }
}
