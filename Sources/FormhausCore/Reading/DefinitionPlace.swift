/// Where a value stands in a definition, written out only when something is said about it:
/// `steps[1].fields[0].label`.
indirect enum DefinitionPlace: CustomStringConvertible {
  case root
  case member(DefinitionPlace, String)
  case element(DefinitionPlace, Int)

  func member(_ name: String) -> DefinitionPlace { .member(self, name) }

  func element(_ index: Int) -> DefinitionPlace { .element(self, index) }

  var isRoot: Bool { if case .root = self { true } else { false } }

  var description: String {
    switch self {
    case .root: ""
    case .member(.root, let name): name
    case .member(let outer, let name): "\(outer).\(name)"
    case .element(let outer, let index): "\(outer)[\(index)]"
    }
  }
}
