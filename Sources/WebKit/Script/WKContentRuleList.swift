public import UIKit

/// Rules about the content of pages. They are not applied here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKContentRuleList: NSObject {
  /// The name of the rules.
  open var identifier: String! { name }

  private let name: String

  init(_ name: String) { self.name = name }
}

/// A store of rules about the content of pages. It stores none here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKContentRuleListStore: NSObject {
  /// Returns a store.
  open class func `default`() -> WKContentRuleListStore! { WKContentRuleListStore() }
  /// Creates a store in a folder, which is not read.
  public convenience init(url: URL) { self.init() }

  /// Calls the handler with rules of the name. The text of the rules is not read, and they are not stored.
  open func compileContentRuleList(
    forIdentifier identifier: String!,
    encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    completionHandler(WKContentRuleList(identifier), nil)
  }

  /// Calls the handler with an error, since no rules are stored.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    completionHandler(nil, WKError.withoutRules)
  }

  /// Calls the handler with an error, since no rules are stored.
  open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (((any Error)?) -> Void)!
  ) {
    completionHandler(WKError.withoutRules)
  }

  /// Calls the handler with no names.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
    completionHandler([])
  }
}
