import Glibc

/// Writes streets into a file, one after the other.
final class StreetWriter {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>
  private(set) var bytes = 0

  init(_ path: String, buffer: Int) throws(PlaceBuildError) {
    self.path = path
    guard let file = fopen(path, "we") else { throw .cannotWrite(path, errno) }
    self.file = file
    setvbuf(file, nil, Int32(_IOFBF), buffer)
    isOpen = true
  }

  private var isOpen: Bool

  deinit { if isOpen { fclose(file) } }

  func write(_ record: StreetRecord) throws(PlaceBuildError) {
    var head: [UInt32] = [UInt32(record.key.count), record.addresses, UInt32(record.houses.count)]
    let wrote =
      fwrite(&head, 4, 3, file) == 3
      && fwrite(record.key, 1, record.key.count, file) == record.key.count
      && fwrite(record.houses, 1, record.houses.count, file) == record.houses.count
    guard wrote else { throw .cannotWrite(path, errno) }
    bytes += 12 + record.key.count + record.houses.count
  }

  /// Writes what is left; the file is whole after that.
  func close() throws(PlaceBuildError) {
    isOpen = false
    if fclose(file) != 0 { throw .cannotWrite(path, errno) }
  }
}

/// Reads the streets of a file again.
final class StreetReader {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>
  /// The street that was read last.
  private(set) var record = StreetRecord()

  init(_ path: String, buffer: Int) throws(PlaceBuildError) {
    self.path = path
    guard let file = fopen(path, "re") else { throw .cannotRead(path, errno) }
    self.file = file
    setvbuf(file, nil, Int32(_IOFBF), buffer)
  }

  deinit { fclose(file) }

  /// Reads the next street; false at the end.
  func next() throws(PlaceBuildError) -> Bool {
    var head: [UInt32] = [0, 0, 0]
    switch fread(&head, 4, 3, file) {
    case 3: break
    case 0 where ferror(file) == 0: return false
    default: throw .cannotRead(path, errno)
    }
    record.addresses = head[1]
    try read(&record.key, Int(head[0]))
    try read(&record.houses, Int(head[2]))
    return true
  }

  private func read(_ bytes: inout [UInt8], _ count: Int) throws(PlaceBuildError) {
    if bytes.count < count {
      bytes = [UInt8](repeating: 0, count: count)
    } else {
      bytes.removeLast(bytes.count - count)
    }
    guard fread(&bytes, 1, count, file) == count else { throw .cannotRead(path, errno) }
  }
}
