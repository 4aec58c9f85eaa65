import FormhausCore
import FormhausText
import Testing

@Suite("The order of options")
struct OptionOrderTests {
  private func engine(seed: UInt64, randomize: Bool = true) throws -> FormEngine {
    let options = "abcdefghij".map { letter in
      OptionDefinition(value: String(letter), label: "L", pinned: letter == "c" || letter == "j")
    }
    let fields = ["one", "two"].map {
      FieldDefinition(key: $0, type: "radio", label: "R", options: options, randomize: randomize)
    }
    let group = FieldDefinition(
      key: "g", type: "group", label: "G", details: .group(GroupDefinition(fields: fields, minItems: 2)))
    return try FormEngine(
      FormDefinition(
        id: "f", title: "F", submit: ActionDefinition(label: "Send"), fields: fields + [group]),
      options: FormEngineOptions(seed: seed))
  }

  private func order(_ engine: FormEngine, _ key: String = "one") -> String {
    engine.orderOptions(ofField: key).map(\.value).joined()
  }

  @Test("each seed has its order, the same at every look; pinned options stay")
  func seeds() throws {
    let orders = try (0..<50).map { order(try engine(seed: $0)) }
    #expect(Set(orders).count > 45)
    #expect(order(try engine(seed: 7)) == orders[7])
    #expect(orders[7] == "adciefhgbj")
    for order in orders {
      #expect(order.sorted() == Array("abcdefghij"))
      #expect(Array(order)[2] == "c" && order.last == "j")
    }
  }

  @Test("every option comes to every free place about as often")
  func fairness() throws {
    let firsts = try (0..<2_000).map { order(try engine(seed: $0)).prefix(1) }
    let counts = Dictionary(grouping: firsts) { $0 }.mapValues(\.count)
    #expect(counts.count == 8 && counts.values.allSatisfy { (180...320).contains($0) })
  }

  @Test("fields differ, the items of a group do not, and what is not shuffled stays as written")
  func fields() throws {
    let engine = try engine(seed: 3)
    #expect(order(engine) != order(engine, "two"))
    #expect(order(engine, "g.0.one") == order(engine, "g.1.one"))
    #expect(order(try self.engine(seed: 3, randomize: false)) == "abcdefghij")
    #expect(order(engine, "nobody") == "")
  }
}
