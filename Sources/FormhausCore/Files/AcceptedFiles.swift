import FormhausText

/// Which files a field takes, by its `accept`: endings such as `.pdf` and types such as `image/*`, by the names of
/// files alone.
public struct AcceptedFiles: Sendable, Hashable {
  /// The list as it is told to a person.
  public let text: String
  /// Endings in lower case, without their point; nil takes every file.
  private let endings: Set<String>?

  /// - Parameter accept: endings and types, separated by commas; nil, or one that names a type that is not known here,
  ///   takes every file.
  public init(_ accept: String?) {
    let tokens = (accept ?? "").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    text = tokens.joined(separator: ", ")
    let known = tokens.map { AcceptedFiles.endings(of: $0.lowercased()) }
    endings = tokens.isEmpty || known.contains(nil) ? nil : Set(known.compactMap(\.self).joined())
  }

  /// Whether a file is taken by its name or path.
  public func takes(_ path: String) -> Bool {
    guard let endings else { return true }
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return false }
    return endings.contains(name[name.index(after: point)...].lowercased())
  }

  private static func endings(of token: String) -> [String]? {
    if token.hasPrefix(".") { return [String(token.dropFirst())] }
    if token.hasSuffix("/*") { return families[String(token.dropLast(2))] }
    return types[token]
  }

  private static let families = [
    "image": [
      "avif", "bmp", "gif", "heic", "heif", "ico", "jpeg", "jpg", "png", "svg", "tif", "tiff", "webp",
    ],
    "audio": ["aac", "flac", "m4a", "mp3", "oga", "ogg", "opus", "wav"],
    "video": ["avi", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "ogv", "webm"],
    "text": ["csv", "css", "htm", "html", "log", "md", "tsv", "txt", "vcf", "xml"],
  ]

  private static let types = [
    "application/json": ["json"], "application/msword": ["doc"], "application/pdf": ["pdf"],
    "application/rtf": ["rtf"], "application/vnd.ms-excel": ["xls"],
    "application/vnd.ms-powerpoint": ["ppt"],
    "application/vnd.oasis.opendocument.spreadsheet": ["ods"],
    "application/vnd.oasis.opendocument.text": ["odt"],
    "application/vnd.openxmlformats-officedocument.presentationml.presentation": ["pptx"],
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
    "application/xml": ["xml"], "application/zip": ["zip"],
    "audio/mpeg": ["mp3"], "audio/ogg": ["oga", "ogg"], "audio/wav": ["wav"],
    "image/gif": ["gif"], "image/heic": ["heic"], "image/jpeg": ["jpeg", "jpg"], "image/png": ["png"],
    "image/svg+xml": ["svg"], "image/tiff": ["tif", "tiff"], "image/webp": ["webp"],
    "text/calendar": ["ics"], "text/css": ["css"], "text/csv": ["csv"], "text/html": ["htm", "html"],
    "text/markdown": ["md"], "text/plain": ["log", "md", "txt"], "text/vcard": ["vcf"], "text/xml": ["xml"],
    "video/mp4": ["m4v", "mp4"], "video/mpeg": ["mpeg", "mpg"], "video/quicktime": ["mov"],
    "video/webm": ["webm"],
  ]
}
