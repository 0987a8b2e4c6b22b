#if canImport(UIKit)
  import UIKit
#else
  import AutoLayout
#endif

/// A view with a content size and alignment insets of its own.
final class ConformanceView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var insets = UIEdgeInsets.zero
  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// The views and guides of a case.
struct ConformanceTree {
  private(set) var views: [String: UIView] = [:]
  private(set) var guides: [String: UILayoutGuide] = [:]
  private(set) var constraints: [NSLayoutConstraint] = []
  let root: UIView

  struct Unknown: Error {
    var name: String
  }

  init(_ layout: ConformanceCase, _ direction: ConformanceCase.Direction) throws {
    guard layout.items.first?.name == "root" else { throw Unknown(name: "root") }
    var containers: [UIView] = []
    for item in layout.items {
      let container = item.container.map { containers[$0] }
      if item.isGuide {
        let guide = UILayoutGuide()
        guide.identifier = item.name
        container?.addLayoutGuide(guide)
        guides[item.name] = guide
        containers.append(container ?? UIView())
        continue
      }
      let view = Self.view(item, direction)
      views[item.name] = view
      containers.append(view)
      container?.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = container == nil || item.mask != nil
    }
    root = containers[0]
    for constraint in layout.constraints { constraints.append(try make(constraint)) }
    NSLayoutConstraint.activate(constraints)
  }

  private static func view(
    _ item: ConformanceCase.Item,
    _ direction: ConformanceCase.Direction
  ) -> UIView {
    let view = ConformanceView()
    view.accessibilityIdentifier = item.name
    view.semanticContentAttribute =
      direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    if let size = item.properties["size"] {
      view.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    }
    if let frame = item.properties["frame"] {
      view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let content = item.properties["content"] {
      view.content = CGSize(width: content[0], height: content[1])
    }
    if let insets = item.properties["insets"] { view.insets = edges(insets) }
    view.layoutMargins = edges(item.properties["margins"] ?? [8, 8, 8, 8])
    for (name, axis) in [(0, NSLayoutConstraint.Axis.horizontal), (1, .vertical)] {
      if let hugging = item.properties["hugging"] {
        view.setContentHuggingPriority(UILayoutPriority(Float(hugging[name])), for: axis)
      }
      if let resistance = item.properties["resistance"] {
        view.setContentCompressionResistancePriority(
          UILayoutPriority(Float(resistance[name])),
          for: axis
        )
      }
    }
    let flexible: [String: UIView.AutoresizingMask] = [
      "left": .flexibleLeftMargin, "width": .flexibleWidth, "right": .flexibleRightMargin,
      "top": .flexibleTopMargin, "height": .flexibleHeight, "bottom": .flexibleBottomMargin,
    ]
    for word in item.mask ?? [] {
      if let part = flexible[word] { view.autoresizingMask.insert(part) }
    }
    return view
  }

  private static func edges(_ numbers: [Double]) -> UIEdgeInsets {
    UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private func item(_ name: String) throws -> Any {
    if let view = views[name] { return view }
    if let guide = guides[name] { return guide }
    throw Unknown(name: name)
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
  func frame(of name: String) -> CGRect? { views[name]?.frame ?? guides[name]?.layoutFrame }
}
