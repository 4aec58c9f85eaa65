/// Why a path names no file that can be taken.
public enum FileProblem: Sendable, Hashable {
  case missing
  case folder
  case unreadable

  var message: MessageKey {
    switch self {
    case .missing: .fileMissing
    case .folder: .fileFolder
    case .unreadable: .fileUnreadable
    }
  }
}

/// Says what is wrong with a path; nil where it names a file that can be read.
public typealias FileCheck = @Sendable (_ path: String) -> FileProblem?
