/// A view that places other views in a row or a column, with constraints that it creates and
/// updates.
///
/// It places its ``arrangedSubviews``, which are some or all of its subviews in an order of their
/// own. The constraints determine its size: along the axis the sum of the views and the spacing,
/// across the axis the largest view. (Rules 11.01 to 11.24.)
open class UIStackView: UIView {
  /// The ways in which the views share the length of the stack.
  nonisolated public enum Distribution: Int, Sendable {
    /// The views fill the stack; their content priorities decide which of them is stretched or
    /// compressed.
    case fill = 0
    /// The views fill the stack with equal lengths.
    case fillEqually = 1
    /// The views fill the stack with lengths in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The distances between the views are equal.
    case equalSpacing = 3
    /// The distances between the centres of the views are equal.
    case equalCentering = 4
  }

  /// The position of the views across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// The views fill the stack across the axis.
    case fill = 0
    /// At the leading edge of a column, at the top edge of a row.
    case leading = 1
    /// By their first baselines; in rows only.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, at the bottom edge of a row.
    case trailing = 4
    /// By their last baselines; in rows only.
    case lastBaseline = 5

    /// The name of ``leading`` in rows.
    public static var top: Alignment { .leading }
    /// The name of ``trailing`` in rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The axis along which the views are placed. By default horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { changed(from: oldValue, axis) } }
  /// The way in which the views share the length of the stack. By default `fill`.
  open var distribution: Distribution = .fill { didSet { changed(from: oldValue, distribution) } }
  /// The position of the views across the axis. By default `fill`.
  open var alignment: Alignment = .fill { didSet { changed(from: oldValue, alignment) } }

  /// The distance between adjacent views, in points; the minimum distance if the distribution
  /// spreads the views. By default 0.
  open var spacing: CGFloat = 0 {
    didSet {
      if environment.acceptsDistance("spacing", of: layoutName, spacing) {
        changed(from: oldValue, spacing)
      } else {
        spacing = oldValue
      }
    }
  }

  /// Whether a column measures ``spacing`` from the last baseline of a view to the first baseline
  /// of the next one. By default false. (Rule 11.20.)
  open var isBaselineRelativeArrangement = false {
    didSet { changed(from: oldValue, isBaselineRelativeArrangement) }
  }

  /// Whether the views fill the area inside of the margins instead of the bounds. By default false.
  /// (Rule 11.18.)
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { changed(from: oldValue, isLayoutMarginsRelativeArrangement) }
  }

  // Stored properties are not public. Only then can the compiler omit the checks for overlapping
  // access.
  var arranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var arrangement = StackArrangement()

  override var nameAsAuthor: String? { "the stack `\(layoutName)`" }

  /// Creates an empty stack view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack view; archives are not read. Not failable, as in UIKit, because
  /// subclasses override it in this form.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// Creates a stack view with an empty frame that places the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// True: a stack view places its views by constraints only.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Creates the constraints that are missing, and deactivates those that are no longer required.
  /// (Rule 11.24.)
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  override func prepareForFitting() {
    // The stack stays marked, so that an overridden `updateConstraints()` is called in the next
    // update pass.
    if needsUpdateConstraints() { arrange() }
  }

  /// Lays out the views, whose new heights may decide which of them provides the baselines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine?.bearersMayHaveChanged()
  }

  private func changed<Value: Equatable>(from oldValue: Value, _ value: Value) {
    if value != oldValue { setNeedsUpdateConstraints() }
  }

  // MARK: The arranged views

  /// The views that the stack places, including hidden ones, from leading to trailing or from top
  /// to bottom.
  open var arrangedSubviews: [UIView] { arranged }

  /// Appends a view to the arranged views. A view that is arranged already moves to the end. The
  /// view becomes a subview, and no longer translates its autoresizing mask. (Rule 11.22.)
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Inserts a view into the arranged views. A view that is arranged already moves. An index below
  /// 0 or above the number of arranged views is reported, and the call is ignored.
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

  /// Removes a view from the arranged views. It stays a subview, and keeps its frame. (Rule 11.22.)
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.lastIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    if view.isHidden { view.setNeedsUpdateConstraints() }
    setNeedsUpdateConstraints()
  }

  /// Whether the stack is hidden. A hidden stack inside of a stack has no spacing.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { setNeedsUpdateConstraints() } }
  }

  override var isCollapsed: Bool {
    super.isCollapsed || isHidden && (parent as? UIStackView)?.places(self) == true
  }

  func places(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

  private func arrange(_ view: UIView, at index: Int?) {
    if view.superview !== self { addSubview(view) }
    // The hierarchy may have refused the view, as it does for an ancestor.
    if view.superview !== self { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.isHidden { view.setNeedsUpdateConstraints() }
    if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
    arranged.insert(view, at: min(index ?? arranged.count, arranged.count))
    setNeedsUpdateConstraints()
  }

  /// Removes the subview from the arranged views.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  override func mark(ofGuide kind: UInt64) -> UInt64 {
    if kind < Self.firstKindOfGuide { return super.mark(ofGuide: kind) }
    return (arranged.last ?? self).layoutItem.mark
  }

  override func goneAxisChanged() {
    super.goneAxisChanged()
    setNeedsUpdateConstraints()
  }

  override func subviewVisibilityChanged() { setNeedsUpdateConstraints() }

  override func subviewContentChanged() {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    engine?.innerBaselinesChanged()
  }

  // MARK: Spacing

  /// The value of ``customSpacing(after:)`` for a view to which ``spacing`` applies.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The value that selects the system's spacing, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the distance from a view to the next visible one, in points. (Rule 11.17.)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    if !arranged.contains(where: { $0 === arrangedSubview }) { return }
    let isDefault = spacing == Self.spacingUseDefault
    if !isDefault, !environment.acceptsDistance("custom spacing", of: layoutName, spacing) {
      return
    }
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the distance set for a view in points, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Baselines

  /// The view whose first baseline is that of the stack: in a row the tallest view, in a column the
  /// first. (Rule 7.06.)
  open override var forFirstBaselineLayout: UIView {
    let visible = visibleViews
    let bearer = axis == .horizontal ? Self.tallest(of: visible) : visible.first
    return bearer?.forFirstBaselineLayout ?? self
  }

  /// The view whose last baseline is that of the stack: in a row the tallest view, in a column the
  /// last. (Rule 7.06.)
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
  /// The intrinsic height of the view; its present height if it has none.
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
