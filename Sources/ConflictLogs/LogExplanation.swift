import AutoLayout
import PlumbRender

/// What Plumb says of a conflict in a log: the constraints that contradict each other, in one sentence,
/// and one change that resolves the conflict.
public struct LogExplanation {
  /// The line of the log in which the conflict begins, from 1.
  public var line: Int
  /// How often the log contains the conflict.
  public var count: Int
  /// The reason in one sentence; nil if the constraints that can be read do not contradict each other.
  public var sentence: String?
  /// An irreducible set: any of these constraints removed, the others can be satisfied.
  public var members: [String] = []
  /// The other constraints of the log, which take no part in the conflict.
  public var others: [String] = []
  /// The constraint that the log says was broken; nil if it does not say.
  public var broken: String?
  /// A change that resolves the conflict; nil if there is no explanation.
  public var remedy: String?
  /// What could not be read, with the reason, a sentence for each.
  public var skipped: [String] = []
  /// A picture of the views and constraints, as SVG, without the broken constraint.
  public var picture: String?
}

extension LoggedConflict {
  /// Rebuilds the constraints on views of Plumb's own, and explains their conflict.
  public func explained() -> LogExplanation {
    let log = LayoutIssueLog()
    return LayoutEnvironment().with {
      $0.report = log.append
    } run: {
      RebuiltConflict(self).explanation(log)
    }
  }
}

/// The views and constraints of a logged conflict.
private final class RebuiltConflict {
  private let conflict: LoggedConflict
  /// A view without a size of its own, in which all others are.
  private let host = UIView()
  private var views: [String: UIView] = [:]
  private var guides: [String: UILayoutGuide] = [:]
  private var rebuilt: [ObjectIdentifier: LoggedConstraint] = [:]
  private var made: [NSLayoutConstraint] = []
  private var skipped: [String] = []
  private var names = ItemNames()

  init(_ conflict: LoggedConflict) {
    self.conflict = conflict
    var all = conflict.constraints
    // The last one is broken: as in the log, unless the app cannot change it.
    if let broken = conflict.broken {
      all.removeAll { $0.address == broken.address }
      all.append(broken)
    }
    all = all.filter { $0.isMask || $0.isGiven } + all.filter { !$0.isMask && !$0.isGiven }
    names = ItemNames(of: all)
    host.layoutLabel = "superview"
    let parents = Parents(of: all)
    for constraint in all {
      for item in constraint.equations.flatMap(\.items) { make(item, parents) }
    }
    for constraint in all { rebuild(constraint) }
  }

  // MARK: Views

  private func make(_ item: LoggedItem, _ parents: Parents) {
    if views[item.key] != nil || guides[item.key] != nil { return }
    // From the outermost superview inwards, because a view is added to one that exists.
    let chain = parents.path(of: item)
    for link in chain where views[link.key] == nil && guides[link.key] == nil {
      let superview = parents.parent(of: link).flatMap { views[$0.key] } ?? host
      if link.isGuide {
        let guide = UILayoutGuide()
        guide.layoutLabel = names.name(of: link)
        superview.addLayoutGuide(guide)
        guides[link.key] = guide
      } else {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.layoutLabel = names.name(of: link)
        superview.addSubview(view)
        views[link.key] = view
      }
    }
  }

  private func object(_ item: LoggedItem) -> AnyObject? { views[item.key] ?? guides[item.key] }

  // MARK: Constraints

