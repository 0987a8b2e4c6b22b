extension ViewBuilder {
  /// Sets the hugging and compression resistance priorities of a view, and its placeholder or stored intrinsic content size.
  func setContentSize(of view: UIView, _ viewClass: ViewClass, _ element: Element) {
    func set(_ axis: NSLayoutConstraint.Axis, _ hugging: String, _ resistance: String) {
      view.setContentHuggingPriority(priority(hugging, element) ?? .defaultLow, for: axis)
      view.setContentCompressionResistancePriority(
        priority(resistance, element) ?? .defaultHigh,
        for: axis
      )
    }
    set(.horizontal, "horizontalHuggingPriority", "horizontalCompressionResistancePriority")
    set(.vertical, "verticalHuggingPriority", "verticalCompressionResistancePriority")

    // The sizes below stand for classes that the canvas does not have.
    if loader != nil { return }
    let none = UIView.noIntrinsicMetric
    if element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil {
      // "infinite" means no intrinsic metric, and is not a number.
      view.placeholderContentSize = CGSize(
        width: element.number("placeholderIntrinsicWidth") ?? none,
        height: element.number("placeholderIntrinsicHeight") ?? none
      )
      return
    }
    if contentSizes == .stored, let frame = element.frame {
      let size = view.alignmentRect(forFrame: frame).size
      switch viewClass.storedSize(of: element) {
      case .both:
        view.placeholderContentSize = size
        return
      case .height:
        view.placeholderContentSize = CGSize(width: none, height: size.height)
        return
      case .none: break
      }
    }
    if let size = viewClass.standardSize(isLow: margins.hasLowBars) {
      view.placeholderContentSize = size
    } else if viewClass == .view, let size = element.id.flatMap({ document.designedSizes[$0] }) {
      view.placeholderContentSize = size
    }
  }

  private func priority(_ attribute: String, _ element: Element) -> UILayoutPriority? {
    guard let text = element[attribute] else { return nil }
    if let value = Float(text), value >= 0, value <= 1000 { return UILayoutPriority(value) }
    note(
      .badNumber,
      "\(attribute) is outside of 0 to 1000 ('\(text)'); the default is used.",
      element
    )
    return nil
  }
}
