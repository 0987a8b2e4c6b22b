public import UIKit

/// An object that loads addresses with a scheme of the app. It is not called here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol WKURLSchemeHandler: AnyObject {
  /// Loads an address.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops loading an address.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The loading of an address with a scheme of the app. A web view makes none here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol WKURLSchemeTask: AnyObject {
  /// The request for the address.
  var request: URLRequest { get }
  /// Takes a response.
  func didReceive(_ response: URLResponse)
  /// Takes a part of the content.
  func didReceive(_ data: Data)
  /// Ends the loading.
  func didFinish()
  /// Ends the loading with an error.
  func didFailWithError(_ error: any Error)
}
