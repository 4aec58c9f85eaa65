import FormhausStore

/// Why a search provider gave no answer, in a sentence for its operator.
struct SearchError: LocalizedError, Equatable {
  let text: String

  init(_ text: String) { self.text = text }

  var errorDescription: String? { text }
}
