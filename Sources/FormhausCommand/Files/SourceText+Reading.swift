import FormhausText

extension SourceText {
  /// The JSON of the text.
  ///
  /// - Throws: a failure that names the place at which it is no JSON.
  func parsed(limit: Int) throws(Failure) -> JSONNode {
    do throws(JSONSyntaxError) {
      return try JSONParser.parse(self, limits: JSONLimits(maximumBytes: limit))
    } catch {
      throw Failure(.badData, "\(name):\(error)")
    }
  }

  /// `FILE:LINE:COLUMN: TEXT`
  func line(_ offset: Int, _ text: String) -> String { "\(name):\(location(ofByte: offset)): \(text)" }
}
