#if canImport(UIKit)
  import UIKit
#else
  import AutoLayout
#endif

extension UIView {
  /// Does what a word behind the view's name says.
  func set(_ property: ConformanceCase.Property) throws {
    let numbers = property.numbers
    let name = property.names.first ?? ""
    let unknown = ConformanceTree.Unknown(name: "\(property.word) \(name)")
    switch property.word {
    case "size": frame.size = CGSize(width: numbers[0], height: numbers[1])
    case "frame":
      frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case "mask": autoresizingMask = Self.mask(property.names)
    case "offset": bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
    case "hidden": isHidden = true
    case "shown": isHidden = false
    case "hugging":
      setContentHuggingPriority(UILayoutPriority(Float(numbers[0])), for: .horizontal)
      setContentHuggingPriority(UILayoutPriority(Float(numbers[1])), for: .vertical)
    case "resistance":
      setContentCompressionResistancePriority(UILayoutPriority(Float(numbers[0])), for: .horizontal)
      setContentCompressionResistancePriority(UILayoutPriority(Float(numbers[1])), for: .vertical)
    case "margins": layoutMargins = Self.edges(numbers)
    case "directionalMargins":
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: numbers[0],
        leading: numbers[1],
        bottom: numbers[2],
        trailing: numbers[3]
      )
    case "byMask": translatesAutoresizingMaskIntoConstraints = true
    case "byConstraints": translatesAutoresizingMaskIntoConstraints = false
    case "preservesMargins": preservesSuperviewLayoutMargins = true
    case "semantic":
      let attributes: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ]
      guard let attribute = attributes[name] else { throw unknown }
      semanticContentAttribute = attribute
    case "content":
      (self as? ConformanceView)?.content = CGSize(width: numbers[0], height: numbers[1])
    case "insets": (self as? ConformanceView)?.insets = Self.edges(numbers)
    case "baselines":
      (self as? ConformanceView)?.setBaselines(first: numbers[0], last: numbers[1])
    case "spacingAfter":
      (superview as? UIStackView)?.setCustomSpacing(numbers[0], after: self)
    case "stack", "scroll": break
    default:
      guard let stack = self as? UIStackView else { throw unknown }
      try stack.setArrangement(property)
    }
  }

  private static func edges(_ numbers: [Double]) -> UIEdgeInsets {
    UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private static func mask(_ names: [String]) -> UIView.AutoresizingMask {
    let flexible: [String: UIView.AutoresizingMask] = [
      "left": .flexibleLeftMargin, "width": .flexibleWidth, "right": .flexibleRightMargin,
      "top": .flexibleTopMargin, "height": .flexibleHeight, "bottom": .flexibleBottomMargin,
    ]
    return names.reduce(into: []) { mask, name in
      if let part = flexible[name] { mask.insert(part) }
    }
  }
}

extension UIStackView {
  fileprivate func setArrangement(_ property: ConformanceCase.Property) throws {
    let name = property.names.first ?? ""
    switch (property.word, name) {
    case ("axis", "horizontal"): axis = .horizontal
    case ("axis", "vertical"): axis = .vertical
    case ("distribution", "fill"): distribution = .fill
    case ("distribution", "fillEqually"): distribution = .fillEqually
    case ("distribution", "fillProportionally"): distribution = .fillProportionally
    case ("distribution", "equalSpacing"): distribution = .equalSpacing
    case ("distribution", "equalCentering"): distribution = .equalCentering
    case ("alignment", "fill"): alignment = .fill
    case ("alignment", "leading"): alignment = .leading
    case ("alignment", "top"): alignment = .top
    case ("alignment", "center"): alignment = .center
    case ("alignment", "trailing"): alignment = .trailing
    case ("alignment", "bottom"): alignment = .bottom
    case ("alignment", "firstBaseline"): alignment = .firstBaseline
    case ("alignment", "lastBaseline"): alignment = .lastBaseline
    case ("spacing", _): spacing = property.numbers[0]
    case ("inMargins", _): isLayoutMarginsRelativeArrangement = true
    case ("betweenBaselines", _): isBaselineRelativeArrangement = true
    default: throw ConformanceTree.Unknown(name: "\(property.word) \(name)")
    }
  }
}
