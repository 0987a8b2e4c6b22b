/// Finds elements and attributes of a file that are not laid out or drawn as written, except for those that ``ViewBuilder`` reports.
///
/// It ignores elements and attributes that affect neither layout nor appearance.
struct FileCheck {
  private(set) var issues: [InterfaceIssue] = []
  private let namedColors: [String: Element]
  /// The ids of container views whose scenes are in the file.
  private let shownContainers: Set<String>
  private let usesAutoLayout: Bool
  private var firstLines: [String: Int] = [:]
  /// The remaining number of suggestions for unknown names. It is limited, because a suggestion takes time and a file can contain a
  /// million unknown names.
  private var guesses = 100

  init(_ root: Element, namedColors: [String: Element], objects: [InterfaceObject]) {
    self.namedColors = namedColors
    shownContainers = Set(objects.compactMap(\.containerID))
    usesAutoLayout = root.isYes("useAutolayout")
    look(at: root, in: nil)
  }

  private mutating func note(_ kind: InterfaceIssue.Kind, _ message: String, _ element: Element) {
    issues.append(InterfaceIssue(kind, message, line: element.line))
  }

  // MARK: Elements

  private mutating func look(at element: Element, in parent: Element?) {
    if let parent, parent.name != "designables" { noteID(of: element) }
    if element.isController && parent?.name == "objects" {
      if ["navigationController", "tabBarController", "splitViewController"].contains(element.name)
      {
        note(.notDrawn, Vocabulary.bars, element)
      }
      return lookInside(element)
    }
    if let viewClass = ViewClass(rawValue: element.name) {
      return look(atView: element, viewClass, in: parent)
    }
    if element.name.hasSuffix("GestureRecognizer") { return }
    switch Vocabulary.elements[element.name] {
    case .read(let forms):
      if element.name == "constraint", parent?.name != "constraints" {
        note(
          .unknownElement,
          "A constraint is outside of 'constraints'; it is ignored.",
          element
        )
      }
      if element.name == "constraint" && !usesAutoLayout {
        note(
          .notDrawn,
          "The file has constraints but does not use Auto Layout; autoresizing masks place the views.",
          element
        )
      }
      look(atAttributesOf: element, forms)
      if element.name == "color" { look(atColor: element) }
      lookInside(element)
    case .open: lookInside(element)
    case .silent: break
    case .undrawn(let message):
      let isEmpty =
        element.children.isEmpty
        && element.attributes.keys.allSatisfy { ["id", "key"].contains($0) }
      // The grey rectangle that replaces a bar is reported already.
      let isInRectangle = parent.flatMap { ViewClass(rawValue: $0.name) }?.isDrawnByOthers ?? false
      if !isEmpty && !isInRectangle { note(.notDrawn, message, element) }
    case nil: look(atUnknown: element, in: parent)
    }
  }

  private mutating func lookInside(_ element: Element) {
    for child in element.children { look(at: child, in: element) }
  }

  private mutating func look(atUnknown element: Element, in parent: Element?) {
    let isPlace = parent.map { Vocabulary.viewPlaces.contains($0.name) } ?? false
    if isPlace, parent?.name != "objects" || element.isView {
      // `ViewBuilder` reports the plain view that it makes for this element.
      return lookInside(element)
    }
    // Simulated metrics have many element names, and need no report.
    if element.name.hasSuffix("SimulatedSizeMetrics") || element.name.hasPrefix("simulated") {
      return
    }
    let known = Vocabulary.elements.keys + ViewClass.allCases.map(\.rawValue)
    note(
      .unknownElement,
      "The element '\(element.name.shown)' is unknown; it is ignored together with its content."
        + guess(element.name, among: known),
      element
    )
  }

  private mutating func look(
    atView element: Element,
    _ viewClass: ViewClass,
    in parent: Element?
  ) {
    let isPlace = parent.map { Vocabulary.viewPlaces.contains($0.name) } ?? false
    if parent?.isController == true, ["navigationBar", "toolbar", "tabBar"].contains(element.name) {
      return
    }
    if !isPlace {
      let role = element.key ?? ""
      if Vocabulary.undrawnRoles.contains(role) {
        note(.notDrawn, "A view with the role '\(role)' is not drawn.", element)
        return
      }
      let isPartOfList = viewClass == .collectionReusableView
      if !Vocabulary.roles.contains(role) && !isPartOfList {
        note(
          .unknownElement,
          "The view '\(element.name)' is outside of 'subviews'; it is ignored together with its content.",
          element
        )
        return
      }
    }
    if viewClass.isDrawnByOthers {
      note(.notDrawn, Vocabulary.rectangles, element)
    }
    if viewClass == .containerView { look(atContainer: element) }
    var forms = Vocabulary.view
    forms.merge(Vocabulary.forms(of: viewClass)) { $1 }
    look(atAttributesOf: element, forms, alsoKnown: Vocabulary.silentAttributes)
    look(atVariationsOf: element)
    if viewClass == .tableViewCell || viewClass == .collectionViewCell,
      element.child(key: "contentView") == nil, !element.children(of: "subviews").isEmpty
    {
      note(.unknownElement, "A cell has no content view; its subviews are ignored.", element)
    }
    lookInside(element)
  }

