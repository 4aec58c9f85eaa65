import FormhausText
import Glibc

/// The folder beside an index in which it is built: `X.places.part`. It is gone when the index is there.
final class BuildFolder {
  let path: String
  private let output: String
  private let lock: Int32

  /// Makes the folder, or takes the one that an earlier build left.
  init(for output: String) throws(PlaceBuildError) {
    (self.output, path) = (output, "\(output).part")
    var status = stat()
    if stat(output, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .cannotWrite(output, EEXIST) }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .cannotWrite(path, errno) }
    lock = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard lock >= 0 else { throw .cannotWrite(path, errno) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw .isBeingBuilt(output)
    }
  }

  deinit { close(lock) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The state that an earlier build of the same inputs left; a new one takes the place of everything else.
  func resumed(_ fresh: BuildState) -> BuildState {
    guard let text = read("state"), let state = fresh.resumed(text),
      state.runs.allSatisfy({ size(of: $0.name) == $0.size })
    else {
      clear(keeping: [])
      return fresh
    }
    clear(keeping: state)
    return state
  }

  /// Takes away what a state does not name.
  func clear(keeping state: BuildState) { clear(keeping: Set(state.runs.map(\.name) + ["state"])) }

  /// Keeps the state, whole or not at all.
  func keep(_ state: BuildState) throws(PlaceBuildError) {
    let draft = file("state.new")
    guard let stream = fopen(draft, "we") else { throw .cannotWrite(draft, errno) }
    let bytes = Array(state.text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, stream) == bytes.count
    guard fclose(stream) == 0, isWritten, rename(draft, file("state")) == 0 else {
      throw .cannotWrite(draft, errno)
    }
  }

  /// Puts the finished index in its place, so that it is there whole or not at all, and takes the folder away.
  func finish(_ name: String) throws(PlaceBuildError) {
    let descriptor = open(file(name), O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(file(name), errno) }
    let isKept = fsync(descriptor) == 0
    close(descriptor)
    guard isKept, rename(file(name), output) == 0 else { throw .cannotWrite(output, errno) }
    remove()
  }

  /// Takes the folder away with what is in it.
  func remove() {
    clear(keeping: [])
    unlink(file("lock"))
    rmdir(path)
  }

  private func clear(keeping names: Set<String>) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    var found: [String] = []
    while let entry = readdir(folder) {
      found.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    for name in found where ![".", "..", "lock"].contains(name) && !names.contains(name) {
      unlink(file(name))
    }
  }

  private func size(of name: String) -> Int? {
    var status = stat()
    return stat(file(name), &status) == 0 ? Int(status.st_size) : nil
  }

  private func read(_ name: String) -> String? {
    guard let stream = fopen(file(name), "re") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, stream)
      guard count > 0, bytes.count < 1 << 26 else { break }
      bytes += block[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
