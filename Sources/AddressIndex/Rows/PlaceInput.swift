import CZlib
import Glibc

/// A file of addresses, read from its beginning; what is packed with gzip comes unpacked.
final class PlaceInput {
  let path: String
  private let file: gzFile

  init(_ path: String) throws(PlaceBuildError) {
    self.path = path
    errno = 0
    guard let file = gzopen(path, "rb") else { throw .cannotRead(path, errno) }
    self.file = file
    gzbuffer(file, 1 << 18)
  }

  deinit { gzclose_r(file) }

  /// The bytes of the file itself that were read so far.
  var packedOffset: Int { max(0, Int(gzoffset(file))) }

  /// Reads some bytes; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(PlaceBuildError) -> Int {
    errno = 0
    let count = gzread(file, buffer.baseAddress, UInt32(min(buffer.count, 1 << 20)))
    if count > 0 { return Int(count) }
    var code: Int32 = 0
    gzerror(file, &code)
    switch code {
    case Z_OK, Z_STREAM_END: return 0
    case Z_ERRNO: throw .cannotRead(path, errno)
    case Z_BUF_ERROR: throw .badData(path, line: nil, "the gzip file ends in the middle; get it again")
    default: throw .badData(path, line: nil, "the gzip file is damaged; get it again")
    }
  }

  /// Goes on at a byte of what comes unpacked.
  func move(to offset: Int) throws(PlaceBuildError) {
    guard gzseek(file, offset, SEEK_SET) == offset else {
      throw .badData(path, line: nil, "the file is shorter than before; build anew")
    }
  }
}
