import FormhausText

extension DraftEntry {
  var json: JSONObject {
    switch self {
    case .answer(let answer): answer.json
    case .place(let place): place.json
    }
  }

  /// Nil for what is no entry.
  init?(json: JSONObject) {
    if let answer = DraftAnswer(json: json) {
      self = .answer(answer)
    } else if let place = DraftPlace(json: json) {
      self = .place(place)
    } else {
      return nil
    }
  }
}

extension DraftAnswer {
  fileprivate var json: JSONObject {
    var json: JSONObject = ["answer": .string(key), "type": .string(type), "label": .string(label)]
    if !itemTypes.isEmpty { json["fields"] = .object(JSONObject(texts: itemTypes)) }
    json["value"] = value
    if !texts.isEmpty { json["typed"] = .object(JSONObject(texts: texts)) }
    if !part.isEmpty { json["part"] = .string(part) }
    return json
  }

  fileprivate init?(json: JSONObject) {
    guard let key = json["answer"]?.stringValue, let type = json["type"]?.stringValue else { return nil }
    self.init(key: key, type: type, label: json["label"]?.stringValue ?? key, value: json["value"])
    itemTypes = json["fields"]?.objectValue?.texts ?? [:]
    texts = json["typed"]?.objectValue?.texts ?? [:]
    part = json["part"]?.stringValue ?? ""
  }
}

extension DraftPlace {
  fileprivate var json: JSONObject {
    var json: JSONObject = ["step": .string(step)]
    if isReview { json["review"] = true }
    if returnsToReview { json["returns"] = true }
    if !skipped.isEmpty { json["skipped"] = .array(skipped.map(JSONValue.string)) }
    return json
  }

  fileprivate init?(json: JSONObject) {
    guard let step = json["step"]?.stringValue else { return nil }
    self.init(
      step: step, isReview: json["review"]?.boolValue ?? false,
      returnsToReview: json["returns"]?.boolValue ?? false,
      skipped: json["skipped"]?.arrayValue?.compactMap(\.stringValue) ?? [])
  }
}

extension JSONObject {
  /// An object of texts, in the order of their keys.
  fileprivate init(texts: [String: String]) {
    self.init(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  fileprivate var texts: [String: String] {
    Dictionary(compactMap { key, value in value.stringValue.map { (key, $0) } }) { $1 }
  }
}
