import Expectations
import Foundation
import Testing

/// Compares Docs/UIKitCoverage.md with the public symbols that the compiler lists.
@Suite struct UIKitCoverageTests {
  private let page: CoveragePage
  private let graph: SymbolGraph

  init() throws {
    page = try CoveragePage()
    graph = try SymbolGraph(ofModules: ["AutoLayout", "UIKit"])
  }

  private func names(_ isMeant: (CoveragePage.Status) -> Bool) -> Set<String> {
    Set(page.statuses.filter { isMeant($0.value) }.keys)
  }

  private var existing: Set<String> { Set(graph.symbols.map(\.name)) }

  @Test func `the page has no mistakes`() {
    expectEmpty(page.mistakes)
    expectTrue(page.statuses.count > 900 && existing.count > 900)
  }

  @Test func `every public name is listed`() {
    expectEmpty(existing.subtracting(names { $0 != .not }).sorted())
  }

  @Test func `every listed name exists`() {
    // Foundation's types are listed only for the members that are added to them.
    let foundations: Set = [
      "Bundle",
      "CGPoint", "CGSize", "CGRect", "NSValue", "NSNull", "IndexPath", "NSObject",
      "NSObjectProtocol",
      "NSAttributedString",
      "NSAttributedString.Key", "NSString", "String", "NotificationCenter", "Timer",
      "AttributeScopes", "AttributeDynamicLookup", "URL", "FileManager", "UserDefaults",
    ]
    expectEmpty(names { $0 != .not }.subtracting(existing).subtracting(foundations).sorted())
  }

  @Test func `names that are listed as missing do not exist`() {
    expectEmpty(names { $0 == .not }.intersection(existing).sorted())
  }

  @Test func `exactly the members that cannot be overridden are listed`() {
    let members: Set = [
      "swift.method", "swift.property", "swift.type.method", "swift.type.property",
    ]
    let fixed = graph.symbols.filter {
      $0.isInOpenClass && !$0.isOpen && members.contains($0.kind)
    }
    expectEmpty(Set(fixed.map(\.name)).symmetricDifference(page.fixedMembers).sorted())
    let finals = graph.symbols.filter { $0.kind == "swift.class" && !$0.isOpen }
    expectEmpty(Set(finals.map(\.name)).symmetricDifference(page.finalClasses).sorted())
  }

  @Test func `the names that layout libraries use exist`() {
    for line in Self.calledByLibraries.split(separator: "\n") {
      let parts = line.components(separatedBy: ": ")
      for member in parts[1].components(separatedBy: ", ") {
        let name = member == "itself" ? parts[0] : "\(parts[0]).\(member)"
        let status = page.statuses[name]
        expectTrue(status == .there || status == .differs, "\(name)")
      }
    }
  }

