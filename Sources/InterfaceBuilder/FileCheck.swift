/// Looks for what in a file is not laid out or drawn as it is written there, apart from what making the views shows.
///
/// Whatever has to do with neither layout nor looks is passed over.
struct FileCheck {
  private(set) var issues: [InterfaceIssue] = []
  private let namedColors: [String: Element]
  /// The ids of container views whose scenes are in the file.
  private let shownContainers: Set<String>
  private let usesAutoLayout: Bool
  private var firstLines: [String: Int] = [:]
  /// Guessing takes time: not for each of a million names.
  private var guesses = 100

  init(_ root: Element, namedColors: [String: Element], objects: [InterfaceObject]) {
    self.namedColors = namedColors
    shownContainers = Set(objects.compactMap(\.containerID))
    usesAutoLayout = root.says("useAutolayout")
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
          "A constraint stands outside of 'constraints'; it is left out.",
          element
        )
      }
      if element.name == "constraint" && !usesAutoLayout {
        note(
          .notDrawn,
          "The file has constraints, and does not use Auto Layout; its masks place the views.",
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
      // Of a bar that is a grey rectangle it is said already.
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
      // Who makes the plain view for it says so.
      return lookInside(element)
    }
    // Interface Builder says what it simulates in elements of many names.
    if element.name.hasSuffix("SimulatedSizeMetrics") || element.name.hasPrefix("simulated") {
      return
    }
    let known = Vocabulary.elements.keys + ViewClass.allCases.map(\.rawValue)
    note(
      .unknownElement,
      "'\(element.name.shown)' is not known here; it is left out with all that is inside of it."
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
          "'\(element.name)' stands outside of 'subviews'; it is left out with all that is inside of it.",
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
      note(.unknownElement, "A cell without a content view; its subviews are left out.", element)
    }
    lookInside(element)
  }

  /// Asks for the name that may be meant.
  private mutating func guess(_ name: String, among names: some Sequence<String>) -> String {
    if guesses == 0 { return "" }
    guesses -= 1
    return Spelling.meant(by: name, among: names).map { " Is '\($0)' meant?" } ?? ""
  }

  private mutating func look(atContainer element: Element) {
    let embeds = element.children(of: "connections").contains { $0["kind"] == "embed" }
    if embeds, !shownContainers.contains(element.id ?? "") {
      note(
        .notDrawn,
        "What a container view shows is not in this file; it is drawn empty.",
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
            "'\(name.shown)' of '\(element.name)' is not known; nothing comes of it."
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
        "'\(name)' of '\(element.name)' has an unknown value ('\(value.shown)'); the default is taken."
          + guess,
        element
      )
    }
    switch form {
    case .any: break
    case .flag: if value != "YES" && value != "NO" { unknown([]) }
    case .number:
      // Whoever reads a frame says so.
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
      "'\(name)' of '\(element.name)' is no number to lay out with ('\(value.shown)'); the default is taken.",
      element
    )
  }

  private mutating func look(atColor element: Element) {
    if let name = element["name"], element["catalog"] == nil, namedColors[name] == nil {
      note(
        .missingResource,
        "The colour '\(name.shown)' is not in the file; grey is drawn.",
        element
      )
    }
  }

  // MARK: References

  /// The same id for two things is a mistake wherever they are; references mean the first one.
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
      "The id '\(id.shown)' is there twice, first in line \(first); references mean the first one.",
      element
    )
  }

  private mutating func look(atVariationsOf element: Element) {
    var known: [String: Set<String>] = [:]
    for variation in element.children where variation.name == "variation" {
      if let key = variation.key, !SizeClasses.isKnown(key) {
        note(
          .badValue,
          "A variation for '\(key.shown)', which is no pair of size classes; it is left out.",
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
            "A variation refers to '\((change["reference"] ?? "").shown)', which is not among the view's \(list.shown); nothing comes of it.",
            change
          )
        }
      }
    }
  }
}

extension String {
  /// Shortened, on one line: names and values of files may be of any length, and say anything.
  var shown: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count > 80 ? line.prefix(77) + "…" : line
  }
}
