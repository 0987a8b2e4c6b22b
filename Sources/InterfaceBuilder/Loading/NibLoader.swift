import Foundation

/// Creates the objects of a nib, a scene or a list item: finds their classes, and connects their outlets and actions.
final class NibLoader {
  let document: InterfaceDocument
  let files: InterfaceFiles
  /// The scene of a list item, whose objects the item's connections may refer to.
  private let outer: NibLoader?
  private let owner: AnyObject?
  /// Connects the segues of a scene.
  weak var scene: StoryboardScene?
  /// The rows of a table whose content is in the file.
  var staticSections: [StaticTableSection]?
  private let elements: [Element]

  private struct Entry {
    weak var object: AnyObject?
    /// Whether the object's own class was not found. Its missing outlets and actions are not reported again.
    var isStandIn: Bool
  }
  private var objects: [String: Entry] = [:]
  /// The objects in the order in which they were created, until all are connected.
  private var made: [(object: AnyObject, element: Element)] = []
  private var reported: Set<String> = []
  /// The lines of the elements whose class was not found.
  private var linesWithoutClass: Set<Int> = []

  /// - Parameter elements: the objects at the top level; nil for those of the document.
  init(
    _ document: InterfaceDocument,
    _ files: InterfaceFiles,
    owner: AnyObject?,
    elements: [Element]? = nil,
    outer: NibLoader? = nil
  ) {
    (self.document, self.files, self.owner, self.outer) = (document, files, owner, outer)
    self.elements = elements ?? document.root.children(of: "objects")
    scene = outer?.scene
  }

  // MARK: Creating

  /// Creates the objects of a nib, and connects them.
  func topLevelObjects() -> [Any] {
    let builder = makeBuilder()
    var result: [Any] = []
    for element in elements.map(resolved) {
      if element.name == "placeholder" {
        if let owner, element["placeholderIdentifier"] == "IBFilesOwner" {
          register(owner, element)
        }
      } else if let object = topLevelObject(element, builder) {
        result.append(object)
      }
    }
    builder.activateConstraints()
    connect(builder)
    return result
  }

  /// Creates a view of a scene, and connects it.
  func view(_ element: Element, guides: [String: () -> Any], show: (UIView) -> Void) {
    let builder = makeBuilder()
    for (id, make) in guides { builder.guides[id] = (make, 0) }
    let view = builder.makeView(resolved(element), isRoot: true)
    show(view)
    for other in elements.map(resolved) {
      _ = topLevelObject(other, builder).map { scene?.keep($0) }
    }
    builder.activateConstraints()
    connect(builder)
  }

  /// Creates a list item of a prototype, and connects it.
  func listItem<Item: UIView>(_ element: Element, standard: Item.Type) -> Item {
    let loader = NibLoader(document, files, owner: owner, elements: [], outer: self)
    let builder = loader.makeBuilder()
    let view = builder.makeView(resolved(element), isRoot: true)
    builder.activateConstraints()
    loader.connect(builder)
    return view as? Item ?? standard.init(frame: .zero)
  }

  func makeBuilder() -> ViewBuilder {
    ViewBuilder(
      document: document,
      contentSizes: .measured,
      textScale: 1,
      margins: Margins(tools: document.tools, device: nil, isLandscape: false),
      log: LayoutIssueLog(),
      loader: self
    )
  }

  private func resolved(_ element: Element) -> Element {
    let environment = LayoutEnvironment.current
    return element.resolved(
      for: SizeClasses(
        width: environment.horizontalSizeClass,
        height: environment.verticalSizeClass
      )
    )
  }

