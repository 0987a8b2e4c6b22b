/// The names that the views, layout guides and controllers of a tree have by themselves: the stored properties that hold them.
///
/// A view is called by the property of a superview, or of a superview's controller, that stores it: `titleLabel`, `rows[3]`,
/// `icons["home"]`. A property of a view that has a name itself follows that name: `header.icon`. Properties of the root and of its
/// controller have short names. So have properties of superviews without a name, unless the tree would have two views of one name:
/// then the class precedes, with the position among the views of that class if there are several: `CardView[1].titleLabel`. The cells
/// of a list count from top to bottom. The content view of a cell with such properties is its `contentView`.
///
/// If several properties hold a view, the shortest name counts; of equally short ones that of the nearest superview, and the
/// property that is declared first. Counted are strong stored properties that the app declares, lazy ones after they were used, and
/// those inside of optionals, arrays, structures, tuples and dictionaries with strings as keys. Neither weak nor unowned
/// references are read, and no code of the app runs: no getter, no `customMirror`, no `description`.
///
/// The names are found when the first is asked for, and follow no later change.
///
/// - Complexity: Linear in the number of views and of values in their properties, of which at most ``mostViews`` and ``mostReads``
///   are read.
package final class PropertyNames {
  /// The number of views that are looked at. Views after them, in the order of the tree, get no name.
  static let mostViews = 100_000
  /// The number of values that are read. Values after them name no view.
  static let mostReads = 200_000

  private let root: UIView
  private lazy var names: [ObjectIdentifier: String] = {
    var search = PropertyNameSearch(root)
    return search.names()
  }()

  /// - Parameter view: any view of the tree.
  package init(ofTreeOf view: UIView) { root = view.root }

  /// Returns the name that a view or a layout guide has by the property that holds it; nil if it has none.
  package func name(of item: AnyObject) -> String? { names[ObjectIdentifier(item)] }
}

extension UIView {
  /// The name that the view has by the stored property that holds it; nil if it has none.
  package final var propertyName: String? { propertyNames.name(of: self) }

  /// The names of the tree: those of the present composition of reports, or new ones.
  fileprivate var propertyNames: PropertyNames {
    root.extras?.propertyNames ?? PropertyNames(ofTreeOf: self)
  }

  /// Calls a closure that composes texts with many names of this tree. The names are found at most once. The closure must not
  /// change the tree.
  package final func sharingPropertyNames<Result>(_ body: () throws -> Result) rethrows -> Result {
    let root = root
    if root.extras?.propertyNames != nil { return try body() }
    root.madeExtras.propertyNames = PropertyNames(ofTreeOf: root)
    defer { root.madeExtras.propertyNames = nil }
    return try body()
  }
}

extension UILayoutGuide {
  /// The name that the guide has by the stored property that holds it; nil if it has none.
  package final var propertyName: String? { owningView?.propertyNames.name(of: self) }
}

/// The search for the names of one tree.
private struct PropertyNameSearch {
  /// A name that a property gives.
  private struct Claim {
    /// The superview without a name, or its controller, whose property is the first of the path; nil for the root and for paths
    /// that begin with a label.
    var start: Int?
    var path: String
    /// The number of properties and subscripts in the path.
    var length: Int
    /// The owner of the last property.
    var owner: Int
  }

  private var views: [UIView] = []
  /// For each view the first index after its subtree.
  private var ends: [Int] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  /// The objects whose properties are read, in the order of the tree, a controller before its view.
  private var owners: [AnyObject] = []
  private var claims: [ObjectIdentifier: Claim] = [:]
  /// The objects with claims, in the order of their first ones.
  private var claimed: [AnyObject] = []
  private var properties = StoredProperties()
  private var reads = 0

  init(_ root: UIView) {
    var parents: [Int] = []
    var waiting = [(view: root, parent: -1)]
    var hasOwner = false
    while let (view, parent) = waiting.popLast(), views.count < PropertyNames.mostViews {
      let index = views.count
      views.append(view)
      parents.append(parent)
      if !hasOwner { hasOwner = properties.hasAny(view) }
      if !hasOwner, let controller = view.controller { hasOwner = properties.hasAny(controller) }
      for child in Self.children(of: view).reversed() { waiting.append((child, index)) }
    }
    if !hasOwner {
      views = []
      return
    }
    ends = Array(repeating: 0, count: views.count)
    for index in views.indices.reversed() {
      ends[index] = max(ends[index], index + 1)
      if index > 0 { ends[parents[index]] = max(ends[parents[index]], ends[index]) }
      positions[ObjectIdentifier(views[index])] = index
    }
  }

