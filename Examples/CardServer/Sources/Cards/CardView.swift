import Foundation
import Plumb

/// The picture of an article, as links to it show it: its title, its author, and a mark in a colour of the author's.
final class CardView: UIView {
  private let mark = UILabel()
  private let title = UILabel()
  private let author = UILabel()
  private let stripe = CAGradientLayer()

  init(_ card: Card) {
    super.init(frame: CGRect(origin: .zero, size: card.size))
    backgroundColor = UIColor(red: 0.98, green: 0.98, blue: 0.97, alpha: 1)
    stripe.colors = [card.color.cgColor, card.color.withAlphaComponent(0.4).cgColor]
    stripe.startPoint = CGPoint(x: 0, y: 0.5)
    stripe.endPoint = CGPoint(x: 1, y: 0.5)
    layer.addSublayer(stripe)

    title.text = card.title
    title.font = .systemFont(ofSize: 44, weight: .bold)
    title.textColor = UIColor(white: 0.1, alpha: 1)
    title.numberOfLines = 3

    author.text = card.author
    author.font = .systemFont(ofSize: 22, weight: .semibold)
    author.textColor = UIColor(white: 0.35, alpha: 1)

    mark.text = card.author.first.map { String($0).uppercased() }
    mark.font = .systemFont(ofSize: 24, weight: .bold)
    mark.textAlignment = .center
    mark.textColor = .white
    mark.backgroundColor = card.color
    mark.layer.cornerRadius = 24
    mark.clipsToBounds = true

    for view in [title, author, mark] { addSubview(view) }
    title.snp.makeConstraints {
      $0.top.equalToSuperview().offset(56)
      $0.leading.trailing.equalToSuperview().inset(48)
    }
    mark.snp.makeConstraints {
      $0.leading.bottom.equalToSuperview().inset(48)
      $0.top.greaterThanOrEqualTo(title.snp.bottom).offset(16)
      $0.size.equalTo(card.author.isEmpty ? 0 : 48)
    }
    author.snp.makeConstraints {
      $0.leading.equalTo(mark.snp.trailing).offset(16)
      $0.trailing.lessThanOrEqualToSuperview().inset(48)
      $0.centerY.equalTo(mark)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("CardView is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    stripe.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 12)
  }
}
