import Glibc

/// The chunks of several inputs, one input after the other.
struct InputChunks {
  private let inputs: [InputFile]
  private let limit: Int
  private var index = 0
  private var current: LineChunkReader?
  private var file: Descriptor?

  init(_ inputs: [InputFile], limit: Int) {
    (self.inputs, self.limit) = (inputs, limit)
  }

  /// The next chunk; nil after the last.
  mutating func next() throws(Failure) -> LineChunk? {
    while index < inputs.count {
      do throws(SystemError) {
        if current == nil { try open() }
        if let chunk = try current?.next() { return chunk }
      } catch {
        throw inputs[index].failure(error)
      }
      close()
      index += 1
    }
    return nil
  }

  private mutating func open() throws(SystemError) {
    let input = inputs[index]
    let file = input.isStandardInput ? Descriptor.standardInput : try .open(input.path, O_RDONLY)
    self.file = file
    current = LineChunkReader(file, input: index, limit: limit)
  }

  private mutating func close() {
    if !inputs[index].isStandardInput { file?.close() }
    (file, current) = (nil, nil)
  }
}

extension InputFile {
  /// Refuses a file that cannot be read, before anything is done with others.
  func check() throws(Failure) {
    guard isStandardInput || access(path, R_OK) == 0 else { throw failure(.last) }
  }

  /// Why it could not be read.
  func failure(_ error: SystemError) -> Failure {
    Failure(.cannotRead, "formhaus: cannot read \(name): \(error)")
  }
}
