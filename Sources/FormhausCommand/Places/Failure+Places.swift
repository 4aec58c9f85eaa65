import AddressIndex

extension Failure {
  init(_ error: PlaceBuildError?) {
    let code: ExitCode =
      switch error {
      case .cannotRead: .cannotRead
      case .badData: .badData
      case .cannotWrite, .database, .isBeingBuilt, nil: .cannotWrite
      }
    switch error {
    // A place in a file speaks for itself.
    case .badData(_, line: _?, _)?: self.init(code, error?.text ?? "")
    default: self.init(code, "formhaus: \(error?.text ?? "the index cannot be written")")
    }
  }

  init(_ error: PlaceIndexError) {
    let code: ExitCode =
      switch error {
      case .cannotRead: .cannotRead
      case .notAnIndex, .damaged: .badData
      }
    self.init(code, "formhaus: \(error.text)")
  }
}
