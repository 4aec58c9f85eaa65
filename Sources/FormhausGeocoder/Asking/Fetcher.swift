import Dispatch
import Foundation
import FoundationNetworking
import Synchronization

/// What a server answered.
struct Fetched: Sendable, Equatable {
  var status: Int
  /// The header `Retry-After`.
  var retryAfter: String?
  var body: [UInt8]
}

/// Why there is no answer. The text never has the address in it, since what was typed stands there.
struct FetchError: Error, Equatable {
  let text: String

  init(_ text: String) { self.text = text }
}

/// Fetches from servers, within limits of time and size.
final class Fetcher: Sendable {
  /// The most bytes of an answer.
  static let longestBody = 1 << 20
  /// How long an answer may take.
  static let timeLimit = Duration.seconds(2)

  private let session: URLSession
  private let transfers: Transfers

  /// - Parameter allowsHTTP: whether redirections may lead to unencrypted servers.
  init(userAgent: String, allowsHTTP: Bool) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = 10
    configuration.httpAdditionalHeaders = ["User-Agent": userAgent, "Accept": "application/json"]
    transfers = Transfers(allowsHTTP: allowsHTTP)
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
  }

  /// Fetches by GET.
  ///
  /// - Throws: `FetchError`, or `CancellationError` when the task is cancelled.
  func get(_ url: URL, language: String) async throws -> Fetched {
    var request = URLRequest(url: url)
    if !language.isEmpty { request.setValue(language, forHTTPHeaderField: "Accept-Language") }
    let task = session.dataTask(with: request)
    let number = task.taskIdentifier
    let watch = Task { [transfers] in
      try await Task.sleep(for: Fetcher.timeLimit)
      transfers.end(number, .failure(FetchError("no answer within 2 seconds")))
    }
    defer { watch.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        transfers.begin(task, continuation)
        if Task.isCancelled { transfers.end(number, .failure(CancellationError())) }
      }
    } onCancel: {
      transfers.end(number, .failure(CancellationError()))
    }
  }
}

/// The transfers on their way, as the session tells of them.
private final class Transfers: NSObject, URLSessionDataDelegate, Sendable {
  private struct Transfer {
    let task: URLSessionTask
    let continuation: CheckedContinuation<Fetched, any Error>
    var body: [UInt8] = []
    var redirections = 0
  }

  private static let mostRedirections = 5

  private let allowsHTTP: Bool
  private let transfers = Mutex<[Int: Transfer]>([:])

  init(allowsHTTP: Bool) {
    self.allowsHTTP = allowsHTTP
  }

  func begin(_ task: URLSessionTask, _ continuation: CheckedContinuation<Fetched, any Error>) {
    transfers.withLock { $0[task.taskIdentifier] = Transfer(task: task, continuation: continuation) }
    task.resume()
  }

  /// Ends a transfer once; what comes of it later is nobody's.
  ///
  /// - Parameter delay: how long the task is left to end by itself before it is cancelled.
  func end(_ number: Int, _ result: Result<Fetched, any Error>, cancellingAfter delay: Int = 0) {
    guard let transfer = transfers.withLock({ $0.removeValue(forKey: number) }) else { return }
    transfer.continuation.resume(with: result)
    // Elsewhere: cancelling waits for the queue of the session, which may be what calls here.
    guard case .failure = result else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(delay)) { transfer.task.cancel() }
  }

  /// Ends a transfer whose redirection is not followed.
  ///
  /// FoundationNetworking traps when a task is cancelled while it decides about a redirection, so it ends by itself.
  private func refuse(_ task: URLSessionTask, _ reason: String, _ decide: (URLRequest?) -> Void) {
    end(task.taskIdentifier, .failure(FetchError(reason)), cancellingAfter: 2)
    decide(nil)
  }

  func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = transfers.withLock { transfers in
      guard var transfer = transfers.removeValue(forKey: dataTask.taskIdentifier) else { return false }
      transfer.body += data.prefix(Fetcher.longestBody + 1 - transfer.body.count)
      defer { transfers[dataTask.taskIdentifier] = transfer }
      return transfer.body.count > Fetcher.longestBody
    }
    guard isTooLong else { return }
    end(dataTask.taskIdentifier, .failure(FetchError("an answer of more than 1 MB")))
  }

  func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let number = task.taskIdentifier
    if let error {
      end(number, .failure(FetchError(Transfers.reason(error))))
    } else if let response = task.response as? HTTPURLResponse {
      let body = transfers.withLock { $0[number]?.body } ?? []
      let retryAfter = response.value(forHTTPHeaderField: "Retry-After")
      end(number, .success(Fetched(status: response.statusCode, retryAfter: retryAfter, body: body)))
    } else {
      end(number, .failure(FetchError("an answer that is not one of the web")))
    }
  }

  func urlSession(
    _: URLSession, task: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let count = transfers.withLock { transfers in
      transfers[task.taskIdentifier]?.redirections += 1
      return transfers[task.taskIdentifier]?.redirections ?? 0
    }
    if count > Transfers.mostRedirections {
      refuse(task, "too many redirections", completionHandler)
    } else if let url = request.url,
      ServerAddress.mayRedirect(from: task.originalRequest?.url, to: url, allowsHTTP: allowsHTTP)
    {
      completionHandler(request)
    } else {
      refuse(task, "a redirection to where what is typed may not go", completionHandler)
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .timedOut: "no answer in time"
    case .cannotFindHost, .dnsLookupFailed: "the server's name is not known"
    case .cannotConnectToHost: "the server cannot be reached"
    case .networkConnectionLost: "the server hung up"
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot:
      "the server's certificate is not trusted"
    case .httpTooManyRedirects: "too many redirections"
    case .unsupportedURL: "a redirection to where what is typed may not go"
    default: "the server cannot be asked"
    }
  }
}
