import FormhausText

/// `formhaus schema`
struct SchemaCommand {
  /// Prints the schema of the definition language.
  func run() throws(Failure) {
    try StandardStreams.write(JSONWriter.string(DefinitionSchema.json, pretty: true) + "\n")
  }
}