  /// The subviews of a view; those of a list from top to bottom, since a list adds cells in any order.
  private static func children(of view: UIView) -> [UIView] {
    guard view is UITableView || view is UICollectionView else { return view.children }
    return view.children.enumerated().sorted { one, other in
      let (a, b) = (one.element.frame, other.element.frame)
      return (a.minY, a.minX, one.offset) < (b.minY, b.minX, other.offset)
    }.map(\.element)
  }

  mutating func names() -> [ObjectIdentifier: String] {
    for index in views.indices {
      let view = views[index]
      // A view that is being deallocated has lost its properties.
      if view.layoutItem.isGone { continue }
      if let controller = view.controller { take(controller, at: index) }
      take(view, at: index)
    }
    return tellingApart()
  }

  private mutating func take(_ owner: AnyObject, at index: Int) {
    guard properties.hasAny(owner) else { return }
    let number = owners.count
    owners.append(owner)
    var base = Claim(start: number, path: "", length: 0, owner: number)
    if index == 0 {
      base.start = nil
    } else if let name = Self.label(of: owner) {
      base = Claim(start: nil, path: name, length: 1, owner: number)
    } else if let claim = claims[ObjectIdentifier(owner)] {
      base = claim
      base.owner = number
    }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror, !properties.isOfRuntime(level.subjectType) {
      read(level, below: base, at: index, depth: 0)
      mirror = level.superclassMirror
    }
    if let cell = owner as? UIView,
      let content = cell.children.first(where: { $0.cellAround === cell })
    {
      base.path += base.path.isEmpty ? "contentView" : ".contentView"
      base.length += 1
      add(base, to: content)
    }
  }

  private mutating func read(_ mirror: Mirror, below base: Claim, at index: Int, depth: Int) {
    let children = mirror.children
    for property in properties.properties(of: mirror.subjectType)
    where property.index < children.count {
      let child = children[children.index(children.startIndex, offsetBy: property.index)]
      var claim = base
      if let name = property.name {
        claim.path += claim.path.isEmpty ? name : ".\(name)"
        claim.length += 1
      }
      read(child.value, claim, at: index, depth: depth)
    }
  }

  private mutating func read(_ value: Any, _ claim: Claim, at index: Int, depth: Int) {
    reads += 1
    if reads > PropertyNames.mostReads || depth > StoredProperties.mostDepth { return }
    if type(of: value) is AnyClass {
      name(value as AnyObject, claim, at: index)
    } else if let container = value as? any ValueContainer {
      container.forEach { subscripted, element in
        var inner = claim
        if !subscripted.isEmpty {
          inner.path += subscripted
          inner.length += 1
        }
        read(element, inner, at: index, depth: depth + 1)
        return reads <= PropertyNames.mostReads
      }
    } else if properties.canHold(type(of: value)) {
      read(Mirror(reflecting: value), below: claim, at: index, depth: depth + 1)
    }
  }

  private mutating func name(_ object: AnyObject, _ claim: Claim, at index: Int) {
    if object === owners[claim.owner] { return }
    let isOfController = owners[claim.owner] is UIViewController
    if let view = object as? UIView {
      guard let position = positions[ObjectIdentifier(view)], position < ends[index] else { return }
      if position > index || position == index && isOfController { add(claim, to: view) }
    } else if let guide = object as? UILayoutGuide {
      guard let owner = guide.owningView, let position = positions[ObjectIdentifier(owner)] else {
        return
      }
      if position >= index && position < ends[index] { add(claim, to: guide) }
    } else if let controller = object as? UIViewController {
      guard let view = controller.loadedView, let position = positions[ObjectIdentifier(view)]
      else { return }
      if position <= index || position >= ends[index] { return }
      add(claim, to: controller)
      var inner = claim
      inner.path += ".view"
      inner.length += 1
      add(inner, to: view)
    }
  }