  /// A question for the most similar known name; empty if there is none.
  private mutating func guess(_ name: String, among names: some Sequence<String>) -> String {
    if guesses == 0 { return "" }
    guesses -= 1
    return Spelling.meant(by: name, among: names).map { " Did you mean '\($0)'?" } ?? ""
  }

  private mutating func look(atContainer element: Element) {
    let embeds = element.children(of: "connections").contains { $0["kind"] == "embed" }
    if embeds, !shownContainers.contains(element.id ?? "") {
      note(
        .notDrawn,
        "The embedded scene of a container view is not in this file; the container view is drawn empty.",
        element
      )
    }
  }

  // MARK: Attributes

  private mutating func look(
    atAttributesOf element: Element,
    _ forms: [String: ValueForm],
    alsoKnown: Set<String> = []
  ) {
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      guard let form = forms[name] else {
        if !alsoKnown.contains(name) {
          note(
            .unknownAttribute,
            "The attribute '\(name.shown)' of '\(element.name)' is unknown; it is ignored."
              + guess(name, among: forms.keys),
            element
          )
        }
        continue
      }
      look(atValue: value, form, name, element)
    }
  }

  private mutating func look(
    atValue value: String,
    _ form: ValueForm,
    _ name: String,
    _ element: Element
  ) {
    func unknown(_ values: [String]) {
      let guess = guess(value, among: values)
      note(
        .badValue,
        "The attribute '\(name)' of '\(element.name)' has an unknown value ('\(value.shown)'); the default is used."
          + guess,
        element
      )
    }
    switch form {
    case .any: break
    case .flag: if value != "YES" && value != "NO" { unknown([]) }
    case .number:
      // `ViewBuilder` reports the numbers of a frame.
      if element.name == "rect" && element.key == "frame" { return }
      if Element.number(value) == nil { badNumber(value, name, element) }
    case .numberOr(let word):
      if value != word && Element.number(value) == nil { badNumber(value, name, element) }
    case .oneOf(let values):
      if !values.contains(value) { unknown(values) }
    case .undrawn(let message):
      if value != "NO" && value != "0.0" && value != "" { note(.notDrawn, message, element) }
    }
  }

  private mutating func badNumber(_ value: String, _ name: String, _ element: Element) {
    note(
      .badNumber,
      "The attribute '\(name)' of '\(element.name)' is not a number of at most 1e7 ('\(value.shown)'); the default is used.",
      element
    )
  }

  private mutating func look(atColor element: Element) {
    if let name = element["name"], element["catalog"] == nil, namedColors[name] == nil {
      note(
        .missingResource,
        "The file does not contain the colour '\(name.shown)'; it is drawn as grey.",
        element
      )
    }
  }

  // MARK: References

  /// Reports an id that an earlier element has. References to the id mean the first element.
  private mutating func noteID(of element: Element) {
    guard let id = element.id, element.name != "adaptation", element.name != "device" else {
      return
    }
    guard let first = firstLines[id] else {
      firstLines[id] = element.line
      return
    }
    note(
      .duplicateID,
      "The id '\(id.shown)' is used twice, first in line \(first); references mean the first element.",
      element
    )
  }

  private mutating func look(atVariationsOf element: Element) {
    var known: [String: Set<String>] = [:]
    for variation in element.children where variation.name == "variation" {
      if let key = variation.key, !SizeClasses.isKnown(key) {
        note(
          .badValue,
          "The key '\(key.shown)' of a variation does not name size classes; the variation is ignored.",
          variation
        )
      }
      for mask in variation.children where mask.name == "mask" {
        guard let list = mask.key else { continue }
        let ids = known[list] ?? Set(element.children(of: list).compactMap(\.id))
        known[list] = ids
        for change in mask.children {
          if let id = change["reference"], ids.contains(id) { continue }
          note(
            .danglingReference,
            "A variation refers to '\((change["reference"] ?? "").shown)', which is not among the view's \(list.shown); "
              + "it is ignored.",
            change
          )
        }
      }
    }
  }
}

extension String {
  /// The text shortened to 80 characters on one line, for messages: names and values of a file can have any length and content.
  var shown: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count > 80 ? line.prefix(77) + "…" : line
  }
}
