import Plumb

/// A layout as in the README.
@MainActor func firstLayout() {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let title = UILabel()
  let badge = UIView()
  title.text = "Layout without a simulator"
  card.addSubview(title)
  card.addSubview(badge)

  badge.snp.makeConstraints { make in
    make.trailing.top.equalToSuperview().inset(16)
    make.size.equalTo(24)
  }
  title.snp.makeConstraints { make in
    make.leading.equalToSuperview().offset(16)
    make.trailing.lessThanOrEqualTo(badge.snp.leading).offset(-8)
    make.centerY.equalTo(badge)
  }
  card.layoutIfNeeded()

  assert(badge.frame == CGRect(x: 280, y: 16, width: 24, height: 24))
  assert(title.frame.midY == badge.frame.midY)
}