  private mutating func add(_ claim: Claim, to object: AnyObject) {
    let id = ObjectIdentifier(object)
    guard let old = claims[id] else {
      claims[id] = claim
      return claimed.append(object)
    }
    let isNearer = claim.length == old.length && claim.owner > old.owner
    if claim.length < old.length || isNearer { claims[id] = claim }
  }

  /// Returns the names, with the class of the owner before those that two objects would get.
  private func tellingApart() -> [ObjectIdentifier: String] {
    var texts: [ObjectIdentifier: String] = [:]
    for object in claimed {
      texts[ObjectIdentifier(object)] = claims[ObjectIdentifier(object)]?.path
    }
    for view in views {
      if let label = Self.label(of: view) { texts[ObjectIdentifier(view)] = label }
    }
    let unlabelled = claimed.filter { Self.label(of: $0) == nil }
    var counts: [String: Int] = [:]
    for text in texts.values { counts[text, default: 0] += 1 }
    var classes: [String]?
    for object in unlabelled {
      let id = ObjectIdentifier(object)
      guard let claim = claims[id], let start = claim.start, counts[claim.path, default: 0] > 1
      else { continue }
      classes = classes ?? classesOfOwners()
      texts[id] = "\(classes?[start] ?? "").\(claim.path)"
    }
    counts = [:]
    for text in texts.values { counts[text, default: 0] += 1 }
    var result: [ObjectIdentifier: String] = [:]
    for object in unlabelled {
      let id = ObjectIdentifier(object)
      if let text = texts[id], counts[text] == 1 { result[id] = text }
    }
    return result
  }

  /// The name that the app gave to a view or guide; nil if it gave none.
  private static func label(of object: AnyObject) -> String? {
    if let view = object as? UIView { return view.layoutLabel ?? view.accessibilityIdentifier }
    return (object as? UILayoutGuide)?.layoutLabel
  }

  /// The classes of the owners, with the position among the owners of the same class if there are several.
  private func classesOfOwners() -> [String] {
    let names = owners.map { "\(type(of: $0))" }
    var totals: [String: Int] = [:]
    for name in names { totals[name, default: 0] += 1 }
    var next: [String: Int] = [:]
    return names.map { name in
      if totals[name] == 1 { return name }
      defer { next[name, default: 0] += 1 }
      return "\(name)[\(next[name, default: 0])]"
    }
  }
}

/// The stored properties of types that can hold views, layout guides or controllers.
private struct StoredProperties {
  struct Property {
    /// The position among the children of a mirror of the type.
    var index: Int
    /// The name in the source; nil for the storage of a property wrapper, which is named by the property.
    var name: String?
  }

  /// How deep optionals, collections, structures and tuples are followed.
  static let mostDepth = 6

  private var ofTypes: [ObjectIdentifier: [Property]] = [:]
  private var holding: [ObjectIdentifier: Bool] = [:]
  private var owning: [ObjectIdentifier: Bool] = [:]
  private var ofRuntime: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a property of the object's class or of a superclass, as far as they are the app's, can hold a view.
  mutating func hasAny(_ owner: AnyObject) -> Bool {
    let type: AnyObject.Type = type(of: owner)
    let id = ObjectIdentifier(type)
    if let known = owning[id] { return known }
    var result = false
    // A mirror of its own would run code of the app.
    if !isOfRuntime(type), !(owner is any CustomReflectable) {
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let level = mirror, !result, !isOfRuntime(level.subjectType) {
        result = !properties(of: level.subjectType).isEmpty
        mirror = level.superclassMirror
      }
    }
    owning[id] = result
    return result
  }

  /// Returns the properties that a structure, tuple or class declares itself, in the order of their declarations.
  mutating func properties(of type: Any.Type) -> [Property] {
    let id = ObjectIdentifier(type)
    if let known = ofTypes[id] { return known }
    // Ends the recursion at a type that contains itself.
    ofTypes[id] = []
    let inherited = (type as? AnyClass).map { Self.superclass(of: $0).map(countOfFields) ?? 0 } ?? 0
    var result: [Property] = []
    for index in inherited..<max(inherited, countOfFields(of: type)) {
      var field = FieldMetadata()
      let fieldType = metadata(of: type, field: index, &field)
      defer { field.free?(field.name) }
      // A reflected unowned reference traps if its object is gone, and an optional one looks like a weak one.
      guard field.isStrong, canHold(fieldType) else { continue }
      let name = field.name.map { String(cString: $0) } ?? ""
      result.append(Property(index: index - inherited, name: Self.spelled(name, in: type)))
    }
    ofTypes[id] = result
    return result
  }

