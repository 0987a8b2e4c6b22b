import Masonry

// Sources as an app has them, in which nothing says that they are checked elsewhere.

final class InspectorViewController: NSViewController {
  private let header = NSView()
  private let body = NSView()
  private var height: MASConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    view.addSubview(body)
    header.mas_key = "header"
    header.mas_makeConstraints { make in
      make.top.left.right.equalTo(view.mas_safeAreaLayoutGuide)
      height = make.height.equalTo(44).priorityMedium()
    }
    body.mas_makeConstraints { make in
      make.top.equalTo(header.mas_bottom).offset(8)
      make.left.right.equalTo(view.mas_leftMargin)
      make.edges.equalTo(view)
        .insets(NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        .priority(MASLayoutPriorityDragThatCannotResizeWindow)
      make.firstBaseline.equalTo(view.mas_attribute(.centerY)).priority(.defaultLow)
    }
    [header, body].mas_distributeViewsAlongAxis(
      .vertical,
      withFixedItemLength: 44,
      leadSpacing: 0,
      tailSpacing: 0
    )
  }

  override func updateViewConstraints() {
    height?.animator.offset(60).offset(64)
    header.mas_updateConstraints { $0.left.equalTo(NSNumber(value: 8)) }
    body.mas_updateConstraints { $0.size.valueOffset(NSValue(size: CGSize(width: 8, height: 8))) }
    print(height.map(\.description) ?? "")
    [header, body].mas_updateConstraints { $0.width.equalTo(60) }
    super.updateViewConstraints()
  }
}