  private func rebuild(_ constraint: LoggedConstraint) {
    if constraint.equations.isEmpty {
      skipped.append("\(constraint.text): its form is unknown.")
      return
    }
    for equation in constraint.equations {
      guard let object = object(equation.first.item) else { continue }
      var second = equation.second.flatMap { self.object($0.item) }
      var secondAttribute = equation.second?.attribute ?? .notAnAttribute
      var constant = equation.constant
      if equation.isInSuperview {
        guard let view = object as? UIView, let superview = view.superview else { continue }
        second = superview
        secondAttribute =
          [.top, .bottom, .centerY].contains(equation.first.attribute) ? .top : .left
      } else if let other = second as? UIView, equation.multiplier != 1,
        equation.first.attribute.isPosition, [.width, .height].contains(secondAttribute)
      {
        // A mask relates a centre to a part of the superview's length.
        guard equation.multiplier == 0.5, other === (object as? UIView)?.superview else {
          skipped.append("\(constraint.text): it relates a position to a size.")
          continue
        }
        secondAttribute = secondAttribute == .width ? .centerX : .centerY
        constant = equation.constant
      }
      let count = made.count
      let new = NSLayoutConstraint(
        item: object,
        attribute: equation.first.attribute,
        relatedBy: equation.relation,
        toItem: second,
        attribute: secondAttribute,
        multiplier: second == nil || equation.isInSuperview
          || secondAttribute != equation.second?.attribute
          ? 1 : CGFloat(equation.multiplier),
        constant: CGFloat(constant)
      )
      new.identifier = constraint.identifier
      if let place = constraint.place {
        new.statement = SourceLocation(file: place.file, line: place.line)
      }
      if equation.priority < 1000, equation.priority > 0 {
        new.priority = UILayoutPriority(equation.priority)
      }
      made.append(new)
      rebuilt[ObjectIdentifier(new)] = constraint
      new.isActive = true
      if !new.isActive {
        made.removeSubrange(count...)
        skipped.append("\(constraint.text): it relates attributes that do not fit together.")
      }
    }
  }

  // MARK: The explanation

  func explanation(_ log: LayoutIssueLog) -> LogExplanation {
    host.layoutIfNeeded()
    var result = LogExplanation(line: conflict.line, count: conflict.count)
    result.broken = conflict.broken?.text
    let hidden = conflict.privateCount
    if hidden > 0 {
      skipped.append(
        "\(hidden) line\(hidden == 1 ? "" : "s") with <private>: run the app from Xcode, or enable "
          + "private data, to log the constraints."
      )
    }
    skipped += conflict.unread.map { "\($0): the description is cut off." }
    result.skipped = skipped
    guard let found = log.issues.compactMap(\.conflict).last else { return result }
    let members = found.members.compactMap { member in member.object.flatMap { rebuilt[$0] } }
    var addresses: Set<String> = []
    result.members = members.filter { addresses.insert($0.address).inserted }.map(\.text)
    result.others = conflict.constraints.filter { !addresses.contains($0.address) }.map(\.text)
    result.sentence = found.explanation
    result.picture = picture
    let isOfSystem = found.cure?.constraint.object.flatMap { rebuilt[$0]?.isOfSystem } ?? false
    result.remedy =
      maskRemedy(members) ?? (isOfSystem ? priorityRemedy(found, log) : found.remedy)
    return result
  }

  /// The usual reason for a mask in a conflict: the view has constraints, and still translates its mask.
  private func maskRemedy(_ members: [LoggedConstraint]) -> String? {
    let own = members.filter { !$0.isMask && !$0.isGiven }
    for mask in members where mask.isMask {
      guard let item = mask.equations.first?.first.item, !item.belongsToSystem,
        own.contains(where: { constraint in
          constraint.equations.contains { $0.first.item.key == item.key && $0.container != item }
        })
      else { continue }
      return "Set translatesAutoresizingMaskIntoConstraints of `\(names.name(of: item))` to false."
    }
    return nil
  }

  /// The app cannot change a constraint of the system. With a priority below 1000 one of its own gives
  /// way; the last one for which this resolves the conflict.
  private func priorityRemedy(_ found: LayoutConflict, _ log: LayoutIssueLog) -> String {
    let members = Set(found.members.compactMap(\.object))
    for constraint in made.reversed() where members.contains(ObjectIdentifier(constraint)) {
      guard let logged = rebuilt[ObjectIdentifier(constraint)], !logged.isOfSystem else { continue }
      let known = log.issues.count
      constraint.priority = UILayoutPriority(999)
      host.setNeedsLayout()
      host.layoutIfNeeded()
      let isResolved = log.issues.count == known
      constraint.priority = .required
      if isResolved {
        let place = constraint.statement.map { " (\($0))" } ?? ""
        return "Give `\(constraint.bodyDescription)`\(place) the priority 999: the system sets the "
          + "other size itself."
      }
    }
    return "The system made these constraints: no priority of a constraint of the app resolves the "
      + "conflict."
  }

