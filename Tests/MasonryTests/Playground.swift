import Masonry

/// A 300 × 200 root with the subviews `a` and `b`, and the issues that were reported for them.
struct Playground {
  let root: UIView
  let a: UIView
  let b: UIView
  private let log = LayoutIssueLog()

  init(direction: UIUserInterfaceLayoutDirection = .leftToRight) {
    (root, a, b) = LayoutEnvironment().with { [log] in
      $0.report = log.append
      $0.userInterfaceLayoutDirection = direction
    } run: {
      (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView(), UIView())
    }
    MASAttachKeys(["root": root, "a": a, "b": b])
    root.addSubview(a)
    root.addSubview(b)
    // A target for statements.
    b.mas_makeConstraints { make in
      make.left.top.equalTo(10)
      make.size.equalTo(CGSize(width: 40, height: 20))
    }
  }

  /// The issues that have been reported, in order.
  var issues: [LayoutIssue] { log.issues }

  /// The equations of the constraints that a closure makes for `a`.
  func made(_ closure: (MASConstraintMaker) -> Void) -> [String] {
    a.mas_makeConstraints(closure).sentences
  }

  /// The frame of a view after layout.
  func frame(_ view: UIView) -> CGRect {
    root.layoutIfNeeded()
    return view.frame
  }
}

extension [MASConstraint] {
  /// The equations of their constraints: `a.left == root.left + 8`.
  var sentences: [String] { flatMap(\.sentences) }
}

extension MASConstraint {
  var sentences: [String] { layoutConstraints.map(\.words) }
}

extension LayoutConstraint {
  /// The equation in the description, without class, key, file and line.
  var words: String {
    description.split(separator: " ", maxSplits: 1).last.map { String($0.dropLast()) } ?? ""
  }
}
