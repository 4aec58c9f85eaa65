import FormhausStore
import Glibc

/// The file of a draft, which this program alone writes: what was told to be kept is on the disk.
///
/// Each entry is appended and synchronized. When the file has grown long, and when something could not be written, all
/// is written anew beside the old file, which it then replaces.
struct JournalFile {
  let path: String
  /// All that was told to be kept, on the disk or not.
  private(set) var draft: Draft
  /// The file, locked; nil where there was no room to make it.
  private var file: Descriptor?
  private var journal: DraftJournal
  /// The bytes of the file that count.
  private var length = 0
  /// The most bytes until the file is written anew.
  private var limit = 0
  /// Whether the file lacks something, or ends in what does not count.
  private var isBehind = false

  /// A draft that goes on in a file that this program has locked.
  init(path: String, draft: Draft, file: Descriptor?) {
    self.path = path
    self.draft = draft
    self.file = file
    journal = DraftJournal.start(form: draft.form).journal
  }

  /// Keeps a change.
  ///
  /// - Throws: when it is not on the disk; the next change tries again to keep all.
  mutating func keep(_ change: DraftChange, at time: Int) throws(SystemError) {
    if change.startsAnew {
      draft = Draft(form: draft.form)
      isBehind = true
    }
    for entry in change.entries { draft.take(entry, at: time) }
    if let file, length > 0, !isBehind {
      var longer = journal
      let lines = longer.lines(change.entries, at: time)
      if length + lines.count <= limit, append(lines, to: file) {
        journal = longer
        length += lines.count
        return
      }
    }
    try writeAnew()
  }

  /// Appends lines; when it fails the file ends in what does not count.
  private mutating func append(_ lines: [UInt8], to file: Descriptor) -> Bool {
    do throws(SystemError) {
      try file.write(lines)
      try file.synchronize()
      return true
    } catch {
      isBehind = true
      return false
    }
  }

  /// Writes the whole draft as short as it can be.
  mutating func writeAnew() throws(SystemError) {
    isBehind = true
    let (journal, bytes) = DraftJournal.whole(draft)
    unlink(temporaryPath)
    let new = try Descriptor.open(
      temporaryPath, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW, mode: 0o600)
    do throws(SystemError) {
      // Locked before it has its name: no other program comes in between.
      _ = flock(new.number, LOCK_EX | LOCK_NB)
      try new.write(bytes)
      try new.synchronize()
      if rename(temporaryPath, path) != 0 { throw .last }
    } catch {
      unlink(temporaryPath)
      new.close()
      throw error
    }
    file?.close()
    file = new
    self.journal = journal
    length = bytes.count
    limit = max(64 << 10, 4 * length)
    isBehind = false
    synchronizeFolder()
  }

  /// Throws the draft away, and keeps the file for what comes.
  mutating func discard() {
    draft = Draft(form: draft.form)
    length = 0
    if let file, ftruncate(file.number, 0) == 0 {
      try? file.synchronize()
    } else {
      removeFile()
    }
  }

  /// Lets go of the file: another program may have it.
  mutating func close() {
    file?.close()
    file = nil
  }

  /// Removes the file, unless another one has its name by now.
  mutating func removeFile() {
    unlink(temporaryPath)
    guard let file, file.isFile(at: path) else { return }
    unlink(path)
    synchronizeFolder()
  }

  /// Whether nothing is in the draft.
  var isEmpty: Bool { draft.isEmpty }

  private var folder: String { FilePath.folder(of: path) }

  private var temporaryPath: String {
    "\(folder)/.\(path.split(separator: "/").last ?? "draft").tmp"
  }

  /// Has the name of the file outlast a power failure; some file systems cannot, and need not.
  private func synchronizeFolder() {
    guard let folder = try? Descriptor.open(folder, O_RDONLY | O_DIRECTORY) else { return }
    fsync(folder.number)
    folder.close()
  }
}

extension Descriptor {
  /// Whether the open file is the one that has this path now.
  func isFile(at path: String) -> Bool {
    var (own, named) = (stat(), stat())
    return fstat(number, &own) == 0 && lstat(path, &named) == 0 && own.st_ino == named.st_ino
      && own.st_dev == named.st_dev
  }
}
