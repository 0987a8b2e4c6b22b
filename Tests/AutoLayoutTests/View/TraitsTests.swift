import AutoLayout
import Expectations
import Testing

/// UIView+Traits: trait overrides of a part of a tree.
@Suite struct TraitsTests {
  private final class Panel: UIView {
    var previous: [UIUserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if let previousTraitCollection {
        previous.append(previousTraitCollection.horizontalSizeClass)
      }
    }
  }

  private final class Controller: UIViewController {
    var changes = 0
    override func loadView() { view = Panel() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
    }
  }

  @Test func `a trait override applies to the view and its subviews, the innermost wins`() {
    let (window, outer, inner) = (UIWindow(), Panel(), Panel())
    window.addSubview(outer)
    outer.addSubview(inner)
    expectEqual(inner.traitCollection.horizontalSizeClass, .compact)
    window.traitOverrides.horizontalSizeClass = .regular
    expectEqual(inner.traitCollection.horizontalSizeClass, .regular)
    expectEqual(inner.traitCollection.verticalSizeClass, .regular)
    expectTrue((outer.previous, inner.previous) == ([.compact], [.compact]))
    inner.traitOverrides.horizontalSizeClass = .compact
    expectEqual(outer.traitCollection.horizontalSizeClass, .regular)
    expectTrue((outer.previous, inner.previous) == ([.compact], [.compact, .regular]))
    window.overrideUserInterfaceStyle = .dark
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    window.traitOverrides.horizontalSizeClass = .unspecified
    expectEqual(outer.traitCollection.horizontalSizeClass, .compact)
  }

  @Test func `a container overrides the traits of a child`() throws {
    let (container, child) = (UIViewController(), Controller())
    container.addChild(child)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    container.setOverrideTraitCollection(regular, forChild: child)
    expectEqual(container.overrideTraitCollection(forChild: child), regular)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular)
    expectEqual(child.changes, 0)
    container.view.addSubview(child.view)
    container.setOverrideTraitCollection(nil, forChild: child)
    expectEqual(child.traitCollection.horizontalSizeClass, .compact)
    expectEqual(child.changes, 1)
    let panel = try #require(child.view as? Panel)
    expectEqual(panel.previous, [.regular])
  }
}
