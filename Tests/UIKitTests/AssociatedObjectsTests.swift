import Expectations
import Testing
import UIKit

@Suite struct AssociatedObjectsTests {
  private final class Note {}
  // Never read or written: only addresses count.
  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var otherKey: UInt8 = 0

  @Test func `views, guides, constraints and controllers have associated values`() {
    let view = UIView()
    let holders: [AnyObject] = [
      view, UILayoutGuide(), view.widthAnchor.constraint(equalToConstant: 1), UIViewController(),
    ]
    for (index, holder) in holders.enumerated() {
      expectTrue(objc_getAssociatedObject(holder, &Self.key) == nil)
      objc_setAssociatedObject(holder, &Self.key, index, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      expectEqual(objc_getAssociatedObject(holder, &Self.key) as? Int, index)
      expectTrue(objc_getAssociatedObject(holder, &Self.otherKey) == nil)
      objc_setAssociatedObject(holder, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      expectTrue(objc_getAssociatedObject(holder, &Self.key) == nil)
    }
  }

  @Test
  func `a retained associated object lives as long as its owner, an assigned one does not`() {
    weak var retained: Note?
    weak var assigned: Note?
    var view: UIView? = UIView()
    do {
      let (one, other) = (Note(), Note())
      (retained, assigned) = (one, other)
      objc_setAssociatedObject(view!, &Self.key, one, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view!, &Self.otherKey, other, .OBJC_ASSOCIATION_ASSIGN)
    }
    expectTrue(retained != nil && assigned == nil)
    let isKept = objc_getAssociatedObject(view!, &Self.key) as? Note === retained
    let isGone = objc_getAssociatedObject(view!, &Self.otherKey) as? Note == nil
    expectTrue(isKept && isGone)
    // A constraint outlives its item, whose associations are released with the item.
    let constraint = view!.widthAnchor.constraint(equalToConstant: 10)
    view = nil
    expectTrue(retained == nil)
    expectTrue(constraint.firstItem == nil)
  }

  @Test func `a copied object does not change with the original`() throws {
    let view = UIView()
    let text = NSMutableString(string: "one")
    objc_setAssociatedObject(view, &Self.key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" more")
    let kept = try #require(objc_getAssociatedObject(view, &Self.key) as? NSString)
    expectEqual(kept, "one")
    objc_removeAssociatedObjects(view)
    expectTrue(objc_getAssociatedObject(view, &Self.key) == nil)
  }
}