  /// Creates an object at the top level: a view, a gesture recogniser, an item of a bar, or an object of the app.
  private func topLevelObject(_ element: Element, _ builder: ViewBuilder) -> AnyObject? {
    if element.name.hasSuffix("GestureRecognizer") { return gestureRecognizer(element, builder) }
    switch element.name {
    case "placeholder", "exit", "userDefinedRuntimeAttributes": return nil
    case _ where element.isController: return nil
    case "barButtonItem": return barItem(element, builder)
    case "customObject":
      // Unlike views, objects of the app have no initializer that all of them have.
      report(
        "An object of the class \(element["customClass"] ?? "NSObject") is not created.",
        "Create it in code.",
        element
      )
      return nil
    case _ where element.isView: return builder.makeView(element)
    default: return nil
    }
  }

  private func gestureRecognizer(_ element: Element, _ builder: ViewBuilder) -> UIGestureRecognizer
  {
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      if let count = element.number("numberOfTapsRequired") {
        tap.numberOfTapsRequired = Int(count)
      }
      recognizer = tap
    case "panGestureRecognizer": recognizer = UIPanGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      switch element["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: break
      }
      recognizer = swipe
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": recognizer = UIRotationGestureRecognizer()
    // The first is Xcode's own spelling.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let duration = element.number("minimumPressDuration") {
        press.minimumPressDuration = duration
      }
      recognizer = press
    default: recognizer = UIGestureRecognizer()
    }
    // Unlike views, recognisers have no initializer that all subclasses have.
    if let name = element["customClass"] {
      report(
        "A gesture recogniser of the class \(name) is not created; a \(Swift.type(of: recognizer)) is used.",
        "Add it in code.",
        element
      )
    }
    recognizer.cancelsTouchesInView = !element.isNo("cancelsTouchesInView")
    recognizer.isEnabled = !element.isNo("enabled")
    setAttributes(of: recognizer, element, builder)
    register(recognizer, element)
    return recognizer
  }

  func barItems(_ elements: [Element], _ builder: ViewBuilder) -> [UIBarButtonItem] {
    elements.map { barItem($0, builder) }
  }

  func barItem(_ element: Element, _ builder: ViewBuilder) -> UIBarButtonItem {
    let type = type(of: element, UIBarButtonItem.self)
    let item = type.init(coder: NibCoder { _ in }) ?? UIBarButtonItem()
    item.title = element["title"]
    item.image = builder.image(of: element)
    if let title = element["systemItem"] { item.accessibilityIdentifier = title }
    if element["style"] == "done" { item.style = .done }
    if let width = element.number("width") { item.width = width }
    if element.isNo("enabled") { item.isEnabled = false }
    if let tag = element["tag"].flatMap(Int.init) { item.tag = tag }
    item.tintColor = builder.color(element, "tintColor")
    if let view = element.child(key: "customView") { item.customView = builder.makeView(view) }
    register(item, element)
    return item
  }

  // MARK: Classes

  /// Returns the class that an element names, or the standard one.
  func type<Class: NSObject>(of element: Element, _ standard: Class.Type) -> Class.Type {
    guard let name = element["customClass"] else { return standard }
    let modules = ([element["customModule"], ownerModule].compactMap { $0 } + files.modules)
      .map(Self.identifier)
    var found: AnyClass?
    for module in modules where found == nil { found = NSClassFromString("\(module).\(name)") }
    if let type = found as? Class.Type { return type }
    linesWithoutClass.insert(element.line)
    let problem: String
    if let found {
      problem = "The class \(found) is no \(Class.self); a \(standard) is used."
    } else if modules.isEmpty {
      problem =
        "The class \(name) is not found, since its module is not named; a \(standard) is used."
    } else {
      let places = modules.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      problem =
        "The class \(name) is not found in \(places.joined(separator: ", ")); a \(standard) is used."
    }
    report(
      problem,
      "Name its module in InterfaceFiles(_:modules:). It has to be at the top level, and neither private nor generic.",
      element
    )
    return standard
  }

  private var ownerModule: String? {
    let owner = owner ?? scene?.controller
    return owner.flatMap { String(reflecting: Swift.type(of: $0)).split(separator: ".").first }.map(
      String.init
    )
  }

  // MARK: Objects

  func register(_ object: AnyObject, _ element: Element) {
    made.append((object, element))
    guard let id = element.id, objects[id] == nil else { return }
    objects[id] = Entry(object: object, isStandIn: linesWithoutClass.contains(element.line))
  }

  private func isStandIn(_ object: AnyObject) -> Bool {
    objects.values.contains { $0.isStandIn && $0.object === object }
      || outer?.isStandIn(object) == true
  }

  private func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }

  /// Sets the user-defined runtime attributes of an object.
  func setAttributes(of object: AnyObject, _ element: Element, _ builder: ViewBuilder) {
    for attribute in element.children(of: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], let value = value(of: attribute, builder) else {
        continue
      }
      set(value, path, of: object, attribute)
    }
  }

  private func value(of attribute: Element, _ builder: ViewBuilder) -> Any? {
    let child = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean": return attribute.isYes("value")
    case "color": return builder.color(attribute, "value")
    case "image": return attribute["value"].flatMap { UIImage(named: $0) }
    case "size":
      return CGSize(width: child?.number("width") ?? 0, height: child?.number("height") ?? 0)
    case "point": return CGPoint(x: child?.number("x") ?? 0, y: child?.number("y") ?? 0)
    case "rect":
      return CGRect(
        x: child?.number("x") ?? 0,
        y: child?.number("y") ?? 0,
        width: child?.number("width") ?? 0,
        height: child?.number("height") ?? 0
      )
    case "number": return child?.number("value").map(Double.init)
    default: return attribute.text("value")
    }
  }

  private func set(_ value: Any, _ path: String, of object: AnyObject, _ place: Element) {
    do throws(OutletTable.Mistake) {
      try OutletTable.set(value, forKeyPath: path, of: object)
    } catch {
      if isStandIn(object) || isStandIn(value as AnyObject) { return }
      let name = "\(Swift.type(of: object))"
      switch error {
      case .notFound:
        if let outlet = outletOfExtension(path, of: object), outlet.set(value, of: object) {
          return
        }
        report(
          "\(name) is not key value coding-compliant for the key \(path).",
          "Declare the outlet in the outletTable of \(name), as plumb-port does, or delete the connection.",
          place,
          "NSUnknownKeyException"
        )
      case .type(let expected):
        report(
          "The outlet \(path) of \(name) is connected to a \(Swift.type(of: value)); it is of the type \(expected).",
          "Change the type of the outlet, or the class in the file. The outlet stays as it is.",
          place
        )
      }
    }
  }

  /// The outlet of a property in an extension of a class of UIKit: `plumb-port` declares a class with its table, which has its name.
  private func outletOfExtension(_ name: String, of object: AnyObject) -> Outlet? {
    var level: Mirror? = Mirror(reflecting: object)
    while let current = level {
      for module in modules {
        let holder =
          NSClassFromString("\(module).\(current.subjectType)_\(name)_Outlet")
          as? any OutletHolder.Type
        if let outlet = holder?.outletTable[name] { return outlet }
      }
      level = current.superclassMirror
    }
    return nil
  }

  /// The modules of the app that the file and the reader name. The whole file is searched, once for all properties.
  private lazy var modules = namedModules()

  private func namedModules() -> [String] {
    var found = [ownerModule].compactMap { $0 } + files.modules
    func collect(_ element: Element) {
      if let module = element["customModule"], !found.contains(module) { found.append(module) }
      element.children.forEach(collect)
    }
    collect(document.root)
    return found.map(Self.identifier)
  }

  /// The name of a module in Swift: of `My App`, `My_App`.
  private static func identifier(_ module: String) -> String {
    String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  // MARK: Connecting

  /// Connects the objects that were created, and tells them so. A controller is told when it is created, and connected when its
  /// view is.
  private func connect(_ builder: ViewBuilder) {
    connectMade()
    report(builder)
  }

  /// Connects the objects that were created, but for one of them.
  func connectMade(but waiting: AnyObject? = nil) {
    let made = made
    self.made = []
    for (object, element) in made where object !== waiting { connect(object, element) }
    for (object, _) in made where object !== owner && !(object is UIViewController) {
      (object as? UIResponder)?.awakeFromNib()
    }
  }

  func connect(_ object: AnyObject, _ element: Element) {
    var collections: [(name: String, objects: [AnyObject], place: Element)] = []
    for connection in element.children(of: "connections") {
      switch connection.name {
      case "outlet":
        guard let name = connection["property"], let target = target(of: connection) else {
          continue
        }
        set(target, name, of: object, connection)
      case "outletCollection":
        guard let name = connection["property"], let target = target(of: connection) else {
          continue
        }
        if name == "gestureRecognizers", let recognizer = target as? UIGestureRecognizer {
          (object as? UIView)?.addGestureRecognizer(recognizer)
        } else if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].objects.append(target)
        } else {
          collections.append((name, [target], connection))
        }
      case "action": connectAction(connection, of: object)
      case "segue": scene?.connect(connection, of: object)
      default: break
      }
    }
    for (name, objects, place) in collections { set(objects, name, of: object, place) }
  }

  private func target(of connection: Element) -> AnyObject? {
    guard let id = connection["destination"] else { return nil }
    if let object = object(id) { return object }
    // Without an owner there is nothing to connect; what is not installed has no connections.
    if id == "-1" || isWritten(id) { return nil }
    report(
      "A connection leads to '\(id)', which the file does not contain.",
      "Delete the connection.",
      connection
    )
    return nil
  }

  /// Whether the file contains an element with the id, also one that is not created.
  func isWritten(_ id: String) -> Bool { document.root.contains { $0.id == id } }

  private func isFirstResponder(_ id: String?) -> Bool {
    elements.contains { $0.id == id && $0["placeholderIdentifier"] == "IBFirstResponder" }
      || outer?.isFirstResponder(id) == true
  }

  private func connectAction(_ connection: Element, of object: AnyObject) {
    guard let name = connection["selector"] else { return }
    let action = Selector(name)
    let target = target(of: connection)
    // Without a target, the first responder is searched when the action is sent.
    if target == nil && !isFirstResponder(connection["destination"]) { return }
    if name.count(where: { $0 == ":" }) > 2 {
      return report(
        "The action \(name) has more than two arguments.",
        "Let the action have the sender and the event. It is not connected.",
        connection
      )
    }
    if let target, !isStandIn(target), !((target as? NSObject)?.responds(to: action) ?? false) {
      report(
        "\(Swift.type(of: target)) has no action \(name).",
        "Declare it in the selectorTable of the class, as plumb-port does, or delete the connection.",
        connection,
        "NSInvalidArgumentException"
      )
    }
    switch object {
    case let control as UIControl:
      let event = connection["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
      control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem:
      (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: break
    }
  }

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Reports

  func report(_ message: String, _ remedy: String, _ place: Element, _ exception: String? = nil) {
    if !reported.insert("\(place.line) \(message)").inserted { return }
    var issue = LayoutIssue(.illegalItem, message, remedy: remedy, exceptionName: exception)
    issue.location = SourceLocation(file: document.file, line: UInt(max(0, place.line)))
    LayoutEnvironment.current.raise(issue)
  }

  /// Reports what the builder could not read as written. What the canvas alone does not draw is none of it.
  private func report(_ builder: ViewBuilder) {
    for issue in builder.issues where issue.kind != .notDrawn && issue.kind != .missingResource {
      var report = LayoutIssue(.illegalItem, issue.message, remedy: "Correct the file.")
      report.location = SourceLocation(file: document.file, line: UInt(max(0, issue.line)))
      LayoutEnvironment.current.raise(report)
    }
  }
}