  /// The UIKit names that public layout libraries and their tests use.
  private static let calledByLibraries = """
    UIView: init(frame:), init(coder:), superview, subviews, addSubview(_:), insertSubview(_:at:), removeFromSuperview()
    UIView: willRemoveSubview(_:), isDescendant(of:), addLayoutGuide(_:), constraints, addConstraint(_:), addConstraints(_:)
    UIView: removeConstraints(_:), translatesAutoresizingMaskIntoConstraints, contentHuggingPriority(for:)
    UIView: setContentHuggingPriority(_:for:), contentCompressionResistancePriority(for:)
    UIView: setContentCompressionResistancePriority(_:for:), updateConstraints(), setNeedsUpdateConstraints()
    UIView: layoutIfNeeded(), setNeedsLayout(), intrinsicContentSize, isHidden, backgroundColor, frame, bounds
    UIView: convert(_:to:), layoutMargins, layoutMarginsGuide, readableContentGuide, safeAreaLayoutGuide, safeAreaInsets
    UIView: topAnchor, bottomAnchor, leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, centerXAnchor, centerYAnchor
    UIView: widthAnchor, heightAnchor, firstBaselineAnchor, lastBaselineAnchor, forLastBaselineLayout, traitCollection
    UIView: semanticContentAttribute, effectiveUserInterfaceLayoutDirection, layer
    CALayer: animationKeys()
    UILayoutGuide: owningView, layoutFrame, topAnchor, bottomAnchor, leadingAnchor, trailingAnchor, leftAnchor, rightAnchor
    UILayoutGuide: centerXAnchor, centerYAnchor, widthAnchor, heightAnchor
    UILayoutSupport: itself, length, topAnchor, bottomAnchor
    NSLayoutConstraint: init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:), activate(_:), deactivate(_:)
    NSLayoutConstraint: isActive, constant, priority, identifier, firstItem, secondItem, firstAttribute, secondAttribute
    NSLayoutConstraint: relation, multiplier, Attribute.left, Attribute.right, Attribute.top, Attribute.bottom
    NSLayoutConstraint: Attribute.leading, Attribute.trailing, Attribute.width, Attribute.height, Attribute.centerX
    NSLayoutConstraint: Attribute.centerY, Attribute.lastBaseline, Attribute.firstBaseline, Attribute.leftMargin
    NSLayoutConstraint: Attribute.rightMargin, Attribute.topMargin, Attribute.bottomMargin, Attribute.leadingMargin
    NSLayoutConstraint: Attribute.trailingMargin, Attribute.centerXWithinMargins, Attribute.centerYWithinMargins
    NSLayoutConstraint: Attribute.notAnAttribute, Relation.lessThanOrEqual, Relation.equal, Relation.greaterThanOrEqual
    NSLayoutConstraint: Axis.horizontal, Axis.vertical
    NSLayoutAnchor: constraint(equalTo:constant:), constraint(greaterThanOrEqualTo:constant:)
    NSLayoutAnchor: constraint(lessThanOrEqualTo:constant:)
    NSLayoutDimension: constraint(equalToConstant:), constraint(greaterThanOrEqualToConstant:)
    NSLayoutDimension: constraint(lessThanOrEqualToConstant:), constraint(equalTo:multiplier:constant:)
    NSLayoutXAxisAnchor: itself
    NSLayoutYAxisAnchor: itself
    NSLayoutAttribute: itself
    NSLayoutRelation: itself
    UILayoutConstraintAxis: itself
    UILayoutPriority: init(_:), required, defaultHigh, defaultLow, fittingSizeLevel
    UIEdgeInsets: init(top:left:bottom:right:), top, left, bottom, right, zero
    NSDirectionalEdgeInsets: init(top:leading:bottom:trailing:), top, leading, bottom, trailing
    UIUserInterfaceLayoutDirection: leftToRight, rightToLeft
    UISemanticContentAttribute: forceRightToLeft
    UITraitCollection: horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, init(horizontalSizeClass:)
    UITraitCollection: init(verticalSizeClass:)
    UIUserInterfaceSizeClass: compact, regular
    UIUserInterfaceIdiom: pad, phone
    UIDevice: current, userInterfaceIdiom
    UIScreen: main, bounds
    UIApplication: shared, windows
    UIAppearance: itself
    UIViewController: init(nibName:bundle:), view, topLayoutGuide, bottomLayoutGuide
    UIWindow: rootViewController
    UINavigationController: init(rootViewController:)
    UITabBarController: viewControllers
    UIStackView: addArrangedSubview(_:), axis, distribution, alignment, spacing, isLayoutMarginsRelativeArrangement
    UITableViewCell: contentView
    UICollectionViewCell: contentView
    UIButton: setTitle(_:for:), setImage(_:for:), currentTitle
    UIControl: state, State.normal
    UIImage: init(named:)
    UIImageView: image
    UILabel: text, textColor
    UITextField: placeholder
    UIColor: blue, yellow
    UIScrollView: itself
    UI_USER_INTERFACE_IDIOM(): itself
    autoreleasepool(invoking:): itself
    objc_getAssociatedObject(_:_:): itself
    objc_setAssociatedObject(_:_:_:_:): itself
    objc_AssociationPolicy: OBJC_ASSOCIATION_COPY_NONATOMIC, OBJC_ASSOCIATION_RETAIN_NONATOMIC
    """
}
