public import UIKit

/// The app's scripts for pages, the objects that receive messages of scripts, and the rules of content. They are kept, and none
/// is run, called or applied here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKUserContentController: NSObject {
  private struct Handler {
    let object: AnyObject
    let world: WKContentWorld
    let name: String
  }

  private var scripts: [WKUserScript] = []
  private var handlers: [Handler] = []

  /// Creates a controller without scripts.
  public override init() { super.init() }

  /// The scripts, in the order in which they were added.
  open var userScripts: [WKUserScript] { scripts }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { scripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { scripts = [] }

  /// Adds an object that receives messages under a name. It is retained.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }

  /// Adds an object that receives messages of a world under a name. It is retained.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler,
    contentWorld world: WKContentWorld,
    name: String
  ) {
    handlers.append(Handler(object: scriptMessageHandler, world: world, name: name))
  }

  /// Adds an object that receives messages of a world under a name, and answers them. It is retained.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld,
    name: String
  ) {
    handlers.append(
      Handler(object: scriptMessageHandlerWithReply, world: contentWorld, name: name)
    )
  }

  /// Removes the object that receives messages of pages under a name.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  /// Removes the object that receives messages of a world under a name.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers.removeAll { $0.name == name && $0.world == contentWorld }
  }

  /// Removes all objects that receive messages of a world.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers.removeAll { $0.world == contentWorld }
  }

  /// Removes all objects that receive messages.
  open func removeAllScriptMessageHandlers() { handlers = [] }

  /// Adds rules of content. They are not applied here.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Removes rules of content.
  open func remove(_ contentRuleList: WKContentRuleList) {}
  /// Removes all rules of content.
  open func removeAllContentRuleLists() {}
}
