import Plumb

/// One call of a random program. Views, guides and constraints are named by numbers.
enum LayoutStep {
  /// An item of a constraint.
  enum Item {
    case view(Int)
    case guide(Int)
    case margins(Int)
    case content(Int)
    case safeArea(Int)
    case keyboard(Int)
  }

  struct Statement {
    var first: Item
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Item?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float
  }

  case add(Int, to: Int)
  case insert(Int, in: Int, at: Int)
  case remove(Int)
  case renew(Int)
  case addGuide(Int, to: Int)
  case removeGuide(Int)
  case state(Int, Statement)
  case activate(Int, Bool)
  case setConstant(Int, CGFloat)
  case setPriority(Int, Float)
  case setFrame(Int, CGRect)
  case setMask(Int, UInt)
  case setTranslates(Int, Bool)
  case setHugging(Int, NSLayoutConstraint.Axis, Float)
  case setResistance(Int, NSLayoutConstraint.Axis, Float)
  case setText(Int, String)
  case setLines(Int, Int)
  case setHidden(Int, Bool)
  case setMargins(Int, CGFloat)
  case setPreservesMargins(Int, Bool)
  case setDirection(Int, UISemanticContentAttribute)
  case setTransform(Int, CGFloat)
  case setOffset(Int, CGPoint)
  case arrange(Int, in: Int, at: Int)
  case unarrange(Int, from: Int)
  case setAxis(Int, NSLayoutConstraint.Axis)
  case setDistribution(Int, UIStackView.Distribution)
  case setAlignment(Int, UIStackView.Alignment)
  case setSpacing(Int, CGFloat)
  case setMarginsRelative(Int, Bool)
  case setWidth(Int, CGFloat, whenBelow: CGFloat)
  case setGone(Int, Bool, ConstraintAxis)
  case fit(Int, CGFloat)
  case askForAmbiguity(Int)
  case invalidate(Int)
  case layOut(Int)

  // Of wide programs only.
  case setRows(Int, [String])
  case insertRow(Int, String, at: Int)
  case deleteRow(Int, at: Int)
  case setImage(Int, CGSize)
  case setSafeArea(Int, CGFloat)
  case setKeyboard(Int, CGFloat)
  case setWanted(Int, CGFloat)
  case setReenters(Int, Bool)
  case detour(Int, over: Int)
  indirect case animate(LayoutStep, layingOut: Int)
  case advance(Double)
}

extension LayoutStep.Item {
  var source: String {
    switch self {
    case .view(let view): "v\(view)"
    case .guide(let guide): "g\(guide)"
    case .margins(let view): "v\(view).layoutMarginsGuide"
    case .content(let view): "v\(view).contentLayoutGuide"
    case .safeArea(let view): "v\(view).safeAreaLayoutGuide"
    case .keyboard(let view): "v\(view).keyboardLayoutGuide"
    }
  }
}

