#if canImport(UIKit)
  import UIKit
#else
  import AutoLayout
#endif

/// A view with a content size, alignment insets and baselines of its own.
final class ConformanceView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var insets = UIEdgeInsets.zero
  /// Views without height, that stand where the baselines are.
  var baselines: (first: UIView, last: UIView)?
  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var forFirstBaselineLayout: UIView { baselines?.first ?? self }
  override var forLastBaselineLayout: UIView { baselines?.last ?? self }

  func setBaselines(first: Double, last: Double) {
    let (above, below) = (UIView(), UIView())
    for line in [above, below] {
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      line.widthAnchor.constraint(equalToConstant: 0).isActive = true
      line.heightAnchor.constraint(equalToConstant: 0).isActive = true
    }
    above.topAnchor.constraint(equalTo: topAnchor, constant: first).isActive = true
    below.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -last).isActive = true
    baselines = (above, below)
  }
}

/// The views and guides of a case.
@MainActor struct ConformanceTree {
  private(set) var views: [String: UIView] = [:]
  private var guides: [String: UILayoutGuide] = [:]
  private var constraints: [(ConformanceCase.Constraint, NSLayoutConstraint)] = []
  let root: UIView

  struct Unknown: Error {
    var name: String
  }

  init(_ layout: ConformanceCase, _ direction: ConformanceCase.Direction) throws {
    guard layout.items.first?.name == "root" else { throw Unknown(name: "root") }
    var containers: [UIView] = []
    for item in layout.items {
      let container = item.container.map { containers[$0] }
      if item.has("guide") {
        let guide = UILayoutGuide()
        guide.identifier = item.name
        container?.addLayoutGuide(guide)
        guides[item.name] = guide
        containers.append(container ?? UIView())
        continue
      }
      let view: UIView =
        item.has("stack") ? UIStackView() : item.has("scroll") ? UIScrollView() : ConformanceView()
      view.accessibilityIdentifier = item.name
      view.semanticContentAttribute =
        direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      views[item.name] = view
      containers.append(view)
      let isPlaced = item.has("frame") || item.has("mask")
      view.translatesAutoresizingMaskIntoConstraints = container == nil || isPlaced
      if let stack = container as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        container?.addSubview(view)
      }
      for property in item.properties { try view.set(property) }
    }
    root = containers[0]
    constraints = try layout.constraints.map { ($0, try make($0)) }
    NSLayoutConstraint.activate(constraints.map(\.1))
    for format in layout.formats { NSLayoutConstraint.activate(try make(format)) }
  }

  mutating func apply(_ change: ConformanceCase.Change) throws {
    switch change {
    case .set(let name, let properties):
      for property in properties { try view(name).set(property) }
    case .remove(let name): try view(name).removeFromSuperview()
    case .insert(let name, let stack, let index):
      try (view(stack) as? UIStackView)?.insertArrangedSubview(view(name), at: index)
    case .activate(let constraint):
      let made = try make(constraint)
      made.isActive = true
      constraints.append((constraint, made))
    case .deactivate(let constraint): try find(constraint).isActive = false
    case .change(let constraint, let constant): try find(constraint).constant = constant
    }
  }

  private func find(_ constraint: ConformanceCase.Constraint) throws -> NSLayoutConstraint {
    guard let found = constraints.first(where: { $0.0 == constraint }) else {
      throw Unknown(name: "\(constraint)")
    }
    return found.1
  }

  func view(_ name: String) throws -> UIView {
    guard let view = views[name] else { throw Unknown(name: name) }
    return view
  }

  /// A view, a guide, or one of a view's own guides: `page.contentLayoutGuide`.
  private func item(_ name: String) throws -> Any {
    if let view = views[name] { return view }
    return try guide(name)
  }

  private func guide(_ name: String) throws -> UILayoutGuide {
    if let guide = guides[name] { return guide }
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { throw Unknown(name: name) }
    let view = try view(parts[0])
    switch (parts[1], view) {
    case ("layoutMarginsGuide", _): return view.layoutMarginsGuide
    case ("readableContentGuide", _): return view.readableContentGuide
    case ("safeAreaLayoutGuide", _): return view.safeAreaLayoutGuide
    case ("contentLayoutGuide", let scroll as UIScrollView): return scroll.contentLayoutGuide
    case ("frameLayoutGuide", let scroll as UIScrollView): return scroll.frameLayoutGuide
    default: throw Unknown(name: name)
    }
  }

  private func make(_ constraint: ConformanceCase.Constraint) throws -> NSLayoutConstraint {
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[constraint.relation] else {
      throw Unknown(name: constraint.relation)
    }
    let result = NSLayoutConstraint(
      item: try item(constraint.first),
      attribute: try Self.attribute(constraint.firstAttribute),
      relatedBy: relation,
      toItem: try constraint.second.map(item),
      attribute: try constraint.secondAttribute.map(Self.attribute) ?? .notAnAttribute,
      multiplier: constraint.factor,
      constant: constraint.constant
    )
    result.priority = UILayoutPriority(Float(constraint.priority))
    return result
  }

  private func make(_ format: ConformanceCase.Format) throws -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format.text,
      options: try format.options.reduce(into: []) { $0.formUnion(try Self.option($1)) },
      metrics: format.metrics,
      views: (views as [String: Any]).merging(guides) { view, _ in view }
    )
  }

  private static func option(_ name: String) throws -> NSLayoutConstraint.FormatOptions {
    let options: [String: NSLayoutConstraint.FormatOptions] = [
      "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
      "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
      "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
      "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
      "alignAllFirstBaseline": .alignAllFirstBaseline,
      "directionLeftToRight": .directionLeftToRight,
      "directionRightToLeft": .directionRightToLeft,
      "spacingBaselineToBaseline": .spacingBaselineToBaseline,
    ]
    guard let option = options[name] else { throw Unknown(name: name) }
    return option
  }

  private static func attribute(_ name: String) throws -> NSLayoutConstraint.Attribute {
    let attributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
      "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
      "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
      "centerYWithinMargins": .centerYWithinMargins,
    ]
    guard let attribute = attributes[name] else { throw Unknown(name: name) }
    return attribute
  }

  /// Where a view or guide is now.
  func frame(of name: String) throws -> CGRect {
    try views[name]?.frame ?? guide(name).layoutFrame
  }
}
