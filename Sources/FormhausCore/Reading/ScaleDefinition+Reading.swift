import FormhausText

extension ScaleDefinition {
  /// Reads the numbers of a scale or rating.
  init(reading object: inout DefinitionObject, _ type: String, _ log: IssueLog) {
    guard type == "scale" else {
      let stars = object.count("max")
      if stars == 0 {
        log.report(object.place.member("max"), "must be 1 or more", at: object.nodeOffset(of: "max"))
      }
      self = .rating(Swift.max(1, stars ?? 5))
      return
    }
    self.init(
      min: object.number("min") ?? JSONNumber(0), max: object.number("max") ?? JSONNumber(10),
      step: object.number("step") ?? JSONNumber(1), minLabel: object.text("minLabel"),
      maxLabel: object.text("maxLabel"))
    if step <= JSONNumber(0) {
      log.report(object.place.member("step"), "must be more than 0", at: object.nodeOffset(of: "step"))
    }
    if max < min {
      log.report(
        object.place.member("max"), "must not be less than \"min\"", at: object.nodeOffset(of: "max"))
    }
  }
}
