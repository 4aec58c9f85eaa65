extension DefinitionChecker {
  private var hasRoutes: Bool { definition.steps.contains { !$0.routes.isEmpty } }

  /// Routes that lead back or nowhere, or that ask a field they cannot know yet.
  var routeErrors: [DefinitionIssue] {
    let placeOfStep = Dictionary(definition.steps.enumerated().map { ($1.id, $0) }) { first, _ in first }
    return definition.steps.enumerated().flatMap { index, step in
      step.routes.flatMap { route in
        targetErrors(route, step, isLater: route.to.map { (placeOfStep[$0] ?? 0) > index } ?? true)
          + conditionErrors(route, step, index)
      }
    }
  }

  private func targetErrors(
    _ route: RouteDefinition, _ step: StepDefinition, isLater: Bool
  ) -> [DefinitionIssue] {
    guard !isLater else { return [] }
    return [
      DefinitionIssue(
        code: "invalid-route-target",
        message:
          "Invalid route from \"\(step.id)\" to \"\(route.to ?? "")\": targets must be later steps or null.",
        offset: route.offset)
    ]
  }

  private func conditionErrors(
    _ route: RouteDefinition, _ step: StepDefinition, _ index: Int
  ) -> [DefinitionIssue] {
    (route.show + route.showAny).filter { !isKnown($0.field, in: index) }.map {
      DefinitionIssue(
        code: "invalid-route-condition",
        message: "Invalid route on \"\(step.id)\": condition field \"\($0.field)\" must belong to this or an "
          + "earlier step.",
        offset: $0.offset)
    }
  }

  /// Whether a field of this or an earlier step has the key.
  private func isKnown(_ key: String, in step: Int) -> Bool {
    slots.keys[key].map { slots[$0].fields.contains { fields[$0].step <= step } } ?? false
  }

  /// With routes: step conditions that look at their own or a later step, and branches that run into a sibling.
  var routeWarnings: [DefinitionIssue] {
    guard hasRoutes else { return [] }
    return lookAheadWarnings + siblingWarnings
  }

  private var lookAheadWarnings: [DefinitionIssue] {
    definition.steps.enumerated().flatMap { index, step in
      (step.show + step.showAny).filter { hasField($0.field) && !isKnown($0.field, in: index - 1) }.map {
        DefinitionIssue(
          code: "condition-looks-ahead",
          message: "Step \"\(step.id)\" condition field \"\($0.field)\" must belong to an earlier step.",
          offset: $0.offset)
      }
    }
  }

  private var siblingWarnings: [DefinitionIssue] {
    definition.steps.enumerated().flatMap { index, step -> [DefinitionIssue] in
      let targets = Set(steps[index].routes.compactMap(\.target))
      return targets.sorted().filter { targets.contains($0 + 1) && !hasExit($0) }.map { target in
        let sibling = definition.steps[target + 1]
        return DefinitionIssue(
          code: "branch-runs-on",
          message:
            "Route branch \"\(definition.steps[target].id)\" from \"\(step.id)\" continues into sibling "
            + "branch \"\(sibling.id)\"",
          offset: definition.steps[target].offset)
      }
    }
  }

  /// Whether the step has a route that always applies.
  private func hasExit(_ step: Int) -> Bool {
    definition.steps[step].routes.contains { $0.show.isEmpty && $0.showAny.isEmpty }
  }
}
