public import UIKit

/// A file that is stored instead of shown. A web view stores none here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKDownload: NSObject {
  /// The answers to whether a server may lead to another address.
  nonisolated public enum RedirectPolicy: Int, Sendable {
    /// It may not.
    case cancel = 0
    /// It may.
    case allow = 1
  }

  /// The request for the file; nil if it is not known.
  open var originalRequest: URLRequest? { nil }
  /// The view that asked for the file.
  open var webView: WKWebView? { nil }
  /// The object that is notified of the file. It is not retained.
  open weak var delegate: (any WKDownloadDelegate)?
  /// How much of the file is stored: nothing.
  public let progress = Progress(totalUnitCount: 1)

  /// Creates a download that stores nothing.
  public override init() { super.init() }

  /// Ends the download, and calls the handler without data to resume it.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
    progress.cancel()
    completionHandler?(nil)
  }
}

/// An object that decides where a file is stored and is notified of it. Methods with default implementations need not be written,
/// and the runtime calls none.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol WKDownloadDelegate: AnyObject {
  /// Decides where the file is stored; nil cancels.
  func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void
  )
  /// Decides whether the server may lead to another address.
  func download(
    _ download: WKDownload,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void
  )
  /// Called after the file was stored.
  func downloadDidFinish(_ download: WKDownload)
  /// Called after storing failed.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Cancels.
  public func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void
  ) {
    completionHandler(nil)
  }
  /// Goes to the other address.
  public func download(
    _ download: WKDownload,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(
    _ download: WKDownload,
    didFailWithError error: any Error,
    resumeData: Data?
  ) {}
}