  /// Returns whether a value of the type can be or contain a view.
  mutating func canHold(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = holding[id] { return known }
    holding[id] = false
    let result: Bool
    if let type = type as? AnyClass {
      result =
        type is UIView.Type || type is UILayoutGuide.Type || type is UIViewController.Type
        || type == UIResponder.self || type == NSObject.self
    } else if let container = type as? any ValueContainer.Type {
      result = container.elementType.map { canHold($0) } ?? false
    } else {
      result =
        switch MetadataKind(of: type) {
        case .existential: true
        case .structure: !(type is any CustomReflectable.Type) && !properties(of: type).isEmpty
        case .tuple: !properties(of: type).isEmpty
        case .other: false
        }
    }
    holding[id] = result
    return result
  }

  /// The name of a property by the name of its storage.
  private static func spelled(_ name: String, in type: Any.Type) -> String? {
    let lazyStorage = "$__lazy_storage_$_"
    if name.hasPrefix(lazyStorage) { return String(name.dropFirst(lazyStorage.count)) }
    // `@Wrapped var title` is stored as `_title`, with the view inside of the wrapper.
    if !(type is AnyClass), ["wrappedValue", "_wrappedValue"].contains(name) { return nil }
    return name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }

  private static func superclass(of type: AnyClass) -> AnyClass? {
    // The word after the kind, in the layout of metadata that Swift's ABI fixes.
    unsafeBitCast(type, to: UnsafePointer<AnyClass?>.self)[1]
  }

  /// Returns whether a class belongs to a module of the runtime, whose private storage is no name.
  mutating func isOfRuntime(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = ofRuntime[id] { return known }
    let name = String(reflecting: type)
    let result = Self.modules.contains(String(name.prefix { $0 != "." }))
    ofRuntime[id] = result
    return result
  }

  private static let modules: Set<String> = [
    "AutoLayout", "AVFoundation", "AVKit", "CoreMedia", "Foundation", "InterfaceBuilder", "Masonry",
    "MessageUI", "ObjectiveC",
    "Plumb", "QuartzCore", "SafariServices", "SnapKit", "Swift", "UIKit", "UserNotifications",
    "WebKit", "__C",
  ]
}

/// The kinds of types that matter for the search, by the first word of their metadata.
private enum MetadataKind {
  case structure, tuple, existential, other

  init(of type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x301: self = .tuple
    case 0x303, 0x307: self = .existential
    default: self = .other
    }
  }
}

/// What the Swift runtime tells of a stored property, laid out as `_FieldReflectionMetadata` of the standard library.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

/// Returns the number of stored properties of a type, with those of its superclasses, which come first.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countOfFields(of type: Any.Type) -> Int

/// Returns the type of a stored property, without reading one.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func metadata(
  of type: Any.Type,
  field index: Int,
  _ field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

/// An optional or a collection whose elements have a place that does not change from run to run.
nonisolated private protocol ValueContainer {
  /// The type of the elements; nil if they have no such place.
  static var elementType: Any.Type? { get }
  /// Calls a closure with the subscript of each element, as in `[3]`, empty for an optional, until it returns false.
  func forEach(_ body: (String, Any) -> Bool)
}

nonisolated extension Optional: ValueContainer {
  static var elementType: Any.Type? { Wrapped.self }
  func forEach(_ body: (String, Any) -> Bool) { if let self { _ = body("", self) } }
}

nonisolated extension Array: ValueContainer {
  static var elementType: Any.Type? { Element.self }
  func forEach(_ body: (String, Any) -> Bool) {
    for (index, element) in enumerated() where !body("[\(index)]", element) { return }
  }
}

nonisolated extension Dictionary: ValueContainer {
  static var elementType: Any.Type? { Key.self == String.self ? Value.self : nil }
  func forEach(_ body: (String, Any) -> Bool) {
    guard let self = self as? [String: Value] else { return }
    for (key, value) in self.sorted(by: { $0.key < $1.key }) where !body("[\"\(key)\"]", value) {
      return
    }
  }
}
