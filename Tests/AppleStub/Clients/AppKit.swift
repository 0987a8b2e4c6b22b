import Plumb

// Sources as an app has them, in which nothing says that they are checked elsewhere.

final class InspectorViewController: NSViewController {
  private let header = NSView()
  private let body = NSView()
  private let column = NSLayoutGuide()
  private var height: Constraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    view.addSubview(body)
    view.addLayoutGuide(column)
    header.snp.makeConstraints { make in
      make.top.horizontalEdges.equalToSuperview().inset(
        NSEdgeInsets(top: 8, left: 8, bottom: 0, right: 8)
      )
      height = make.height.equalTo(44).priority(.medium).constraint
    }
    body.snp.makeConstraints { make in
      make.top.equalTo(header.snp.bottom).spacing(8)
      make.edges.equalTo(view.snp.margins).priority(NSLayoutConstraint.Priority.defaultLow)
      make.firstBaseline.equalTo(header.snp.lastBaseline).offset(20)
      make.centerX.equalTo(view.snp.centerXWithinMargins)
    }
    column.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(0.5) }
    column.snp.updateConstraints { $0.width.equalToSuperview().multipliedBy(0.4) }
    column.snp.remakeConstraints { $0.center.equalTo(0) }
    column.snp.removeConstraints()
    body.snp.prepareConstraints { make in
      make.center.equalTo(CGPoint(x: 30, y: 40))
      make.directionalEdges.equalToSuperview().inset(
        ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      )
    }
    body.snp.contentCompressionResistanceVerticalPriority = 1000
  }

  override func updateViewConstraints() {
    header.snp.updateConstraints { $0.height.equalTo(60) }
    height?.update(priority: .required)
    super.updateViewConstraints()
  }
}

@MainActor func spread(_ views: [NSView]) -> ConstraintGroup {
  views.snp.equalWidths()
  let row = views.snp.distribute(along: .vertical, spacing: 8, leadSpacing: 4)
  row.gaps.update(offset: 12)
  return Constraint.transaction {
    views.snp.remakeConstraints { make, index, previous in
      make.left.equalTo(previous?.snp.right ?? views[0].snp.safeArea.left).offset(index)
      make.width.equalTo(25%)
    }
  }
}

func describe(_ constraint: LayoutConstraint) -> String { constraint.description }

final class VisualRow: NSView {
  private let icon = NSView()
  private let gap = NSLayoutGuide()
  private let title = NSView()

  func arrange() {
    let row = snp.visual(
      "H:|-[icon(24)][gap][title]-m-|",
      ["icon": icon, "gap": gap, "title": title],
      options: .alignAllCenterY,
      metrics: ["m": 16]
    )
    row.width?.update(offset: 32)
    snp.visual("V:|[title]|", ["title": title])
  }
}
