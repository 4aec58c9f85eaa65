/// The name of an action by its cases, such as `submission.finished`; what the cases hold is left out.
func actionName(_ action: some Any) -> String {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum else { return String(describing: type(of: action)) }
  guard let payload = mirror.children.first, let label = payload.label else { return "\(action)" }
  let isEnum = Mirror(reflecting: payload.value).displayStyle == .enum
  return isEnum ? "\(label).\(actionName(payload.value))" : label
}
