import FormhausText
import Glibc

/// Made-up addresses in a file, and what people type who look for some of them.
struct PlacesSample {
  /// One address that is looked for.
  struct Wanted {
    var number: String
    var street: String
    var city: String
    var country: String

    /// The address as it is typed in its country.
    var text: String {
      ["US", "GB", "FR"].contains(country) ? "\(number) \(street), \(city)" : "\(street) \(number), \(city)"
    }
  }

  let path: String
  let count: Int
  /// A thousand of them, evenly spread over the file.
  let wanted: [Wanted]

  /// Has `make-places.py` write the file.
  init(_ count: Int, in folder: TemporaryFolder) throws(ProgramError) {
    self.count = count
    path = folder.file("places.csv")
    let script = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let python = Program(path: "/usr/bin/python3")
    try python.run(["/\(script)/make-places.py", String(count), "1"], output: path, expecting: 0)
    wanted = try PlacesSample.wanted(path, every: max(1, count / 1_000))
  }

  private static func wanted(_ path: String, every step: Int) throws(ProgramError) -> [Wanted] {
    guard let file = fopen(path, "r") else { throw ProgramError(description: "cannot read \(path)") }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 4_096)
    var (number, wanted) = (0, [Wanted]())
    while fgets(&line, Int32(line.count), file) != nil {
      defer { number += 1 }
      guard number > 0, number % step == 0 else { continue }
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let fields = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 9 else { continue }
      wanted.append(
        Wanted(number: fields[2], street: fields[3], city: fields[5], country: String(fields[9].prefix(2))))
    }
    return wanted
  }

  /// Texts as they stand after some key: beginnings of the addresses, of three letters at least.
  var keystrokes: [(text: String, country: String)] {
    wanted.enumerated().map { index, wanted in
      let text = Array(wanted.text)
      // Numbers without a common divisor with the lengths: each length has its turn.
      let length = min(text.count, 3 + index * 7 % max(1, text.count - 2))
      return (String(text[..<length]), wanted.country)
    }
  }

  /// Streets with two neighbouring letters swapped.
  var mistyped: [(text: String, wanted: Wanted)] {
    wanted.enumerated().compactMap { index, wanted in
      var letters = Array(wanted.street)
      let places = letters.indices.dropLast().filter {
        letters[$0].isLetter && letters[$0 + 1].isLetter && letters[$0] != letters[$0 + 1]
      }
      guard !places.isEmpty else { return nil }
      let place = places[index * 7 % places.count]
      letters.swapAt(place, place + 1)
      return (String(letters), wanted)
    }
  }
}
