import Address
import Foundation

@main
struct Main {
  /// The codes of sysexits.h that formhaus has too.
  private static let usage: Int32 = 64

  static func main() async {
    // A reader that is gone is noticed by what cannot be written.
    signal(SIGPIPE, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") { return write(GeocoderHelp.text) }
    if words.contains("--version") { return write("formhaus-geocoder \(GeocoderVersion.text)\n") }
    do throws(GeocoderUsage) {
      let options = try GeocoderOptions(words, environment: ProcessInfo.processInfo.environment)
      let server = try ServerAddress(options.url, allowsHTTP: options.allowsHTTP)
      await serve(options, server)
    } catch {
      FileHandle.standardError.write(Data("formhaus-geocoder: \(error.text)\n".utf8))
      exit(usage)
    }
  }

  private static func serve(_ options: GeocoderOptions, _ server: ServerAddress) async {
    let service = options.preset.service(options)
    let provider = AddressSearch.Provider(
      name: "\(service.title), \(server.host)", attribution: options.attribution ?? service.attribution)
    write(
      SearchGreeting(provider: provider, isOnRequest: service.isOnRequest, dropsOlder: true).line + "\n")
    let geocoder = Geocoder(
      service: service, server: server,
      fetcher: Fetcher(userAgent: options.userAgent, allowsHTTP: options.allowsHTTP),
      write: { write($0 + "\n") })
    for await line in lines { await geocoder.take(line) }
    await geocoder.finish()
  }

  /// The lines of standard input, read on a thread of their own.
  private static var lines: AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }

  /// Writes at once; without anybody who reads there is nothing left to do.
  private static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      exit(0)
    }
  }
}
