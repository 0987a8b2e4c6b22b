import Expectations
import Testing
import UIKit

@Suite struct AnchorOperatorsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func view() -> UIView {
    let view = UIView()
    root.addSubview(view)
    return view
  }

  @Test func `operators make the same constraints as anchors`() {
    let (photo, badge) = (view(), view())
    photo.layOut { $0.edges(of: root, inset: 10) }
    badge.layOut {
      $0.center(of: photo)
      $0.widthAnchor ~~ photo.widthAnchor * 0.5 + 10
      $0.heightAnchor ~~ 40
    }
    root.layoutIfNeeded()
    expectEqual(photo.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
    expectEqual(badge.frame, CGRect(x: 75, y: 80, width: 150, height: 40))
  }

  @Test(arguments: [true, false])
  func `a result builder accepts conditions and loops, and replaces its constraints`(isWide: Bool) {
    let bar = view().style { $0.backgroundColor = .gray }
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(guide.edges(of: root, inset: 20))
    for _ in 0..<2 {
      bar.layOut {
        $0.leadingAnchor ~~ guide.leadingAnchor
        $0.topAnchor ~~ guide.topAnchor
        $0.heightAnchor ~~ 10
        if isWide {
          $0.trailingAnchor ~~ guide.trailingAnchor
        } else {
          $0.widthAnchor <~ 50
          $0.trailingAnchor ~~ guide.trailingAnchor ! 500
        }
        for limit in [30, 40] as [CGFloat] { $0.bottomAnchor <~ root.bottomAnchor - limit }
      }
    }
    root.layoutIfNeeded()
    expectEqual(bar.frame, CGRect(x: 20, y: 20, width: isWide ? 260 : 50, height: 10))
    expectEqual(bar.ownConstraints.count, (isWide ? 6 : 7))
    expectTrue(bar.ownConstraints.allSatisfy { $0.isActive })
  }
}
