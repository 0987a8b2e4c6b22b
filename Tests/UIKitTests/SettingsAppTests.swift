import Expectations
import Testing
import UIKit

@Suite struct SettingsAppTests {
  private let settings = SettingsViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func show() {
    window.windowSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    window.rootViewController = UINavigationController(rootViewController: settings)
    window.makeKeyAndVisible()
  }

  @Test func `settings are placed in a column between the bar and the safe area`() {
    show()
    expectEqual(settings.scrollView.frame, CGRect(x: 0, y: 94, width: 400, height: 676))
    expectEqual(settings.header.frame, CGRect(x: 16, y: 20, width: 368, height: 120))
    expectEqual(settings.profile.view.frame, CGRect(x: 0, y: 0, width: 368, height: 120))
    expectEqual(settings.profile.avatar.frame, CGRect(x: 16, y: 28, width: 64, height: 64))
    expectEqual(settings.profile.avatar.layer.cornerRadius, 32)
    // The shadow below a card is a part of its frame.
    expectEqual(settings.notifications.frame, CGRect(x: 16, y: 156, width: 368, height: 138))
    expectEqual(settings.advanced.frame, CGRect(x: 16, y: 306, width: 368, height: 48))
    expectEqual(settings.footer.frame, CGRect(x: 16, y: 422, width: 368, height: 30))
    expectEqual(settings.scrollView.contentSize, CGSize(width: 400, height: 472))
    expectEqual(settings.rows.map(\.frame.minY), [0, 45, 90])
    expectEqual(settings.rows[1].toggle.frame, CGRect(x: 303, y: 6.5, width: 51, height: 31))
    expectEqual(settings.rows[1].titleLabel.frame.minX, 16)
    expectEqual(settings.notifications.layer.cornerRadius, 12)
    expectEqual(settings.notifications.radiusChanges, 1)
    expectEqual(settings.profile.appearances, ["will", "is", "did"])
  }

  @Test func `a custom control has its intrinsic content size, and reports its value`() {
    show()
    expectEqual(settings.fontSize.superview?.frame, CGRect(x: 16, y: 366, width: 368, height: 40))
    expectEqual(settings.fontSize.frame, CGRect(x: 220, y: 0, width: 148, height: 40))
    expectEqual(settings.fontSize.label.frame, CGRect(x: 44, y: 0, width: 60, height: 40))
    expectEqual(settings.fontSize.plusFrame.minX, 104)
    settings.fontSize.tapPlus()
    expectTrue(settings.lastValue == 1 && settings.fontSize.label.text == "1")
    settings.fontSize.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    expectEqual(settings.fontSize.plusFrame.minX, 0)
  }

  @Test func `a changed constant moves views in the next layoutIfNeeded`() {
    show()
    settings.isExpanded = true
    expectEqual(settings.advanced.frame, CGRect(x: 16, y: 306, width: 368, height: 136))
    expectEqual(settings.footer.frame.minY, 510)
    expectEqual(settings.scrollView.contentSize.height, 560)
    settings.navigationItem.rightBarButtonItem?.primaryAction.map(settings.fontSize.sendAction)
    expectEqual(settings.footer.frame.minY, 422)
    settings.notifications.contentInsets = UIEdgeInsets(top: 10, left: 5, bottom: 6, right: 5)
    window.layoutIfNeeded()
    expectEqual(settings.notifications.frame.height, 154)
    expectEqual(settings.notifications.rows.frame, CGRect(x: 5, y: 10, width: 358, height: 134))
    settings.showRows(false)
    settings.profile.preferredContentSize.height = 100
    window.layoutIfNeeded()
    expectEqual(settings.notifications.frame, CGRect(x: 16, y: 136, width: 368, height: 64))
  }

  @Test func `keyboard, traits and window size`() {
    show()
    window.keyboardFrame = CGRect(x: 0, y: 500, width: 400, height: 300)
    window.layoutIfNeeded()
    expectEqual(settings.scrollView.frame, CGRect(x: 0, y: 94, width: 400, height: 406))
    window.keyboardFrame = nil
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    expectEqual(settings.header.frame, CGRect(x: 80, y: 20, width: 240, height: 120))
    settings.scrollView.contentOffset.y = 40
    window.frame.size = CGSize(width: 800, height: 400)
    window.layoutIfNeeded()
    expectEqual(settings.transitions, [CGSize(width: 800, height: 400)])
    expectEqual(settings.scrollView.frame, CGRect(x: 0, y: 94, width: 800, height: 276))
    expectEqual(settings.scrollView.contentOffset, .zero)
    expectEqual(settings.header.frame, CGRect(x: 80, y: 20, width: 640, height: 120))
    expectTrue(settings.safeAreaChanges > 0)
  }

  @Test func `hit testing calls overrides`() {
    show()
    let row = settings.rows[0]
    let place = row.convert(CGPoint(x: 100, y: -4), to: window)
    expectTrue(window.hitTest(place, with: nil) !== row)
    expectTrue(row.point(inside: CGPoint(x: 100, y: -4), with: nil))
    expectTrue(window.hitTest(row.convert(CGPoint(x: 100, y: 4), to: window), with: nil) === row)
    row.isHighlighted = true
    row.isEnabled = false
    expectTrue(row.alpha == 0.5 && !row.toggle.isEnabled && row.state == [.highlighted, .disabled])
    expectEqual(settings.notifications.layer.borderColor?.color, .orange)
    settings.view.tintColor = .purple
    expectEqual(settings.notifications.layer.borderColor?.color, .purple)
  }
}
