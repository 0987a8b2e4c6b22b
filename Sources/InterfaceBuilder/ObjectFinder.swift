/// Finds the objects of a document that can be laid out.
struct ObjectFinder {
  private(set) var objects: [InterfaceObject] = []
  private let isStoryboard: Bool
  private let relations: ControllerRelations

  init(root: Element, isStoryboard: Bool) {
    self.isStoryboard = isStoryboard
    relations = ControllerRelations(root: root)
    for scene in root.children(of: "scenes") {
      for object in scene.children(of: "objects") { take(object) }
    }
    for object in root.children(of: "objects") { take(object) }
  }

  /// Adds a top-level object of a file or scene.
  private mutating func take(_ object: Element) {
    switch object.name {
    case "tableViewCell", "collectionViewCell", "collectionReusableView":
      takeListItem(object, list: nil)
    case _ where object.isController:
      takeController(object)
    case _ where object.isView:
      add(.topLevelView, object, owner: nil, surroundings: surroundings(of: object))
      takeContents(of: object)
    default: break
    }
  }

  private mutating func takeController(_ controller: Element) {
    guard let view = controller.children.first(where: { $0.key == "view" }) else { return }
    var surroundings = surroundings(of: controller)
    if let id = controller.id {
      surroundings.isEmbedded = relations.containers[id] != nil
      let saysTopBar = controller.children.contains { $0.key == "simulatedTopBarMetrics" }
      surroundings.hasNavigationBar =
        surroundings.hasNavigationBar
        || (!saysTopBar && relations.underNavigationBar.contains(id))
      // A simulated bottom bar has priority over the bars that follow from segues.
      if !controller.children.contains(where: { $0.key == "simulatedBottomBarMetrics" }) {
        if relations.aboveToolbar.contains(id) {
          surroundings.bottomBar = CanvasData.toolbar
        } else if relations.aboveTabBar.contains(id) {
          surroundings.bottomBar = CanvasData.tabBar
        }
      }
    }
    var guides: [String: Bool] = [:]
    for guide in controller.children(of: "layoutGuides") {
      if let id = guide.id { guides[id] = guide["type"] == "top" }
    }
    add(
      .controllerView,
      view,
      owner: controller,
      surroundings: surroundings,
      barGuides: guides,
      container: controller.id.flatMap { relations.containers[$0] }
    )
    takeContents(of: view)
  }

  private func surroundings(of element: Element) -> Surroundings {
    var result = Surroundings()
    for child in element.children {
      switch (child.name, child.key) {
      case ("freeformSimulatedSizeMetrics", _), ("size", "freeformSize"): result.isFreeform = true
      case ("simulatedNavigationBarMetrics", "simulatedTopBarMetrics"):
        result.hasNavigationBar = true
      case ("simulatedToolbarMetrics", _): result.bottomBar = CanvasData.toolbar
      case ("simulatedTabBarMetrics", _): result.bottomBar = CanvasData.tabBar
      default: break
      }
    }
    return result
  }

  /// Finds lists in all descendants of a view, including those of cells.
  private mutating func takeContents(of view: Element) {
    for child in view.children {
      switch child.name {
      case "prototypes", "cells":
        for cell in child.children { takeListItem(cell, list: view.id) }
      case "sections":
        for section in child.children {
          for cell in section.children(of: "cells") { takeListItem(cell, list: view.id) }
        }
      case "subviews":
        for subview in child.children { takeContents(of: subview) }
      case _ where child.key == "contentView":
        takeContents(of: child)
      case "collectionReusableView":
        takeListItem(child, list: view.id)
      case _ where ["tableHeaderView", "tableFooterView"].contains(child.key ?? ""):
        add(.tableHeader, child, owner: nil, list: view.id)
        takeContents(of: child)
      default: break
      }
    }
  }

  private mutating func takeListItem(_ item: Element, list: String?) {
    switch item.name {
    case "tableViewCell": add(.tableCell, item, owner: item, list: list)
    case "collectionViewCell": add(.collectionCell, item, owner: item, list: list)
    default: add(.reusableView, item, owner: nil, list: list)
    }
    takeContents(of: item)
  }

