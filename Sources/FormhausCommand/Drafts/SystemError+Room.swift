import Glibc

extension SystemError {
  /// Whether there may be room for what was to be written later, though there is none now.
  var isLackOfRoom: Bool { [ENOSPC, EDQUOT, EFBIG, EIO, EMFILE, ENFILE, ENOMEM].contains(code) }
}
