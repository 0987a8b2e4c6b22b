/// Views in a row or a column, placed by constraints that the stack makes and keeps up to date.
///
/// What it places are its ``arrangedSubviews``, a part of its subviews in an order of its own. Its size comes from the
/// constraints: along the axis all views with the spacing between them, across it the largest one. (Rules 11.01 to 11.24.)
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where the views are across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The name of ``leading`` in rows.
    public static var top: Alignment { .leading }
    /// The name of ``trailing`` in rows.
    public static var bottom: Alignment { .trailing }
  }

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { changed(from: oldValue, axis) } }
  open var distribution: Distribution = .fill { didSet { changed(from: oldValue, distribution) } }
  open var alignment: Alignment = .fill { didSet { changed(from: oldValue, alignment) } }

  /// The distance between neighbours, in points; the least one where the distribution spreads them.
  open var spacing: CGFloat = 0 {
    didSet {
      if environment.accepts("spacing", of: layoutName, spacing) {
        changed(from: oldValue, spacing)
      } else {
        spacing = oldValue
      }
    }
  }

  /// Whether a column measures ``spacing`` from last to first baselines. (Rule 11.20.)
  open var isBaselineRelativeArrangement = false {
    didSet { changed(from: oldValue, isBaselineRelativeArrangement) }
  }

  /// Whether the views fill the margins guide instead of the bounds. (Rule 11.18.)
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { changed(from: oldValue, isLayoutMarginsRelativeArrangement) }
  }

  // What is stored is not public: only then the compiler leaves out the checks of overlapping accesses.
  var arranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var arrangement = StackArrangement()

  override var nameAsAuthor: String? { "the stack `\(layoutName)`" }

  public override init(frame: CGRect) { super.init(frame: frame) }

  // As Apple's, it never fails: subclasses spell it so. There is no archive that could be wrong.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// True: a stack is nothing without its constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints that are missing, and takes out those that are none any more. (Rule 11.24.)
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  override func prepareForFitting() {
    // It stays marked: overridden code hears of it with the next pass.
    if needsUpdateConstraints() { arrange() }
  }

  private func changed<Value: Equatable>(from oldValue: Value, _ value: Value) {
    if value != oldValue { setNeedsUpdateConstraints() }
  }

  // MARK: The arranged views

  /// The views that the stack places, from leading to trailing or from top to bottom, hidden ones among them.
  open var arrangedSubviews: [UIView] { arranged }

  /// Appends a view; one that is arranged already moves to the end. It becomes a subview if it is none, and does not
  /// translate its mask any more. (Rule 11.22.)
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Inserts a view, or moves it if it is arranged already.
  ///
  /// - Parameter stackIndex: at most the number of arranged views; a larger one is reported, and nothing happens.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if (0...arranged.count).contains(stackIndex) { return arrange(view, at: stackIndex) }
    environment.raise(
      LayoutIssue(
        .illegalItem,
        "Index \(stackIndex) out of bounds for arranged subview: \(layoutName) has "
          + "\(arranged.count) arranged subviews, so \(view.layoutName) was not inserted.",
        remedy: "Use an index of at most \(arranged.count).",
        exceptionName: "NSInternalInconsistencyException"
      )
    )
  }

  /// Places the view no longer. It stays a subview where it is. (Rule 11.22.)
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.lastIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    if view.isHidden { view.setNeedsUpdateConstraints() }
    setNeedsUpdateConstraints()
  }

  /// A hidden stack in another one has no spacing.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { setNeedsUpdateConstraints() } }
  }

  override var isCollapsed: Bool {
    isHidden && (parent as? UIStackView)?.places(self) == true
  }

  func places(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

  private func arrange(_ view: UIView, at index: Int?) {
    if view.superview !== self { addSubview(view) }
    // The hierarchy may have refused it.
    if view.superview !== self { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.isHidden { view.setNeedsUpdateConstraints() }
    if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
    arranged.insert(view, at: min(index ?? arranged.count, arranged.count))
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  override func subviewVisibilityChanged() { setNeedsUpdateConstraints() }

  override func subviewContentChanged() {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    engine?.borrowedBaselinesChanged()
  }

  // MARK: Spacing

  /// What ``customSpacing(after:)`` answers where ``spacing`` counts.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The system's distance between neighbours, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the distance from a view to the next visible one, in points. (Rule 11.17.)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    if !arranged.contains(where: { $0 === arrangedSubview }) { return }
    if !environment.accepts("custom spacing", of: layoutName, spacing) { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Baselines

  /// In a row the first baseline of the tallest view, in a column that of the first. (Rule 7.06.)
  open override var forFirstBaselineLayout: UIView {
    let visible = visibleViews
    let bearer = axis == .horizontal ? Self.tallest(of: visible) : visible.first
    return bearer?.forFirstBaselineLayout ?? self
  }

  /// In a row the last baseline of the tallest view, in a column that of the last. (Rule 7.06.)
  open override var forLastBaselineLayout: UIView {
    let visible = visibleViews
    let bearer = axis == .horizontal ? Self.tallest(of: visible) : visible.last
    return bearer?.forLastBaselineLayout ?? self
  }

  private static func tallest(of views: [UIView]) -> UIView? {
    var result: (view: UIView, height: CGFloat)?
    for view in views {
      let height = view.naturalHeight
      if height > result?.height ?? -1 { result = (view, height) }
    }
    return result?.view
  }

  var visibleViews: [UIView] { arranged.filter { !$0.isHidden } }
}

extension UIView {
  /// How tall the view is where nothing presses it; its present height where it has no natural one.
  fileprivate var naturalHeight: CGFloat {
    if let stack = self as? UIStackView {
      let heights = stack.visibleViews.map(\.naturalHeight)
      if stack.axis == .horizontal { return heights.max() ?? 0 }
      return heights.reduce(stack.spacing * CGFloat(max(0, heights.count - 1)), +)
    }
    let natural = naturalSize.height
    return natural >= 0 ? natural : frame.height
  }
}
