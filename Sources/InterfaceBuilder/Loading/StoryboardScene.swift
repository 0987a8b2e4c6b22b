import Foundation

/// A controller of a storyboard with the views and objects of its scene.
///
/// The controller retains it; it does not retain the controller.
final class StoryboardScene {
  private let reader: StoryboardReader
  private let element: Element
  /// The other objects of the scene: gesture recognisers, objects of the app, views.
  private let others: [Element]
  private(set) weak var controller: UIViewController?
  private var loader: NibLoader?
  /// Objects of the scene that nothing else retains.
  private var kept: [AnyObject] = []
  private var segues: [String: StoryboardSegue] = [:]

  init(_ reader: StoryboardReader, _ element: Element, _ scene: [Element]) {
    (self.reader, self.element) = (reader, element)
    others = scene.filter { $0.id != element.id }
  }

  func keep(_ object: AnyObject) { kept.append(object) }

  // MARK: The controller

  /// Creates the controller, and the controllers that it contains from the beginning.
  func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let loader = NibLoader(reader.document, reader.files, owner: nil, elements: others)
    self.loader = loader
    loader.scene = self
    let type = loader.type(of: element, standardType)
    let coder = NibCoder(style: tableStyle) { [self] made in
      if let made = made as? UIViewController { configure(made) }
    }
    let controller = creator?(coder) ?? type.init(coder: coder) ?? UIViewController()
    // A class may not have called super with the coder.
    if self.controller == nil { configure(controller) }
    addRelated(to: controller)
    loader.connectMade(but: element.child(key: "view") == nil ? nil : controller)
    controller.awakeFromNib()
    return controller
  }

  private var standardType: UIViewController.Type {
    switch element.name {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "pageViewController": UIPageViewController.self
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    default: UIViewController.self
    }
  }

  private var tableStyle: Int? {
    switch element.child(key: "view")?["style"] {
    case "grouped": UITableView.Style.grouped.rawValue
    case "insetGrouped": UITableView.Style.insetGrouped.rawValue
    default: nil
    }
  }

  private func configure(_ controller: UIViewController) {
    self.controller = controller
    guard let loader else { return }
    let builder = loader.makeBuilder()
    loader.register(controller, element)
    if let title = element["title"] { controller.title = title }
    if element.isYes("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = true }
    if element.isYes("definesPresentationContext") { controller.definesPresentationContext = true }
    if element.isYes("modalInPresentation") { controller.isModalInPresentation = true }
    if let style = element["modalPresentationStyle"].flatMap({ Self.presentations[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let item = element.child("navigationItem", key: "navigationItem") {
      configure(controller.navigationItem, item, builder)
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") {
      controller.tabBarItem.title = item["title"]
      controller.tabBarItem.image = builder.image(of: item)
      loader.register(controller.tabBarItem, item)
    }
    let tools = element.children(of: "toolbarItems")
    if !tools.isEmpty { controller.toolbarItems = loader.barItems(tools, builder) }
    if let navigation = controller as? UINavigationController {
      navigation.isNavigationBarHidden = element.isYes("navigationBarHidden")
      navigation.isToolbarHidden = !element.isNo("toolbarHidden")
    }
    loader.setAttributes(of: controller, element, builder)
    readSegues()
    // The controller retains the scene.
    controller.origin = StoryboardOrigin(
      storyboard: reader.storyboard,
      scene: self,
      segues: element.segues.compactMap { $0.id.flatMap { segues[$0] } },
      loadView: element.child(key: "view").map { view in { [unowned self] in loadView(view) } }
    )
  }

  private func configure(_ item: UINavigationItem, _ element: Element, _ builder: ViewBuilder) {
    guard let loader else { return }
    if let title = element["title"] { item.title = title }
    if let prompt = element["prompt"] { item.prompt = prompt }
    if let view = element.child(key: "titleView") { item.titleView = builder.makeView(view) }
    if let button = element.child("barButtonItem", key: "backBarButtonItem") {
      item.backBarButtonItem = loader.barItem(button, builder)
    }
    func items(_ one: String, _ several: String) -> [UIBarButtonItem]? {
      if let button = element.child("barButtonItem", key: one) {
        return [loader.barItem(button, builder)]
      }
      let buttons = element.children(of: several)
      return buttons.isEmpty ? nil : loader.barItems(buttons, builder)
    }
    if let items = items("leftBarButtonItem", "leftBarButtonItems") {
      item.leftBarButtonItems = items
    }
    if let items = items("rightBarButtonItem", "rightBarButtonItems") {
      item.rightBarButtonItems = items
    }
    loader.register(item, element)
    builder.activateConstraints()
  }

  /// Adds the controllers of relationships: the root of a navigation controller, the tabs of a tab bar controller.
  private func addRelated(to controller: UIViewController) {
    var related: [UIViewController] = []
    for segue in element.children(of: "connections") where segue["kind"] == "relationship" {
      guard let id = segue["destination"] else { continue }
      let inner = reader.opening(element.id)
      if inner.isOpening(id) {
        reportCycle(segue)
        continue
      }
      if let child = inner.controller(id: id) { related.append(child) }
    }
    if related.isEmpty { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = related
    case let tabs as UITabBarController: tabs.viewControllers = related
    case let split as UISplitViewController: split.viewControllers = related
    default: break
    }
  }

  private func reportCycle(_ segue: Element) {
    loader?.report(
      "The controllers of a storyboard contain one another.",
      "Delete one of the relationships.",
      segue
    )
  }

  // MARK: The view

  private func loadView(_ view: Element) {
    guard let controller else { return }
    kept = []
    // The view may be loaded again, with new objects under the same ids.
    let viewLoader = NibLoader(
      reader.document,
      reader.files,
      owner: nil,
      elements: others,
      outer: loader
    )
    var guides: [String: () -> Any] = [:]
    for guide in element.children(of: "layoutGuides") {
      guard let id = guide.id else { continue }
      let isAtTop = guide["type"] == "top"
      guides[id] = { [unowned controller] in
        isAtTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
      }
    }
    // Its outlets lead to views, so it is connected together with them.
    viewLoader.register(controller, element)
    viewLoader.view(view, guides: guides) { controller.view = $0 }
    if let sections = viewLoader.staticSections {
      (controller as? UITableViewController)?.staticSections = sections
    }
  }

  // MARK: Segues

  private func readSegues() {
    for segue in element.segues + others.flatMap(\.segues) {
      guard let id = segue.id, let kind = kind(of: segue) else { continue }
      let isEmbedding = segue["kind"] == "embed"
      let reader = isEmbedding ? reader.opening(element.id) : reader.outside
      segues[id] = StoryboardSegue(
        identifier: segue["identifier"],
        kind: kind,
        isAnimated: !segue.isNo("animates")
      ) { [reader, weak self] source, sender in
        guard let destination = segue["destination"] else { return nil }
        if isEmbedding && reader.isOpening(destination) {
          self?.reportCycle(segue)
          return nil
        }
        let creator = self?.creator(segue, source, sender)
        if let controller = reader.controller(id: destination, creator) { return controller }
        // A controller that is missing in another file was reported.
        if self?.loader?.isWritten(destination) == true { return nil }
        self?.loader?.report(
          "A segue leads to '\(destination)', which is no controller.",
          "Delete the segue.",
          segue
        )
        return nil
      }
    }
  }

  /// Returns the call of the method that creates the destination; nil for a segue without one.
  private func creator(_ segue: Element, _ source: UIViewController, _ sender: Any?) -> (
    (NSCoder) -> UIViewController?
  )? {
    guard let name = segue["destinationCreationSelector"] else { return nil }
    return { [weak self] coder in
      let identifier = segue["identifier"]
      let creation = SegueCreation(coder: coder, sender: sender, identifier: identifier)
      do throws(OutletTable.Mistake) {
        try OutletTable.set(creation, forKeyPath: name, of: source)
      } catch {
        self?.loader?.report(
          "The segue action '\(name)' is not in the outletTable of \(Swift.type(of: source)).",
          "Add it to the table, or delete it from the segue.",
          segue
        )
      }
      return creation.destination
    }
  }

  private func kind(of segue: Element) -> StoryboardSegue.Kind? {
    switch segue["kind"] {
    case "show", "push": .show
    case "showDetail", "replace": .showDetail
    case "presentation", "modal":
      .present(
        segue["modalPresentationStyle"].flatMap { Self.presentations[$0] },
        segue["modalTransitionStyle"].flatMap { Self.transitions[$0] }
      )
    case "popoverPresentation", "popover": .present(.popover, nil)
    case "embed": .embed
    case "unwind": .unwind(Selector(segue["unwindAction"] ?? ""))
    case "custom":
      loader.map { .custom($0.type(of: segue, UIStoryboardSegue.self)) }
    default: nil
    }
  }

  /// Lets an object begin a segue: a control, an item of a bar, a gesture or a cell. A container view embeds its destination.
  func connect(_ element: Element, of object: AnyObject) {
    guard let id = element.id, let segue = segues[id], let controller else { return }
    let begin: (AnyObject?) -> Void = { [weak controller] in controller?.begin(segue, sender: $0) }
    switch object {
    case let view as UIView where isEmbedding(segue): embed(segue, in: view, of: controller)
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in begin(control) },
        for: .primaryActionTriggered
      )
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "") { [weak item] _ in begin(item) }
    case let recognizer as UIGestureRecognizer:
      let trigger = SegueTrigger { [weak recognizer] in begin(recognizer) }
      keep(trigger)
      recognizer.addTarget(trigger, action: Selector("begin", SegueTrigger.begin))
    case let cell as UITableViewCell where element["trigger"] != "accessoryAction":
      cell.selectionHandler = { [weak cell] in begin(cell) }
    case let cell as UICollectionViewCell:
      cell.selectionHandler = { [weak cell] in begin(cell) }
    default: break
    }
  }

  private func isEmbedding(_ segue: StoryboardSegue) -> Bool {
    if case .embed = segue.kind { true } else { false }
  }

  private func embed(_ segue: StoryboardSegue, in view: UIView, of controller: UIViewController) {
    guard let child = segue.makeDestination(controller, view) else { return }
    controller.prepare(
      for: UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: child) {
      },
      sender: view
    )
    controller.addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: controller)
  }

  private static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom,
  ]

  private static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}

/// The target of a gesture that begins a segue.
private final class SegueTrigger: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func begin() { action() }
}

extension Element {
  /// The segues of an element and its descendants, without relationships.
  fileprivate var segues: [Element] {
    var result: [Element] = []
    forEach { if $0.name == "segue" && $0["kind"] != "relationship" { result.append($0) } }
    return result
  }
}
