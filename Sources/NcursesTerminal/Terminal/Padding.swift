/// The delays in terminfo's strings, such as `$<5/>`: for terminals that lose characters, not for pipes.
enum Padding {
  /// `capability` without its delays.
  static func stripped(from capability: String) -> String {
    var result = ""
    var rest = capability[...]
    while let start = rest.firstRange(of: "$<") {
      guard let end = rest[start.upperBound...].firstIndex(of: ">") else { break }
      let delay = rest[start.upperBound..<end]
      let isDelay = !delay.isEmpty && delay.allSatisfy { $0.isASCII && ($0.isNumber || "./*".contains($0)) }
      result += isDelay ? rest[..<start.lowerBound] : rest[...end]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
