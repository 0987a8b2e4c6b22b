/// Creates the views, guides and constraints of one object from its element: for the canvas, or for an app that
/// loads a nib.
final class ViewBuilder {
  let document: InterfaceDocument
  /// The objects that an app loads; nil on the canvas.
  let loader: NibLoader?
  let contentSizes: InterfaceCanvas.ContentSizes
  let textScale: CGFloat
  let margins: Margins
  let log: LayoutIssueLog
  /// Whether constraints are made that stand for others, which code makes.
  let includesPlaceholders: Bool
  /// The element of the object in the file, including uninstalled views.
  private var written: Element?
  private lazy var writtenIDs = ids(in: written)
  /// The size of the root view, in points.
  private var size = CGSize.zero

  var issues: [InterfaceIssue] = []
  private var views: [(id: String, view: UIView)] = []
  var viewsByID: [String: (view: UIView, installationGroup: Int)] = [:]
  /// Functions that create layout guides, by id. They are called when a constraint refers to the guide.
  var guides: [String: (make: () -> Any, installationGroup: Int)] = [:]
  /// Constraints to create when all views exist, because they can refer to later views.
  var constraints: [(owner: UIView, installationGroup: Int, element: Element)] = []
  /// The lines of constraints by the indices of the issues that were reported while they were created.
  var linesOfIssues: [Int: Int] = [:]
  /// The group of views that constraints can relate: 0 for installed views, and another number for each uninstalled view and its
  /// descendants.
  var installationGroup = 0
  private var installationGroupCount = 0

  init(
    document: InterfaceDocument,
    contentSizes: InterfaceCanvas.ContentSizes,
    textScale: CGFloat,
    margins: Margins,
    log: LayoutIssueLog,
    loader: NibLoader? = nil,
    includesPlaceholders: Bool = false
  ) {
    self.document = document
    self.loader = loader
    self.contentSizes = contentSizes
    self.textScale = textScale
    self.margins = margins
    self.log = log
    self.includesPlaceholders = includesPlaceholders
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

  /// The issues that the runtime reported, with lines of the file and with names that do not depend on memory addresses.
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

  /// Whether an element of the object has this id, including uninstalled views.
  func isWritten(_ id: String) -> Bool {
    loader?.isWritten(id) ?? writtenIDs.contains(id)
  }

  private func ids(in element: Element?) -> Set<String> {
    var result: Set<String> = []
    element?.forEach { if let id = $0.id { result.insert(id) } }
    return result
  }

  func note(_ kind: InterfaceIssue.Kind, _ message: String, _ element: Element) {
    issues.append(InterfaceIssue(kind, message, line: element.line))
  }

  // MARK: Views

  func makeView(_ element: Element, isRoot: Bool = false, inStack: Bool = false) -> UIView {
    let viewClass = ViewClass(rawValue: element.name)
    if viewClass == nil {
      note(
        .unknownElement,
        "The element '\(element.name)' is unknown; it is laid out as a plain view.",
        element
      )
    }
    let standard = standardType(of: viewClass ?? .view)
    let type = loader?.type(of: element, standard) ?? standard
    let coder = NibCoder(style: style(of: viewClass, element)) { [self] made in
      guard let view = made as? UIView else { return }
      configure(view, as: viewClass ?? .view, element)
      fill(view, as: viewClass ?? .view, from: element, isRoot: isRoot, inStack: inStack)
    }
    // An app's class may return nil.
    return type.init(coder: coder) ?? standard.init(frame: .zero)
  }

  /// Sets the properties of a view from its element, and adds its subviews.
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
      note(.badNumber, "The frame has an invalid number; an empty frame is used.", element)
    }
    place(view, element, isRoot: isRoot)
    setAppearance(of: view, viewClass, element)
    if element.isYes("hidden") {
      // Before Xcode 11, hidden views of a stack view were invisible but kept their space.
      if inStack && !CanvasData.collapsesHidden[document.tools] {
        view.alpha = 0
      } else {
        view.isHidden = true
      }
    }
    setMargins(of: view, element)
    setContentSize(of: view, viewClass, element)
    takeGuides(of: view, element)
    // Added before the constraints of subviews: in a conflict Xcode breaks the inner constraints. (Rule 2.08.)
    if document.usesAutoLayout {
      for constraint in element.children(of: "constraints") where constraint.name == "constraint" {
        constraints.append((view, installationGroup, constraint))
      }
    }
    addSubviews(to: view, element)
  }

  private func register(_ view: UIView, _ element: Element) {
    if let loader {
      loader.register(view, element)
    } else {
      view.accessibilityIdentifier = element["userLabel"] ?? element.id
    }
    guard let id = element.id else { return }
    if viewsByID[id] != nil { return }
    viewsByID[id] = (view, installationGroup)
    views.append((id, view))
  }

  /// Sets whether the autoresizing mask or constraints place the view.
  private func place(_ view: UIView, _ element: Element, isRoot: Bool) {
    if let mask = element.child("autoresizingMask", key: "autoresizingMask") {
      view.autoresizingMask = mask.autoresizingMask
    }
    view.autoresizesSubviews = !element.isNo("autoresizesSubviews")
    if isRoot && loader == nil || !document.usesAutoLayout { return }
    view.translatesAutoresizingMaskIntoConstraints =
      !element.isNo("translatesAutoresizingMaskIntoConstraints") || element.isYes("fixedFrame")
  }

  private func addSubviews(to view: UIView, _ element: Element) {
    switch view {
    case let cell as UITableViewCell:
      // A plain view of the class of a cell has its subviews beside the content view.
      if loader != nil {
        fillCellAtRunTime(cell, element)
      } else {
        // A cell that is not the root has the size in the file.
        let width = view.superview == nil ? size.width : view.frame.width
        fillContent(cell.contentView, element) {
          margins.apply(toContent: $0, of: element, cellWidth: width)
        }
        addAccessory(to: cell, element)
      }
    case let cell as UICollectionViewCell:
      fillContent(cell.contentView, element) { _ in }
    case let view as UIVisualEffectView:
      guard let content = element.child(key: "contentView") else { return }
      fill(view.contentView, as: .view, from: content, isRoot: true)
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
    let outer = installationGroup
    installationGroupCount += 1
    installationGroup = installationGroupCount
    let view = makeView(element)
    view.isHidden = true
    view.translatesAutoresizingMaskIntoConstraints = true
    superview.addSubview(view)
    installationGroup = outer
  }

  private func setMargins(of view: UIView, _ element: Element) {
    if element.isYes("preservesSuperviewLayoutMargins") && !(view.superview is UITableViewCell) {
      view.preservesSuperviewLayoutMargins = true
    }
    if element.isNo("insetsLayoutMarginsFromSafeArea") {
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
  /// Whether the file sets the layout margins of the view.
  var hasMargins: Bool {
    child("edgeInsets", key: "layoutMargins") != nil
      || child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
  }

  var autoresizingMask: UIView.AutoresizingMask {
    var result: UIView.AutoresizingMask = []
    if isYes("widthSizable") { result.insert(.flexibleWidth) }
    if isYes("heightSizable") { result.insert(.flexibleHeight) }
    if isYes("flexibleMinX") { result.insert(.flexibleLeftMargin) }
    if isYes("flexibleMaxX") { result.insert(.flexibleRightMargin) }
    if isYes("flexibleMinY") { result.insert(.flexibleTopMargin) }
    if isYes("flexibleMaxY") { result.insert(.flexibleBottomMargin) }
    return result
  }
}
