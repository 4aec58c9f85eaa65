import FormhausStore
import Glibc

extension JournalFile {
  /// What opening a draft comes to.
  enum Opening {
    case own(JournalFile)
    /// Another program has it; what it has kept so far.
    case taken(Draft)
  }

  /// The most bytes that are read: a draft is written anew long before it has so many.
  private static let longest = 256 << 20

  /// Opens the draft of a form, or begins one, for this program alone.
  ///
  /// - Throws: a failure when the file is none of this form, or where nothing can be kept.
  static func open(_ path: String, form: String) throws(Failure) -> Opening {
    // To write past the limit of the process is then an error like a full disk, and not the end.
    signal(SIGXFSZ, SIG_IGN)
    guard access(FilePath.folder(of: path), W_OK | X_OK) == 0 else { throw failure(path, .last) }
    while true {
      let file: Descriptor
      do throws(SystemError) {
        file = try .open(
          path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, mode: 0o600)
      } catch {
        guard error.isLackOfRoom else { throw failure(path, error) }
        return .own(JournalFile(path: path, draft: Draft(form: form), file: nil))
      }
      do throws(Failure) {
        if let opening = try open(path, file, form: form) { return opening }
      } catch {
        file.close()
        throw error
      }
      // Another program has removed or replaced the file meanwhile.
      file.close()
    }
  }

  /// Nil when the path has another file by now.
  private static func open(_ path: String, _ file: Descriptor, form: String) throws(Failure) -> Opening? {
    var status = stat()
    guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(.cannotWrite, "formhaus: cannot keep a draft in \(path): it is no regular file")
    }
    // Where files cannot be locked a draft is kept all the same.
    let isTaken = flock(file.number, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    guard file.isFile(at: path) else { return nil }
    let (draft, isShort) = try contents(path, file, form: form)
    if isTaken {
      file.close()
      return .taken(draft)
    }
    fchmod(file.number, 0o600)
    var journal = JournalFile(path: path, draft: draft, file: file)
    // What cannot be written now is tried with the first change.
    if !draft.isEmpty || !isShort { try? journal.writeAnew() }
    return .own(journal)
  }

  /// The draft in a file, and whether the file is as good as empty.
  private static func contents(
    _ path: String, _ file: Descriptor, form: String
  ) throws(Failure) -> (Draft, isEmpty: Bool) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try file.read(limit: longest)
    } catch {
      throw Failure(.cannotRead, "formhaus: cannot read \(path): \(error)")
    }
    switch DraftJournal.read(bytes) {
    case .nothing: return (Draft(form: form), bytes.isEmpty)
    case .draft(let draft) where draft.form.utf8.elementsEqual(form.utf8): return (draft, false)
    case .draft(let draft):
      throw Failure(
        .badData,
        "formhaus: \(path) is the draft of the form \"\(draft.form)\"; pass another file with --draft")
    case .foreign:
      throw Failure(.badData, "formhaus: \(path) is no draft of a form; pass another file with --draft")
    }
  }

  private static func failure(_ path: String, _ error: SystemError) -> Failure {
    Failure(.cannotWrite, "formhaus: cannot keep a draft in \(path): \(error)")
  }
}
