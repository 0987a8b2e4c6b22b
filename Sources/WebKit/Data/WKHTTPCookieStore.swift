public import UIKit

/// The cookies of pages. They are kept in memory, and sent to no server here.
///
/// It is safe to use a store from several threads: a lock guards all that changes. Handlers and observers are called without it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  private let lock = NSLock()
  private var cookies: [HTTPCookie] = []
  private var observers: [Observer] = []

  /// Calls the handler with all cookies, in the order in which they were set.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(stored)
  }

  /// Returns all cookies, in the order in which they were set.
  open func allCookies() async -> [HTTPCookie] { stored }

  /// Sets a cookie instead of one with the same name, domain and path, and calls the handler.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    change { $0.filter { !$0.isSame(as: cookie) } + [cookie] }
    completionHandler?()
  }

  /// Sets a cookie instead of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async {
    change { $0.filter { !$0.isSame(as: cookie) } + [cookie] }
  }

  /// Removes a cookie, and calls the handler.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    change { $0.filter { !$0.isSame(as: cookie) } }
    completionHandler?()
  }

  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    change { $0.filter { !$0.isSame(as: cookie) } }
  }

  /// Adds an object that is notified of changes. It is not retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    lock.withLock { observers.append(Observer(object: observer)) }
  }

  /// Removes an object that is notified of changes.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  func removeAll() { change { _ in [] } }

  private var stored: [HTTPCookie] { lock.withLock { cookies } }

  private func change(_ body: ([HTTPCookie]) -> [HTTPCookie]) {
    let notified = lock.withLock {
      cookies = body(cookies)
      return observers
    }
    for observer in notified { observer.object?.cookiesDidChange(in: self) }
  }
}

/// An object that is notified of changes of cookies, before the method that changes them returns. The method has a default
/// implementation.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol WKHTTPCookieStoreObserver: AnyObject {
  /// Called after cookies changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

extension HTTPCookie {
  fileprivate func isSame(as other: HTTPCookie) -> Bool {
    (name, domain, path) == (other.name, other.domain, other.path)
  }
}
