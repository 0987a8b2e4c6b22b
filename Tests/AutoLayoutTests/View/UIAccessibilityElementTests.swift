import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIAccessibilityElementTests {
  @Test func `the frame of an element follows its container`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    root.addSubview(box)
    let element = UIAccessibilityElement(accessibilityContainer: box)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 10, height: 20)
    expectEqual(element.accessibilityFrame, CGRect(x: 35, y: 46, width: 10, height: 20))
    box.frame.origin.x = 0
    expectEqual(element.accessibilityFrame.minX, 5)
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(element.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a view counts and finds its elements`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.accessibilityElementCount(), 0)
    let elements = (0..<2).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
    view.accessibilityElements = elements
    expectEqual(view.accessibilityElementCount(), 2)
    expectTrue(view.accessibilityElement(at: 1) as AnyObject === elements[1])
    expectTrue(view.accessibilityElement(at: 2) == nil)
    expectEqual(view.index(ofAccessibilityElement: elements[1]), 1)
    expectEqual(view.index(ofAccessibilityElement: view), NSNotFound)
  }

  @Test func `the place of a view is that in its tree`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    expectEqual(view.accessibilityFrame, CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
  }

  @Test func `presses pass along the chain of responders`() {
    final class Screen: UIViewController {
      var count = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        count += presses.count
      }
    }
    let screen = Screen()
    let view = UIView()
    screen.view.addSubview(view)
    view.pressesBegan([UIPress()], with: nil)
    expectEqual(screen.count, 1)
  }
}
