/// The members of a JSON object in the order in which they were first set.
public struct JSONObject: Sendable {
  public typealias Element = (key: String, value: JSONValue)

  private var members: [Element]
  /// Where each key stands; empty while there are so few members that looking through them is as fast.
  private var places: [ExactString: Int]

  private static let fewMembers = 16

  public init() {
    members = []
    places = [:]
  }

  /// The last of several members of one name wins and stands where the first stood.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    self.init()
    for (key, value) in members { self[key] = value }
  }

  /// For members whose names are known to differ.
  package init(distinct members: [Element]) {
    self.members = members
    places = [:]
    indexMembers()
  }

  public var count: Int { members.count }
  public var isEmpty: Bool { members.isEmpty }
  public var keys: [String] { members.map(\.key) }
  public var values: [JSONValue] { members.map(\.value) }

  /// A member's value; setting an absent one adds it at the end, setting nil removes it (`.null` is a value).
  public subscript(key: String) -> JSONValue? {
    get { place(of: key).map { members[$0].value } }
    set {
      guard let newValue else {
        removeValue(forKey: key)
        return
      }
      if let place = place(of: key) {
        members[place].value = newValue
      } else {
        append(key, newValue)
      }
    }
  }

  /// Removes a member and returns its value; the members after it move up.
  @discardableResult
  public mutating func removeValue(forKey key: String) -> JSONValue? {
    guard let place = place(of: key) else { return nil }
    let removed = members.remove(at: place)
    if place == members.count, members.count > JSONObject.fewMembers {
      places[ExactString(key)] = nil
    } else {
      indexMembers()
    }
    return removed.value
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    members.append((key, value))
    if members.count == JSONObject.fewMembers + 1 {
      indexMembers()
    } else if members.count > JSONObject.fewMembers {
      places[ExactString(key)] = members.count - 1
    }
  }

  private mutating func indexMembers() {
    places.removeAll()
    guard members.count > JSONObject.fewMembers else { return }
    places.reserveCapacity(members.count)
    for (place, member) in members.enumerated() { places[ExactString(member.key)] = place }
  }

  private func place(of key: String) -> Int? {
    let wanted = ExactString(key)
    return members.count > JSONObject.fewMembers
      ? places[wanted] : members.firstIndex { ExactString($0.key) == wanted }
  }
}

extension JSONObject: Sequence {
  public func makeIterator() -> IndexingIterator<[Element]> { members.makeIterator() }
  public var underestimatedCount: Int { members.count }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}

extension JSONObject: Hashable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    var combined = 0
    for (key, value) in members {
      var member = Hasher()
      member.combine(ExactString(key))
      member.combine(value)
      combined ^= member.finalize()
    }
    hasher.combine(count)
    hasher.combine(combined)
  }
}

extension JSONObject: CustomStringConvertible {
  /// The object as JSON on one line.
  public var description: String { JSONWriter.string(.object(self)) }
}