extension LayoutStep {
  /// The call as Swift source.
  var source: String {
    switch self {
    case .add(let view, let parent): return "v\(parent).addSubview(v\(view))"
    case .insert(let view, let parent, let index):
      return "v\(parent).insertSubview(v\(view), at: \(index))"
    case .remove(let view): return "v\(view).removeFromSuperview()"
    case .renew(let view):
      return "v\(view).removeFromSuperview(); v\(view) = "
        + LayoutProgramView(number: view).source
    case .addGuide(let guide, let view): return "v\(view).addLayoutGuide(g\(guide))"
    case .removeGuide(let guide): return "g\(guide).owningView?.removeLayoutGuide(g\(guide))"
    case .state(let number, let statement):
      let second = statement.second?.source ?? "nil"
      return """
        let k\(number) = NSLayoutConstraint(item: \(statement.first.source), \
        attribute: .\(statement.firstAttribute), relatedBy: .\(statement.relation), \
        toItem: \(second), attribute: .\(statement.secondAttribute), \
        multiplier: \(literal(statement.multiplier)), \
        constant: \(literal(statement.constant))); \
        k\(number).priority = UILayoutPriority(\(statement.priority)); k\(number).isActive = true
        """
    case .activate(let number, let isActive): return "k\(number).isActive = \(isActive)"
    case .setConstant(let number, let constant): return "k\(number).constant = \(literal(constant))"
    case .setPriority(let number, let priority):
      return "k\(number).priority = UILayoutPriority(\(priority))"
    case .setFrame(let view, let frame):
      return "v\(view).frame = CGRect(x: \(literal(frame.origin.x)), "
        + "y: \(literal(frame.origin.y)), width: \(literal(frame.size.width)), "
        + "height: \(literal(frame.size.height)))"
    case .setMask(let view, let mask):
      return "v\(view).autoresizingMask = UIView.AutoresizingMask(rawValue: \(mask))"
    case .setTranslates(let view, let value):
      return "v\(view).translatesAutoresizingMaskIntoConstraints = \(value)"
    case .setHugging(let view, let axis, let priority):
      return "v\(view).setContentHuggingPriority(UILayoutPriority(\(priority)), for: .\(axis))"
    case .setResistance(let view, let axis, let priority):
      return "v\(view).setContentCompressionResistancePriority("
        + "UILayoutPriority(\(priority)), for: .\(axis))"
    case .setText(let view, let text):
      if LayoutProgramView(number: view) == .button {
        return "v\(view).setTitle(\"\(text)\", for: .normal)"
      }
      return "v\(view).text = \"\(text)\""
    case .setLines(let view, let lines): return "v\(view).numberOfLines = \(lines)"
    case .setHidden(let view, let value): return "v\(view).isHidden = \(value)"
    case .setMargins(let view, let margin):
      let margin = literal(margin)
      return "v\(view).layoutMargins = UIEdgeInsets(top: \(margin), left: \(margin), "
        + "bottom: \(margin), right: \(margin))"
    case .setPreservesMargins(let view, let value):
      return "v\(view).preservesSuperviewLayoutMargins = \(value)"
    case .setDirection(let view, let value):
      return "v\(view).semanticContentAttribute = .\(value)"
    case .setTransform(let view, let scale):
      return "v\(view).transform = CGAffineTransform(scaleX: \(literal(scale)), "
        + "y: \(literal(scale)))"
    case .setOffset(let view, let offset):
      return "v\(view).contentOffset = CGPoint(x: \(literal(offset.x)), "
        + "y: \(literal(offset.y)))"
    case .arrange(let view, let stack, let index):
      return "v\(stack).insertArrangedSubview(v\(view), "
        + "at: min(\(index), v\(stack).arrangedSubviews.count))"
    case .unarrange(let view, let stack): return "v\(stack).removeArrangedSubview(v\(view))"
    case .setAxis(let stack, let axis): return "v\(stack).axis = .\(axis)"
    case .setDistribution(let stack, let value): return "v\(stack).distribution = .\(value)"
    case .setAlignment(let stack, let value): return "v\(stack).alignment = .\(value)"
    case .setSpacing(let stack, let value): return "v\(stack).spacing = \(literal(value))"
    case .setMarginsRelative(let stack, let value):
      return "v\(stack).isLayoutMarginsRelativeArrangement = \(value)"
    case .setWidth(let view, let width, let limit):
      return "v\(view).snp.makeConstraints(when: .width(..<\(limit))) { "
        + "$0.width.equalTo(\(width)) }"
    case .setGone(let view, let value, let axis):
      return "v\(view).snp.setGone(\(value), along: .\(axis))"
    case .fit(let view, let width):
      return "_ = v\(view).systemLayoutSizeFitting(CGSize(width: \(width), height: 0), "
        + "withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)"
    case .askForAmbiguity(let view): return "_ = v\(view).hasAmbiguousLayout"
    case .invalidate(let view): return "v\(view).setNeedsLayout()"
    case .layOut(let view): return "v\(view).layoutIfNeeded()"
    case .setRows(let table, let rows): return "v\(table).rows = \(rows); v\(table).reloadData()"
    case .insertRow(let table, let text, let index):
      return "v\(table).insertRow(\"\(text)\", at: \(index))"
    case .deleteRow(let table, let index): return "v\(table).deleteRow(at: \(index))"
    case .setImage(let view, let size):
      return "v\(view).image = UIImage(size: CGSize(width: \(size.width), height: \(size.height)))"
    case .setSafeArea(let view, let inset):
      let insets = "UIEdgeInsets(top: \(inset), left: 0, bottom: \(inset), right: 0)"
      return LayoutProgramView(number: view) == .window
        ? "v\(view).windowSafeAreaInsets = \(insets)"
        : "v\(view).controller?.additionalSafeAreaInsets = \(insets)"
    case .setKeyboard(let view, let height):
      return "v\(view).keyboardFrame = CGRect(x: 0, y: 480 - \(height), width: 320, "
        + "height: \(height))"
    case .setWanted(let view, let width): return "v\(view).wanted = \(literal(width))"
    case .setReenters(let view, let value): return "v\(view).reenters = \(value)"
    case .detour(let view, let parent): return "detour(v\(view), over: v\(parent))"
    case .animate(let step, let view):
      return "UIView.animate(withDuration: 1) { \(step.source); v\(view).layoutIfNeeded() }"
    case .advance(let seconds): return "clock.advance(by: \(seconds))"
    }
  }

  private func literal(_ number: CGFloat) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    return "\(number)"
  }
}