  private var picture: String {
    let frames = host.subviews.map(\.frame)
    let whole = frames.reduce(frames.first ?? .zero) { $0.union($1) }
    host.bounds = whole.insetBy(dx: -8, dy: -8)
    return SVGRenderer(overlay: .all).render(host)
  }
}

extension LoggedItem {
  /// Whether the system lays out the view by its frame, so that its mask is meant.
  fileprivate var belongsToSystem: Bool {
    let systemNames = [
      "ContentView", "UIWindow", "UITransitionView", "WrapperView", "LayoutContainerView",
      "HostView", "NSThemeFrame", "NSNextStepFrame",
    ]
    return systemNames.contains(where: className.hasSuffix)
  }
}

extension Equation {
  /// The items, the superview first.
  fileprivate var items: [LoggedItem] {
    [container, first.item, second?.item].compactMap { $0 }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isPosition: Bool { self != .width && self != .height }
}

/// The superviews that a log tells: those that visual formats write as `|`, and those of masks.
private struct Parents {
  private var parents: [String: LoggedItem] = [:]

  init(of constraints: [LoggedConstraint]) {
    for constraint in constraints {
      for equation in constraint.equations {
        guard let second = equation.second else { continue }
        if let container = equation.container {
          let inner = equation.first.item == container ? second.item : equation.first.item
          add(container, of: inner)
        } else if constraint.isMask {
          add(second.item, of: equation.first.item)
        }
      }
    }
    addPinned(constraints.flatMap(\.equations))
  }

  /// A view whose opposite edges are related to the same edges of another is inside of it.
  private mutating func addPinned(_ equations: [Equation]) {
    var pins: [String: Set<Int>] = [:]
    for equation in equations {
      guard let second = equation.second, equation.multiplier == 1,
        equation.first.attribute == second.attribute
      else { continue }
      let isStart = [.left, .leading, .top].contains(second.attribute)
      let isEnd = [.right, .trailing, .bottom].contains(second.attribute)
      let inwards = isStart && equation.constant >= 0 || isEnd && equation.constant <= 0
      guard isStart || isEnd else { continue }
      let (inner, outer) =
        inwards ? (equation.first.item, second.item) : (second.item, equation.first.item)
      let axis = [.top, .bottom].contains(second.attribute) ? 2 : 0
      pins["\(inner.key) \(outer.key)", default: []].insert(axis + (isEnd ? 1 : 0))
      if pins["\(inner.key) \(outer.key)"]?.isSuperset(of: [axis, axis + 1]) == true {
        add(outer, of: inner)
      }
    }
  }

  private mutating func add(_ parent: LoggedItem, of item: LoggedItem) {
    if parents[item.key] != nil || parent.isGuide || parent.key == item.key { return }
    // A log that makes a view its own ancestor is not believed.
    if path(of: parent).contains(where: { $0.key == item.key }) { return }
    parents[item.key] = parent
  }

  func parent(of item: LoggedItem) -> LoggedItem? { parents[item.key] }

  /// The item and its superviews, the outermost first.
  func path(of item: LoggedItem) -> [LoggedItem] {
    var result = [item]
    while let parent = parents[result[0].key] { result.insert(parent, at: 0) }
    return result
  }
}

/// Names for the items of a log: short, and different from each other.
private struct ItemNames {
  private var names: [String: String] = [:]

  init() {}

  init(of constraints: [LoggedConstraint]) {
    var items: [LoggedItem] = []
    for item in constraints.flatMap(\.equations).flatMap(\.items)
    where !items.contains(where: { $0.key == item.key }) {
      items.append(item)
    }
    for item in items {
      let title = item.title.map { " '\($0)'" } ?? ""
      let isTitleAlone = item.isGuide || item.className.isEmpty
      let short = isTitleAlone && item.title != nil ? item.title ?? "" : item.className + title
      let isUnique =
        items.filter { $0.className == item.className && $0.title == item.title }.count == 1
      names[item.key] = isUnique ? short : short + (item.address.map { " \($0)" } ?? "")
    }
  }

  func name(of item: LoggedItem) -> String { names[item.key] ?? item.className }
}
