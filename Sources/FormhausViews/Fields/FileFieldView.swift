import FormhausCore
import FormhausStore
import FormhausText

/// The path of a file: what is typed is completed from the folders of the machine, where the form may see them.
struct FileFieldView: View {
  @Environment(\.fileBrowser) private var browser
  @State private var listing = FolderListing()
  let context: FieldContext

  var body: some View {
    FieldRow(context) {
      if let browser {
        let completions = PathCompletions(
          typed: context.text, accepts: AcceptedFiles(context.field.accept), browser, listing)
        TextField(context.placeholder ?? "", text: context.pathBinding(browser), limit: FieldType.textLimit)
          .meaning { $0.kind = .file }
          .suggestions(Suggestions(completions.choices, isNarrowed: false)) { place in
            guard !context.isLocked, let path = completions.path(at: place) else { return }
            context.pathBinding(browser).wrappedValue = path
          }
      } else {
        TextField(context.placeholder ?? "", text: context.textBinding, limit: FieldType.textLimit)
          .meaning { $0.kind = .file }
      }
    }
  }
}

extension FieldContext {
  /// The path as the person types it; the answer is the absolute one.
  fileprivate func pathBinding(_ browser: FileBrowser) -> Binding<String> {
    let (text, store, key) = (textBinding, store, field.key)
    return Binding(
      get: { text.wrappedValue },
      set: { typed in
        let path = typed.trimmed
        if path.isEmpty {
          text.wrappedValue = typed
        } else {
          store.send(.setName(key: key, typed, value: .string(browser.path(path))))
        }
      })
  }
}

/// What a folder held when it was read last.
@MainActor
private final class FolderListing {
  private var folder: String?
  private var entries: [FileBrowser.Entry] = []

  /// Reads a folder again only when another one was read since.
  func entries(of folder: String, _ browser: FileBrowser) -> [FileBrowser.Entry] {
    if folder != self.folder {
      self.folder = folder
      entries = browser.entries(folder).sorted {
        ($0.isFolder ? 0 : 1, $0.name.lowercased(), $0.name) < (
          $1.isFolder ? 0 : 1, $1.name.lowercased(), $1.name
        )
      }
    }
    return entries
  }
}

/// The files and folders that a typed path may go on to.
@MainActor
private struct PathCompletions {
  /// The part of the typed path that names the folder, with its slash.
  private let folder: String
  private let entries: [FileBrowser.Entry]

  init(typed: String, accepts accepted: AcceptedFiles, _ browser: FileBrowser, _ listing: FolderListing) {
    let typed = typed == "~" ? "~/" : typed
    let start = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, beginning) = (String(typed[..<start]), typed[start...].lowercased())
    self.folder = folder
    let all = listing.entries(of: browser.path(folder), browser).filter { entry in
      entry.name.lowercased().hasPrefix(beginning) && (!entry.name.hasPrefix(".") || beginning.hasPrefix("."))
        && (entry.isFolder || accepted.takes(entry.name))
    }
    // What is there already need not be offered.
    let isDone = all.count == 1 && !all[0].isFolder && folder + all[0].name == typed
    entries = isDone ? [] : all
  }

  var choices: ChoiceList {
    let entries = entries
    return ChoiceList(count: entries.count) { index in
      let entry = entries[index]
      var choice = Choice(label: SafeText(option: entry.isFolder ? entry.name + "/" : entry.name))
      choice.leadsOn = entry.isFolder
      return choice
    }
  }

  /// The typed path with what stands at an index.
  func path(at index: Int) -> String? {
    guard entries.indices.contains(index) else { return nil }
    return folder + entries[index].name + (entries[index].isFolder ? "/" : "")
  }
}
