/// Makes views, guides and constraints of one object's element.
final class ViewBuilder {
  let document: InterfaceDocument
  let contentSizes: InterfaceCanvas.ContentSizes
  let textScale: CGFloat
  let margins: Margins
  let log: LayoutIssueLog
  /// What the object is in the file, with what is not installed.
  private var written: Element?
  private lazy var writtenIDs = ids(in: written)
  /// That of the root.
  private var size = CGSize.zero

  var issues: [InterfaceIssue] = []
  private var views: [(id: String, view: UIView)] = []
  var viewsByID: [String: (view: UIView, realm: Int)] = [:]
  /// Guides are made when a constraint asks for them.
  var guides: [String: (make: () -> Any, realm: Int)] = [:]
  /// Constraints wait until all views are there: they may refer to later ones.
  var constraints: [(owner: UIView, realm: Int, element: Element)] = []
  /// The lines of what a constraint reported while it was made.
  var linesOfIssues: [Int: Int] = [:]
  /// Which views can be related: 0 for those that are installed, and a number for each one that is not with what is inside.
  var realm = 0
  private var realms = 0

  init(
    document: InterfaceDocument,
    contentSizes: InterfaceCanvas.ContentSizes,
    textScale: CGFloat,
    margins: Margins,
    log: LayoutIssueLog
  ) {
    self.document = document
    self.contentSizes = contentSizes
    self.textScale = textScale
    self.margins = margins
    self.log = log
  }

  func layOut(
    _ object: InterfaceObject,
    _ element: Element,
    size: CGSize,
    safeArea: UIEdgeInsets
  ) -> InterfaceLayout {
    (self.size, written) = (size, object.element)
    let root = makeView(element, isRoot: true)
    var controller: UIViewController?
    if !object.isInList {
      let host = UIViewController()
      host.view = root
      host.additionalSafeAreaInsets = safeArea
      margins.apply(to: root, of: host, object, isWritten: element.hasMargins)
      for (id, isAtTop) in object.barGuides {
        guides[id] = (
          { [unowned host] in isAtTop ? host.topLayoutGuide : host.bottomLayoutGuide }, 0
        )
      }
      controller = host
    }
    root.frame = CGRect(origin: .zero, size: size)
    activateConstraints()
    root.layoutIfNeeded()
    return InterfaceLayout(
      object,
      view: root,
      views: views,
      issues: issues,
      layoutIssues: layoutIssues(of: object, root),
      controller: controller
    )
  }

  /// What layout reported, with lines of the file, and names that are the same in each run.
  private func layoutIssues(of object: InterfaceObject, _ root: UIView) -> [LayoutIssue] {
    let issues = log.issues
    if issues.isEmpty { return [] }
    let names = ItemNames(root)
    return issues.enumerated().map { index, issue in
      var issue = names.spelled(issue)
      issue.location =
        issue.location ?? linesOfIssues[index].map(place)
        ?? issue.constraints.lazy.compactMap(\.location).first ?? place(object.line)
      return issue
    }
  }

  func place(_ line: Int) -> SourceLocation {
    SourceLocation(file: document.file, line: UInt(max(0, line)))
  }

  /// Whether the object has such an element somewhere, which may not be installed.
  func isWritten(_ id: String) -> Bool { writtenIDs.contains(id) }

  private func ids(in element: Element?) -> Set<String> {
    var result: Set<String> = []
    element?.forEach { if let id = $0.id { result.insert(id) } }
    return result
  }

  func note(_ kind: InterfaceIssue.Kind, _ message: String, _ element: Element) {
    issues.append(InterfaceIssue(kind, message, line: element.line))
  }

  // MARK: Views

  private func makeView(_ element: Element, isRoot: Bool = false, inStack: Bool = false) -> UIView {
    let viewClass = ViewClass(rawValue: element.name)
    if viewClass == nil {
      note(
        .unknownElement,
        "'\(element.name)' is not known; it is laid out as a plain view.",
        element
      )
    }
    let view = instance(of: viewClass ?? .view, element)
    fill(view, as: viewClass ?? .view, from: element, isRoot: isRoot, inStack: inStack)
    return view
  }

