public import UIKit

/// The cookies and other data of pages. There are cookies only, which the app sets itself, in memory.
///
/// It is safe to use a store from several threads: it has constants only, and the store of cookies has a lock.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let shared = WKWebsiteDataStore(isPersistent: true, identifier: nil)

  /// Returns the store that all views share by default.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Returns a new store that is not shared.
  open class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false, identifier: nil)
  }

  /// Creates a store with an identifier. It does not find data of an earlier one.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(isPersistent: true, identifier: identifier)
  }

  private init(isPersistent: Bool, identifier: UUID?) {
    (persistent, name) = (isPersistent, identifier)
  }

  private let persistent: Bool
  private let name: UUID?
  private let cookies = WKHTTPCookieStore()

  /// Whether the data would be kept in files on Apple's platforms.
  open var isPersistent: Bool { persistent }
  /// The identifier of the store; nil if it has none.
  open var identifier: UUID? { name }
  /// The cookies.
  open var httpCookieStore: WKHTTPCookieStore { cookies }

  /// Returns the kinds of data that pages have on Apple's platforms.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeFetchCache,
      WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeOfflineWebApplicationCache,
      WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeWebSQLDatabases,
    ]
  }

  /// Calls the handler with no records, since no page was loaded.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) {
    completionHandler([])
  }

  /// Returns no records, since no page was loaded.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

  /// Calls the handler: there are no records to remove.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Does nothing: there are no records to remove.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async
  {}

  /// Removes all cookies if they are of the kinds, whatever their age, and calls the handler.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    completionHandler()
  }

  /// Removes all cookies if they are of the kinds, whatever their age.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
  }

  /// Calls the handler with no identifiers, since no data are kept.
  open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping ([UUID]) -> Void) {
    completionHandler([])
  }

  /// No identifiers, since no data are kept.
  open class var allDataStoreIdentifiers: [UUID] { get async { [] } }

  /// Calls the handler: there are no data to remove.
  open class func remove(
    forIdentifier identifier: UUID,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Does nothing: there are no data to remove.
  open class func remove(forIdentifier identifier: UUID) async throws {}
}

/// The data of a page. There are none here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKWebsiteDataRecord: NSObject {
  /// The name of the page's server. By default empty.
  open var displayName: String { "" }
  /// The kinds of data. By default none.
  open var dataTypes: Set<String> { [] }

  /// Creates an empty record.
  public override init() { super.init() }
}

/// Cookies.
nonisolated public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Content in files.
nonisolated public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Content that scripts keep.
nonisolated public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Databases of scripts.
nonisolated public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Values that scripts keep.
nonisolated public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Content in memory.
nonisolated public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Content for use without a network.
nonisolated public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Scripts that run apart from pages.
nonisolated public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Values that scripts keep until the view ends.
nonisolated public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Databases of scripts in an old form.
nonisolated public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
