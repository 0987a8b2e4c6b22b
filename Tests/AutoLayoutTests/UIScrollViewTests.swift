import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Constraints of scrolled content: rules 5.14 to 5.17.
@Suite struct UIScrollViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 320, height: 480))

  init() { root.addSubview(scroll) }

  private func add(_ width: CGFloat? = nil, _ height: CGFloat? = nil, to view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    if let width { child.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { child.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return child
  }

  private func pinEdges(_ child: UIView, inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: inset),
      child.topAnchor.constraint(equalTo: scroll.topAnchor, constant: inset),
      child.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -inset),
      child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -inset),
    ])
  }

  @Test(.rule("5.14", "5.16"))
  func `edges related to content are those of the content area, and determine its size`() {
    let child = add(500, 800, to: scroll)
    pinEdges(child)
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 500, height: 800))
    expectEqual(scroll.contentSize, CGSize(width: 500, height: 800))
    expectEqual(scroll.frame, CGRect(x: 10, y: 20, width: 320, height: 480))
    expectEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 500, height: 800))
  }

  @Test(.rule("5.14"))
  func `width, height and centres related to content are those of the frame`() {
    let (child, middle) = (add(nil, 900, to: scroll), add(40, 50, to: scroll))
    pinEdges(child, inset: 8)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -16),
      middle.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 8, y: 8, width: 304, height: 900))
    expectEqual(scroll.contentSize, CGSize(width: 320, height: 916))
    expectEqual(middle.frame, CGRect(x: 140, y: 215, width: 40, height: 50))
  }

  @Test(.rule("5.14"))
  func `views outside are related to the frame, nested content to the content area`() {
    let beside = add(30, nil, to: root)
    let content = add(nil, nil, to: scroll)
    pinEdges(content)
    let deep = add(200, 700, to: content)
    NSLayoutConstraint.activate([
      deep.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      deep.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      scroll.bottomAnchor.constraint(equalTo: deep.bottomAnchor, constant: 7),
      content.trailingAnchor.constraint(equalTo: deep.trailingAnchor, constant: 50),
      beside.leadingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: 4),
      beside.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      beside.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    expectEqual(beside.frame, CGRect(x: 334, y: 260, width: 30, height: 240))
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 250, height: 712))
    expectEqual(scroll.contentSize, CGSize(width: 250, height: 712))
  }

  @Test(.rule("5.14"))
  func `margins related to content are those of the content area`() {
    let child = add(100, 100, to: scroll)
    scroll.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for (edge, margin) in [
      (.left, .leftMargin), (.top, .topMargin), (.right, .rightMargin), (.bottom, .bottomMargin),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
      NSLayoutConstraint(
        item: child,
        attribute: edge,
        relatedBy: .equal,
        toItem: scroll,
        attribute: margin,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 2, y: 1, width: 100, height: 100))
    expectEqual(scroll.contentSize, CGSize(width: 106, height: 104))
  }

  @Test(.rule("5.15", "5.17"))
  func `contentLayoutGuide stays at the origin, and frameLayoutGuide moves with the offset`() {
    let (content, header) = (add(320, 1000, to: scroll), add(nil, 30, to: scroll))
    let (inner, outer) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: inner.topAnchor),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      header.topAnchor.constraint(equalTo: outer.topAnchor),
      header.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      header.widthAnchor.constraint(equalTo: outer.widthAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 320, height: 1000))
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
    scroll.contentOffset = CGPoint(x: 0, y: 70)
    root.layoutIfNeeded()
    expectEqual(header.frame, CGRect(x: 0, y: 70, width: 320, height: 30))
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 320, height: 1000))
    expectEqual(inner.layoutFrame, CGRect(x: 0, y: 0, width: 320, height: 1000))
    expectEqual(outer.layoutFrame, CGRect(x: 0, y: 70, width: 320, height: 480))
    expectEqual(scroll.bounds, CGRect(x: 0, y: 70, width: 320, height: 480))
    expectEqual(scroll.frame, CGRect(x: 10, y: 20, width: 320, height: 480))
  }

  @Test(.rule("5.17"))
  func `scrolling solves nothing`() {
    pinEdges(add(500, 800, to: scroll))
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    scroll.setContentOffset(CGPoint(x: 100, y: 200), animated: false)
    root.layoutIfNeeded()
    expectEqual(root.layoutStatistics, before)
    expectEqual(scroll.subviews[0].frame, CGRect(x: 0, y: 0, width: 500, height: 800))
  }

  @Test(.rule("5.16"))
  func `without constraints on the content area contentSize keeps the value that was set`() {
    scroll.contentSize = CGSize(width: 7, height: 900)
    let child = add(50, 50, to: scroll)
    child.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    expectEqual(child.frame.minY, 3)
    expectEqual(scroll.contentSize, CGSize(width: 7, height: 900))
    child.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
    child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 50, height: 900))
  }

  @Test func `right to left the leading edge of the content area is its right edge`() {
    scroll.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (add(100, 50, to: scroll), add(300, 50, to: scroll))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    expectEqual(scroll.contentSize.width, 430)
    expectEqual(a.frame.minX, 320)
    expectEqual(b.frame.minX, 10)
  }

  @Test
  func `a column in a scroll view is as wide as the frame, and determines the content height`() {
    let stack = UIStackView(arrangedSubviews: (1...20).map { _ in SizedView(80, 50) })
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    pinEdges(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(scroll.frame, root.bounds)
    expectEqual(scroll.contentSize, CGSize(width: 400, height: 1190))
    expectEqual(stack.arrangedSubviews[19].frame, CGRect(x: 0, y: 1140, width: 400, height: 50))
    expectEqual(root.systemLayoutSizeFitting(.zero), CGSize(width: 80, height: 0))
    stack.arrangedSubviews[0].isHidden = true
    root.layoutIfNeeded()
    expectEqual(scroll.contentSize.height, 1130)
  }

  @Test func `a fitting size can be computed before the first layout pass`() {
    let child = add(500, 800, to: scroll)
    pinEdges(child)
    expectEqual(scroll.systemLayoutSizeFitting(.zero), .zero)
    root.layoutIfNeeded()
    expectEqual(scroll.systemLayoutSizeFitting(CGSize(width: 9, height: 9)).width, 9)
    expectEqual(scroll.contentSize, CGSize(width: 500, height: 800))
  }

  @Test func `scrollRectToVisible moves the offset no further than needed`() {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 100), animated: false)
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 220))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
    expectEqual(scroll.contentOffset.y, 220)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
    expectEqual(scroll.contentOffset.y, 100)
  }

  @Test(.rule("3.09"))
  func `a text view has an intrinsic content size while its scrolling is disabled`() {
    let (frames, _) = collectingIssues(measurer: FixedAdvanceText()) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let view = UITextView()
      view.font = .systemFont(ofSize: 20)
      view.text = "one two three four five"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      expectEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
      view.isScrollEnabled = false
      expectEqual(view.intrinsicContentSize.width, 240)
      view.widthAnchor.constraint(equalToConstant: 110).isActive = true
      root.layoutIfNeeded()
      return view.frame
    }
    expectEqual(frames, CGRect(x: 0, y: 0, width: 110, height: 76))
    expectEqual(UIScrollView().intrinsicContentSize, CGSize(width: -1, height: -1))
    expectEqual(UIScrollView().contentHuggingPriority(for: .vertical), .defaultLow)
  }

  @Test func `a changed offset invalidates the layout of a scroll view`() {
    final class Sticky: UIScrollView {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      override func layoutSubviews() {
        super.layoutSubviews()
        if header.superview == nil { addSubview(header) }
        header.frame.origin.y = contentOffset.y
      }
    }
    let view = Sticky(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    view.contentOffset.y = 70
    view.layoutIfNeeded()
    expectEqual(view.header.frame, CGRect(x: 0, y: 70, width: 100, height: 20))
  }

  @Test func `the safe area is added to the insets of scrollable axes, and moves the offset`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 0)
    let scroll = UIScrollView(frame: window.bounds)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    expectEqual(scroll.adjustedContentInset, .zero)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    expectEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: -40))
    scroll.contentInsetAdjustmentBehavior = .always
    expectEqual(scroll.contentOffset, CGPoint(x: -10, y: -40))
    scroll.contentInsetAdjustmentBehavior = .never
    expectEqual(scroll.contentOffset, .zero)
    scroll.contentSize = .zero
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.alwaysBounceHorizontal = true
    expectEqual(scroll.contentOffset, CGPoint(x: -10, y: 0))
  }

  @Test func `the offset of scrolled content is kept when the insets change`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.contentInset.top = 50
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: -50))
    scroll.contentOffset.y = 300
    scroll.contentInset.top = 20
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 300))
  }

  @Test func `small content in a navigation controller begins below the bar`() {
    final class Screen: UIViewController {
      let scroll = UIScrollView()
      let label = UIView()
      override func viewDidLoad() {
        view.addSubview(scroll)
        scroll.addSubview(label)
        for inner in [scroll, label] { inner.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          label.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
          label.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
          label.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
          label.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          label.heightAnchor.constraint(equalToConstant: 100),
        ])
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let screen = Screen()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    expectEqual(screen.scroll.adjustedContentInset.top, 91)
    expectEqual(screen.scroll.contentOffset, CGPoint(x: 0, y: -91))
    expectEqual(screen.label.frame, CGRect(x: 0, y: 0, width: 390, height: 100))
    expectEqual(screen.label.convert(screen.label.bounds, to: window).minY, 91)
  }

  /// A label of a given height within the safe area of its page, in a scroll view that fills a window of 844 points.
  private func content(_ height: CGFloat) -> (scroll: UIScrollView, label: UIView, issues: Int) {
    let ((scroll, label), issues) = collectingIssues {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let scroll = UIScrollView(frame: window.bounds)
      let page = UIView()
      let label = UIView()
      window.addSubview(scroll)
      scroll.addSubview(page)
      page.addSubview(label)
      for view in [page, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      let (safe, content) = (page.safeAreaLayoutGuide, scroll.contentLayoutGuide)
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: content.topAnchor),
        page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        label.topAnchor.constraint(equalTo: safe.topAnchor),
        label.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        label.heightAnchor.constraint(equalToConstant: height),
      ])
      window.layoutIfNeeded()
      return (scroll, label)
    }
    return (scroll, label, issues.count)
  }

  @Test func `scrolled content within the safe area is inset by it only once`() {
    let (large, label, none) = content(2000)
    expectEqual(none, 0)
    expectEqual(large.contentOffset.y, -47)
    expectEqual(label.frame, CGRect(x: 0, y: 0, width: 390, height: 2000))
    large.contentOffset.y = 500
    large.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 0, y: 0, width: 390, height: 2000))
    let (small, inner, no) = content(100)
    expectEqual(no, 0)
    expectEqual(small.contentOffset.y, 0)
    expectEqual(inner.frame, CGRect(x: 0, y: 47, width: 390, height: 100))
  }

  @Test(arguments: [764, 800, 843] as [CGFloat])
  func `content that is too large only with the safe area insets is laid out without a loop`(
    height: CGFloat
  ) {
    let (scroll, label, issues) = content(height)
    expectEqual(issues, 0)
    expectEqual(scroll.contentOffset.y, -47)
    expectEqual(label.frame, CGRect(x: 0, y: 0, width: 390, height: height))
    expectEqual(scroll.contentSize, CGSize(width: 390, height: height))
  }

  @Test(.rule("5.17"))
  func `a view constrained to an outside view floats over the scrolled content`() {
    let (content, header) = (add(320, 1000, to: scroll), add(nil, 30, to: scroll))
    pinEdges(content)
    let inner = add(10, 10, to: content)
    let constraints = [
      header.topAnchor.constraint(equalTo: root.topAnchor, constant: 25),
      header.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      header.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -70),
      inner.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 3),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -80),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    expectEqual(header.frame, CGRect(x: 0, y: 5, width: 320, height: 30))
    expectEqual(inner.frame, CGRect(x: 300, y: 38, width: 10, height: 10))
    scroll.contentOffset = CGPoint(x: 7, y: 70)
    root.layoutIfNeeded()
    expectEqual(header.frame, CGRect(x: 7, y: 75, width: 320, height: 30))
    expectEqual(
      header.convert(header.bounds, to: root),
      CGRect(x: 10, y: 25, width: 320, height: 30)
    )
    expectEqual(inner.frame, CGRect(x: 307, y: 108, width: 10, height: 10))
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 320, height: 1000))
    expectEqual(scroll.contentSize, CGSize(width: 320, height: 1000))
    // Deactivated constraints have no effect any more, and one that is activated in scrolled content is right at once.
    NSLayoutConstraint.deactivate(constraints)
    header.removeFromSuperview()
    scroll.contentOffset.y = 50
    inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    expectEqual(inner.frame.minY, 50)
    scroll.contentOffset.y = 0
    root.layoutIfNeeded()
    expectEqual(inner.frame.minY, 0)
  }

  @Test(.rule("5.17"))
  func `a floating view stays in place through two scroll views, also right to left`() {
    for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let (root, outer, inner) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600)),
        UIScrollView(frame: CGRect(x: 10, y: 20, width: 300, height: 400)),
        UIScrollView(frame: CGRect(x: 5, y: 6, width: 200, height: 300))
      )
      root.semanticContentAttribute = attribute
      root.addSubview(outer)
      outer.addSubview(inner)
      let badge = add(40, 20, to: inner)
      NSLayoutConstraint.activate([
        badge.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -100),
        badge.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ])
      let x: CGFloat = attribute == .forceLeftToRight ? 260 : 100
      for (a, b) in [(0, 0), (30, 0), (30, 40), (0, 15)] as [(CGFloat, CGFloat)] {
        outer.contentOffset = CGPoint(x: a, y: 2 * a)
        inner.contentOffset = CGPoint(x: b, y: 3 * b)
        root.layoutIfNeeded()
        let shown = badge.convert(badge.bounds, to: root)
        expectEqual(shown, CGRect(x: x, y: 290, width: 40, height: 20))
      }
    }
  }

  @Test func `zooming scales the delegate's view, and the content with it`() {
    final class Zoomer: UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      var scales: [CGFloat] = []
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
    }
    let (scroll, zoomer) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Zoomer()
    )
    scroll.addSubview(zoomer.view)
    scroll.delegate = zoomer
    scroll.zoomScale = 2
    expectTrue(scroll.zoomScale == 1 && scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 4
    scroll.setZoomScale(9, animated: true)
    expectTrue(scroll.zoomScale == 4 && scroll.pinchGestureRecognizer != nil)
    expectEqual(zoomer.view.frame, CGRect(x: 0, y: 0, width: 800, height: 400))
    expectEqual(scroll.contentSize, CGSize(width: 800, height: 400))
    scroll.zoom(to: CGRect(x: 150, y: 50, width: 50, height: 50), animated: false)
    expectTrue(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 300, y: 100))
    expectEqual(zoomer.scales, [4, 2])
    scroll.zoomScale = .nan
    expectEqual(scroll.zoomScale, 2)
  }

  @Test func `limits of the scale that are not numbers do not count`() {
    final class Zoomer: UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let (scroll, zoomer) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Zoomer()
    )
    scroll.addSubview(zoomer.view)
    scroll.delegate = zoomer
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (.nan, 0)
    scroll.zoomScale = 0
    scroll.zoom(to: .infinite, animated: false)
    expectTrue(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
  }
}
