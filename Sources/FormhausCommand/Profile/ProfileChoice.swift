import FormhausCore
import FormhausText
import Glibc

/// Where the person's own details come from, which forms offer.
enum ProfileChoice: Equatable {
  /// The file that the command line names.
  case file(InputFile)
  /// The file of the person's settings, if there is one.
  case standard(InputFile)

  /// Whether it is read from standard input.
  var isStandardInput: Bool { if case .file(let file) = self { file.isStandardInput } else { false } }

  /// The most bytes that are read.
  private static let limit = 1 << 20

  /// The details; nil where there are none.
  ///
  /// What is wrong with the standard file is told on standard error, and the form goes on without it.
  ///
  /// - Throws: a failure when the file that was asked for cannot be read or used.
  func profile() throws(Failure) -> AutofillProfile? {
    switch self {
    case .file(let file): return try ProfileChoice.profile(try file.read(limit: ProfileChoice.limit))
    case .standard(let file):
      guard access(file.path, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) else { return nil }
      do throws(Failure) {
        return try ProfileChoice.profile(try file.readRegular(limit: ProfileChoice.limit))
      } catch {
        if let line = error.lines.first { StandardStreams.tell(line + "; the form goes on without it") }
        return nil
      }
    }
  }

  private static func profile(_ source: SourceText) throws(Failure) -> AutofillProfile {
    do throws(AutofillProfileError) {
      return try AutofillProfile(reading: source)
    } catch {
      throw Failure(.badData, source.line(error.offset, error.message))
    }
  }

  /// The file of the person's settings; nil where nobody knows where that is.
  static func standard(_ environment: [String: String]) -> ProfileChoice? {
    UserFolder.settings.path(environment).map { .standard(InputFile(path: $0 + "/profile.json")) }
  }
}

extension Option {
  static let profile = Option.value(
    "--profile", "FILE",
    help:
      "Your own details to offer, as JSON or a vCard. Default: formhaus/profile.json of your settings, if it is there."
  )
  static let noProfile = Option.flag("--no-profile", help: "Offer nothing of your own details.")
}

extension Arguments {
  /// Where the person's own details come from; nil for nowhere.
  func profile(_ environment: [String: String]) throws(Failure) -> ProfileChoice? {
    guard let path = self[.profile] else {
      return has(.noProfile) ? nil : .standard(environment)
    }
    if has(.noProfile) {
      throw .usage("--profile and --no-profile contradict each other; pass one of them")
    }
    return .file(InputFile(path: path))
  }
}