  private mutating func add(
    _ kind: InterfaceObject.Kind,
    _ element: Element,
    owner: Element?,
    list: String? = nil,
    surroundings: Surroundings = Surroundings(),
    barGuides: [String: Bool] = [:],
    container: String? = nil
  ) {
    let isCell = kind == .tableCell || kind == .collectionCell
    let content = isCell ? element.child(key: "contentView") : element
    let place = element.id ?? "line\(element.line)"
    let namesake = owner ?? element
    objects.append(
      InterfaceObject(
        kind: kind,
        id: content?.id ?? (isCell ? "\(place)/contentView" : place),
        ownerID: owner?.id,
        name: namesake["userLabel"] ?? namesake["customClass"] ?? namesake["title"]
          ?? namesake["reuseIdentifier"] ?? namesake.name,
        listID: list,
        containerID: container?.isEmpty == true ? nil : container,
        element: element,
        surroundings: surroundings,
        barGuides: barGuides
      )
    )
  }
}

extension Element {
  var isController: Bool {
    name.hasSuffix("Controller") && name != "searchDisplayController"
  }

  /// Whether an element of unknown position is a view. Inside `subviews` every element is.
  var isView: Bool { child("rect", key: "frame") != nil || ViewClass(rawValue: name) != nil }
}

/// The relations of a storyboard's controllers, from its segues.
struct ControllerRelations {
  /// The ids of the container views by the ids of the controllers that they embed, also through navigation controllers. The value is
  /// empty if the container view has no id.
  private(set) var containers: [String: String] = [:]
  /// The ids of controllers that a navigation controller shows with its navigation bar.
  private(set) var underNavigationBar: Set<String> = []
  /// The ids of controllers that a navigation controller shows with its toolbar.
  private(set) var aboveToolbar: Set<String> = []
  /// The ids of controllers that a tab bar controller shows, directly or through other controllers.
  private(set) var aboveTabBar: Set<String> = []

  init(root: Element) {
    // The ids of pushed controllers by the id of the pushing one, and those of root controllers by the navigation controller's.
    var pushed: [String: [String]] = [:]
    var first: [String: [String]] = [:]
    var bars: (navigation: [String], tool: [String], tab: [String]) = ([], [], [])
    var hidingTabs: Set<String> = []
    for scene in root.children(of: "scenes") {
      for controller in scene.children(of: "objects") where controller.isController {
        guard let id = controller.id else { continue }
        if controller.isYes("hidesBottomBarWhenPushed") { hidingTabs.insert(id) }
        controller.forEach { element in
          if element.name == "containerView" {
            for segue in element.children(of: "connections") where segue["kind"] == "embed" {
              if let destination = segue["destination"], containers[destination] == nil {
                containers[destination] = element.id ?? ""
              }
            }
          }
          guard element.name == "segue", let destination = element["destination"] else { return }
          switch (element["kind"], element["relationship"]) {
          case ("embed", _):
            if containers[destination] == nil { containers[destination] = "" }
          case ("show", _), ("push", _): pushed[id, default: []].append(destination)
          case ("relationship", "rootViewController"):
            first[id, default: []].append(destination)
            if !controller.isYes("navigationBarHidden") { bars.navigation.append(destination) }
            if controller.isNo("toolbarHidden") { bars.tool.append(destination) }
          case ("relationship", "viewControllers") where controller.name == "tabBarController":
            bars.tab.append(destination)
          default: break
          }
        }
      }
    }
    // The root controller is embedded in the same container view as its navigation controller.
    for (id, container) in containers where first[id]?.isEmpty == false {
      for inner in first[id] ?? [] where containers[inner] == nil { containers[inner] = container }
    }
    underNavigationBar = Self.all(from: bars.navigation) { pushed[$0] ?? [] }
    aboveToolbar = Self.all(from: bars.tool) { pushed[$0] ?? [] }
    aboveTabBar = Self.all(from: bars.tab) { id in
      (first[id] ?? []) + (pushed[id] ?? []).filter { !hidingTabs.contains($0) }
    }
  }

  /// The controllers that are reachable from others. Segues can form cycles.
  private static func all(
    from beginning: [String],
    next: (String) -> [String]
  ) -> Set<String> {
    var result: Set<String> = []
    var waiting = beginning
    while let id = waiting.popLast() {
      if result.insert(id).inserted { waiting += next(id) }
    }
    return result
  }
}
