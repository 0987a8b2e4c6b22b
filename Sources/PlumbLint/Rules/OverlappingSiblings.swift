import AutoLayout

/// Finds texts, images and controls that cover each other.
///
/// Views that are meant to lie upon each other are left alone: an image behind what it contains, a
/// view that is pinned to all edges of the other, a badge that a constraint places on the other view, two
/// views with one centre, of which usually one is shown at a time, a panel with a background of its own,
/// and content that scrolls.
enum OverlappingSiblings {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    let pieces = tree.views.compactMap { ContentPiece($0, in: tree.root) }
    let connections = Connections(of: tree.constraints)
    let order = pieces.indices.sorted { pieces[$0].rect.minY < pieces[$1].rect.minY }
    // By the view in front, the views behind it.
    var covered: [Int: [Int]] = [:]
    for (place, index) in order.enumerated() {
      for other in order[(place + 1)...] {
        if pieces[other].rect.minY >= pieces[index].rect.maxY - tolerance { break }
        let (rear, front) = (min(index, other), max(index, other))
        if isDefect(pieces[rear], pieces[front], connections) {
          covered[front, default: []].append(rear)
        }
      }
    }
    return covered.sorted { $0.key < $1.key }.map { front, rears in
      finding(about: pieces[front], rears.sorted().map { pieces[$0] })
    }
  }

  private static func finding(
    about front: ContentPiece,
    _ rears: [ContentPiece]
  ) -> LayoutFinding {
    let rear = rears[rears.count - 1]
    let common = rear.rect.intersection(front.rect)
    let others = rears.count - 1
    let more = others == 0 ? "" : ", and \(others) more view\(others == 1 ? "" : "s")"
    return LayoutFinding(
      .overlappingSiblings,
      front.view,
      "`\(front.view.layoutName)` covers `\(rear.view.layoutName)` on "
        + "\(number(common.width)) × \(number(common.height)) points\(more).",
      remedy: "Constrain the distance between them."
    )
  }

  /// Overlaps below this number of points are not visible.
  private static let tolerance: CGFloat = 1

  private static func isDefect(
    _ rear: ContentPiece,
    _ front: ContentPiece,
    _ connections: Connections
  ) -> Bool {
    let common = rear.rect.intersection(front.rect)
    if common.isNull || common.width <= tolerance || common.height <= tolerance { return false }
    if rear.kind != .text && rear.rect.contains(front.rect) { return false }
    guard let branches = Branches(rear.view, front.view), !branches.areSeparated else {
      return false
    }
    // Text upon text cannot be read, however it came there.
    if rear.kind == .text && front.kind == .text { return true }
    if abs(rear.rect.midX - front.rect.midX) <= tolerance,
      abs(rear.rect.midY - front.rect.midY) <= tolerance
    {
      return false
    }
    return !connections.connect(branches.rear, branches.front)
  }
}

/// A view that shows a text, an image or a control.
private struct ContentPiece {
  enum Kind {
    case text, image, control
  }

  let view: UIView
  let kind: Kind
  /// The part of the view that shows something, in the root's coordinates.
  let rect: CGRect

  init?(_ view: UIView, in root: UIView) {
    guard let (kind, part) = Self.content(of: view) else { return nil }
    var rect = view.convert(part, to: root)
    for ancestor in sequence(first: view.superview, next: { $0?.superview }) {
      guard let ancestor else { break }
      if ancestor.clipsToBounds || ancestor is UIScrollView {
        rect = rect.intersection(ancestor.convert(ancestor.bounds, to: root))
      }
      if ancestor === root { break }
    }
    if rect.isNull || rect.isEmpty { return nil }
    (self.view, self.kind, self.rect) = (view, kind, rect)
  }

  private static func content(of view: UIView) -> (Kind, CGRect)? {
    switch view {
    case let label as UILabel:
      guard label.text?.isEmpty == false || label.attributedText?.string.isEmpty == false else {
        return nil
      }
      return (.text, label.rectOfText)
    case let view as UIImageView: return view.image == nil ? nil : (.image, view.bounds)
    case let button as UIButton:
      let isEmpty =
        button.currentTitle?.isEmpty != false && button.currentAttributedTitle == nil
        && button.currentImage == nil && button.currentBackgroundImage == nil
        && button.configuration == nil
      // A button without content extends the touchable area of what is below it.
      return isEmpty && button.backgroundColor == nil ? nil : (.control, view.bounds)
    case is UITextField, is UISwitch, is UISlider, is UISegmentedControl, is UIStepper,
      is UIProgressView:
      return (.control, view.bounds)
    case let view as UITextView: return view.text.isEmpty ? nil : (.text, view.bounds)
    default: return nil
    }
  }
}

/// The two subviews of the nearest common ancestor that lead to two views.
private struct Branches {
  let rear: [UIView]
  let front: [UIView]

  /// Creates the branches; nil if one of the views is inside of the other.
  init?(_ one: UIView, _ other: UIView) {
    if one.isDescendant(of: other) || other.isDescendant(of: one) { return nil }
    let path = Array(sequence(first: one, next: \.superview))
    let others = Array(sequence(first: other, next: \.superview))
    let shared = Set(others.map(ObjectIdentifier.init))
    rear = Array(path.prefix { !shared.contains(ObjectIdentifier($0)) })
    let own = Set(path.map(ObjectIdentifier.init))
    front = Array(others.prefix { !own.contains(ObjectIdentifier($0)) })
  }

  /// Whether the front view lies on a panel of its own, or one of the views scrolls under the other.
  var areSeparated: Bool {
    if front.contains(where: { $0.isPanel }) { return true }
    // Inside of a common scroll view both move together.
    return (front + rear).contains { $0 is UIScrollView && !($0 is UITextView) }
  }
}

/// The pairs of views that constraints place upon each other.
private struct Connections {
  private var pairs: Set<[ObjectIdentifier]> = []

  init(of constraints: [NSLayoutConstraint]) {
    for constraint in constraints where !constraint.isGap {
      let owners = constraint.owners.map(ObjectIdentifier.init)
      if owners.count == 2 { pairs.formUnion([owners, owners.reversed()]) }
    }
  }

  func connect(_ some: [UIView], _ others: [UIView]) -> Bool {
    some.contains { one in
      others.contains { pairs.contains([ObjectIdentifier(one), ObjectIdentifier($0)]) }
    }
  }
}

extension UIView {
  /// Whether the view hides what is behind it: it has a background or an effect.
  fileprivate var isPanel: Bool {
    if self is UIVisualEffectView { return true }
    if self is UILabel || self is UIImageView || self is UIControl { return false }
    return backgroundColor.map { $0.cgColor.alpha > 0 } ?? false
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint keeps facing edges of its items apart, or aligns the items on one axis.
  fileprivate var isGap: Bool {
    func isStart(_ attribute: Attribute) -> Bool {
      attribute == .left || attribute == .leading || attribute == .top
    }
    func isEnd(_ attribute: Attribute) -> Bool {
      attribute == .right || attribute == .trailing || attribute == .bottom
    }
    return isStart(firstAttribute) && isEnd(secondAttribute)
      || isEnd(firstAttribute) && isStart(secondAttribute)
      || [.width, .height].contains(firstAttribute)
  }
}
