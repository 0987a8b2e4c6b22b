import Plumb
import PlumbTesting
import Testing

final class Card: UIView {
  let title = UILabel()
  let badge = UIView()

  init(_ text: String) {
    super.init(frame: .zero)
    title.text = text
    addSubview(title)
    addSubview(badge)

    badge.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(title)
      make.size.equalTo(24)
    }
    title.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview().inset(16)
      make.trailing.lessThanOrEqualTo(badge.snp.leading).offset(-8)
    }
  }

  required init?(coder: NSCoder) { nil }
}

@Test func `the card fits`() {
  expectLayout(
    of: { Card("Layout without a simulator") },
    in: .matrix(devices: [.iPhoneSE, .iPhone17, .iPadPro11], texts: [.asIs, .double])
  ) { card in
    expect(card.title).isBefore(card.badge, by: 8...)
  }
}
