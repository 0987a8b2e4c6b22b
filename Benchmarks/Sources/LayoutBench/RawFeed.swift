import Plumb

/// The feed of S3 as it is written without the DSL: the same views and constraints, each of them spelled out.
enum RawFeed {
  static func make(_ count: Int) -> [UIView] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: Screen.width, height: Screen.height))
    var all = [root]
    var previous: UIView?
    for index in 0..<count {
      let views = makeCell(index)
      let cell = views[0]
      root.addSubview(cell)
      cell.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bind(cell, .left, root, .left),
        bind(cell, .width, root, .width),
        previous.map { bind(cell, .top, $0, .bottom) } ?? bind(cell, .top, root, .top),
      ])
      previous = cell
      all += views
    }
    return all
  }

  private static func makeCell(_ index: Int) -> [UIView] {
    let cell = UIView()
    let avatar = UIView()
    let title = ViewScenarios.Content(Feed.titleWidth(index), Feed.titleHeight)
    let subtitle = ViewScenarios.Content(Feed.subtitleWidth(index), Feed.subtitleHeight(index))
    let image = UIView()
    let (first, second, third) = (UIView(), UIView(), UIView())
    let subviews = [avatar, title, subtitle, image, first, second, third]
    for view in subviews {
      cell.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let ratio = bind(image, .height, image, .width, times: 9.0 / 16)
    ratio.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      bind(avatar, .width, nil, .notAnAttribute, 40),
      bind(avatar, .height, nil, .notAnAttribute, 40),
      bind(avatar, .left, cell, .left, 16),
      bind(avatar, .top, cell, .top, 12),
      bind(title, .left, avatar, .right, 8),
      bind(title, .top, cell, .top, 12),
      bind(title, .right, cell, .right, -16, by: .lessThanOrEqual),
      bind(subtitle, .left, title, .left),
      bind(subtitle, .top, title, .bottom, 4),
      bind(subtitle, .right, cell, .right, -16, by: .lessThanOrEqual),
      bind(image, .left, cell, .left),
      bind(image, .right, cell, .right),
      bind(image, .top, subtitle, .bottom, 12),
      ratio,
      bind(first, .left, cell, .left, 16),
      bind(first, .top, image, .bottom, 8),
      bind(first, .height, nil, .notAnAttribute, 36),
      bind(first, .bottom, cell, .bottom, -12),
      bind(second, .left, first, .right, 8),
      bind(second, .width, first, .width),
      bind(second, .top, first, .top),
      bind(second, .height, first, .height),
      bind(third, .left, second, .right, 8),
      bind(third, .right, cell, .right, -16),
      bind(third, .width, first, .width),
      bind(third, .top, first, .top),
      bind(third, .height, first, .height),
    ])
    return [cell] + subviews
  }

  private static func bind(
    _ view: UIView,
    _ attribute: NSLayoutConstraint.Attribute,
    _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat = 0,
    times multiplier: CGFloat = 1,
    by relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}
