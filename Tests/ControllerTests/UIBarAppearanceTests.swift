import AutoLayout
import Expectations
import Testing

/// The appearance of bars, which is stored.
@Suite struct UIBarAppearanceTests {
  @Test func `a copy can be changed apart from the original`() {
    let original = UINavigationBarAppearance()
    original.configureWithOpaqueBackground()
    original.backgroundColor = .red
    original.titleTextAttributes = [.kern: 2]
    original.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    original.setBackIndicatorImage(
      UIImage(size: CGSize(width: 9, height: 9)),
      transitionMaskImage: nil
    )
    let copy = original.copy() as? UINavigationBarAppearance
    expectTrue(copy?.backgroundColor == .red && copy?.shadowColor == .separator)
    expectEqual(copy?.titleTextAttributes[.kern] as? Int, 2)
    expectEqual(copy?.backIndicatorImage.size.width, 9)
    expectEqual(copy?.buttonAppearance.normal.titlePositionAdjustment.vertical, 2)
    copy?.buttonAppearance.normal.titlePositionAdjustment = .zero
    expectEqual(original.buttonAppearance.normal.titlePositionAdjustment.horizontal, 1)
  }

  @Test func `the configurations set background and shadow`() {
    let appearance = UITabBarAppearance()
    appearance.configureWithDefaultBackground()
    expectTrue(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
    appearance.configureWithOpaqueBackground()
    expectTrue(
      appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground
    )
    appearance.configureWithTransparentBackground()
    expectTrue(appearance.backgroundColor == nil && appearance.shadowColor == nil)
  }

  @Test func `an appearance takes background and shadow of one for another bar`() {
    let tabs = UITabBarAppearance()
    tabs.backgroundColor = .blue
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    let toolbar = UIToolbarAppearance(barAppearance: tabs)
    expectEqual(toolbar.backgroundColor, .blue)
    let other = UITabBarAppearance(barAppearance: tabs)
    expectEqual(other.stackedLayoutAppearance.selected.iconColor, .red)
    other.stackedLayoutAppearance.configureWithDefault(for: .stacked)
    expectTrue(other.stackedLayoutAppearance.selected.iconColor == nil)
    expectEqual(tabs.stackedLayoutAppearance.selected.iconColor, .red)
  }

  @Test func `bars and items have appearances`() {
    let appearance = UINavigationBarAppearance()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    expectTrue(navigation.navigationBar.scrollEdgeAppearance === appearance)
    let item = UINavigationItem()
    item.standardAppearance = appearance
    expectTrue(item.standardAppearance === appearance && item.title == nil)
    let tabs = UITabBarController()
    tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .red
    expectEqual(tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor, .red)
    let bar = UINavigationBar()
    bar.setBackgroundImage(UIImage(), for: .default)
    expectTrue(
      bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil
    )
  }

  @Test func `a bar of its own pushes and pops items`() {
    let bar = UINavigationBar()
    bar.pushItem(UINavigationItem(title: "One"), animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    expectTrue(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
    expectEqual(bar.popItem(animated: false)?.title, "Two")
    expectEqual(bar.topItem?.title, "One")
    let navigation = UINavigationController(rootViewController: UIViewController())
    expectTrue(navigation.navigationBar.popItem(animated: false) == nil)
  }
}