  /// Gives a view what its element says, and what is inside of it.
  func fill(
    _ view: UIView,
    as viewClass: ViewClass,
    from element: Element,
    isRoot: Bool = false,
    inStack: Bool = false
  ) {
    register(view, element)
    if let frame = element.frame {
      view.frame = frame
    } else if element.child("rect", key: "frame") != nil {
      note(.badNumber, "The frame has a number that is none or out of range; it is empty.", element)
    }
    place(view, element, isRoot: isRoot)
    setAppearance(of: view, viewClass, element)
    if element.says("hidden") {
      // Until Xcode 11 they kept their room, and were not to be seen.
      if inStack && !CanvasData.collapsesHidden[document.tools] {
        view.alpha = 0
      } else {
        view.isHidden = true
      }
    }
    setMargins(of: view, element)
    setContentSize(of: view, viewClass, element)
    takeGuides(of: view, element)
    // Before those of what is inside: where all cannot hold, Xcode gives up the inner ones. (Rule 2.08.)
    if document.usesAutoLayout {
      for constraint in element.children(of: "constraints") where constraint.name == "constraint" {
        constraints.append((view, realm, constraint))
      }
    }
    addSubviews(to: view, element)
  }

  private func register(_ view: UIView, _ element: Element) {
    view.accessibilityIdentifier = element["userLabel"] ?? element.id
    guard let id = element.id else { return }
    if viewsByID[id] != nil { return }
    viewsByID[id] = (view, realm)
    views.append((id, view))
  }

  /// Whether its mask or constraints place the view.
  private func place(_ view: UIView, _ element: Element, isRoot: Bool) {
    if let mask = element.child("autoresizingMask", key: "autoresizingMask") {
      view.autoresizingMask = mask.autoresizingMask
    }
    view.autoresizesSubviews = !element.denies("autoresizesSubviews")
    if isRoot || !document.usesAutoLayout { return }
    view.translatesAutoresizingMaskIntoConstraints =
      !element.denies("translatesAutoresizingMaskIntoConstraints") || element.says("fixedFrame")
  }

  private func addSubviews(to view: UIView, _ element: Element) {
    switch view {
    case let cell as UITableViewCell:
      // A cell that is no root has the size of the file.
      let width = view.superview == nil ? size.width : view.frame.width
      fillContent(cell.contentView, element) {
        margins.apply(toContent: $0, of: element, cellWidth: width)
      }
      addAccessory(to: cell, element)
    case let cell as UICollectionViewCell:
      fillContent(cell.contentView, element) { _ in }
    default:
      if let content = element.children.first(where: { $0.key == "contentView" }) {
        view.addSubview(makeView(content))
      }
    }
    for subview in element.children(of: "subviews") {
      if !subview.isInstalled {
        addUninstalled(subview, to: view)
        continue
      }
      guard let stack = view as? UIStackView else {
        view.addSubview(makeView(subview))
        continue
      }
      let inner = makeView(subview, inStack: true)
      stack.addArrangedSubview(inner)
    }
  }

  private func addUninstalled(_ element: Element, to superview: UIView) {
    let outer = realm
    realms += 1
    realm = realms
    let view = makeView(element)
    view.isHidden = true
    view.translatesAutoresizingMaskIntoConstraints = true
    superview.addSubview(view)
    realm = outer
  }

  private func setMargins(of view: UIView, _ element: Element) {
    if element.says("preservesSuperviewLayoutMargins") && !(view.superview is UITableViewCell) {
      view.preservesSuperviewLayoutMargins = true
    }
    if element.denies("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    if let written = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: written.number("top") ?? 0,
        left: written.number("left") ?? 0,
        bottom: written.number("bottom") ?? 0,
        right: written.number("right") ?? 0
      )
    } else if let written = element.child("directionalEdgeInsets", key: "directionalLayoutMargins")
    {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: written.number("top") ?? 0,
        leading: written.number("leading") ?? 0,
        bottom: written.number("bottom") ?? 0,
        trailing: written.number("trailing") ?? 0
      )
    }
    if element.hasMargins { (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true }
  }
}

extension Element {
  /// Whether margins are written down.
  var hasMargins: Bool {
    child("edgeInsets", key: "layoutMargins") != nil
      || child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
  }

  var autoresizingMask: UIView.AutoresizingMask {
    var result: UIView.AutoresizingMask = []
    if says("widthSizable") { result.insert(.flexibleWidth) }
    if says("heightSizable") { result.insert(.flexibleHeight) }
    if says("flexibleMinX") { result.insert(.flexibleLeftMargin) }
    if says("flexibleMaxX") { result.insert(.flexibleRightMargin) }
    if says("flexibleMinY") { result.insert(.flexibleTopMargin) }
    if says("flexibleMaxY") { result.insert(.flexibleBottomMargin) }
    return result
  }
}
