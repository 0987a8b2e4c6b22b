import Foundation
import Plumb
import PlumbCairo
import PlumbTesting
import Testing

@Suite struct PictureSnapshotTests {
  /// A card with text in several scripts, a shadow, a gradient and round corners.
  private func card(_ title: String = "Layout 你好 👍🏽") -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 110))
    root.backgroundColor = .white
    let card = UIView()
    card.backgroundColor = UIColor(red: 0.95, green: 0.97, blue: 1, alpha: 1)
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.3
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    let label = UILabel()
    label.text = title
    label.numberOfLines = 2
    label.font = .boldSystemFont(ofSize: 18)
    let note = UILabel()
    note.text = "שלום, two lines"
    note.font = .systemFont(ofSize: 12)
    note.textColor = .gray
    root.addSubview(card)
    card.addSubview(label)
    card.addSubview(note)
    card.snp.makeConstraints { $0.edges.equalToSuperview().inset(12) }
    label.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview().inset(10) }
    note.snp.makeConstraints {
      $0.leading.trailing.equalTo(label)
      $0.top.equalTo(label.snp.bottom).offset(4)
    }
    root.layoutIfNeeded()
    return root
  }

  @Test func `a card looks as in its picture`() throws {
    try TestFonts.withEnvironment { expectSnapshot(of: card(), as: .image) }
  }

  @Test func `pictures of different words differ, those of the same words do not`() throws {
    try TestFonts.withEnvironment {
      let (one, other) = (try card().png(), try card("Other words").png())
      let difference = try #require(PictureDifference(one, other))
      #expect(difference.share > 0.02 && difference.share < 0.5)
      #expect(difference.picture?.isEmpty == false)
      #expect(PictureDifference(one, one)?.share == 0)
      // What nobody sees.
      let paler = card()
      paler.alpha = 0.98
      #expect(try PictureDifference(one, paler.png())?.share == 0)
      let large = try card().png(scale: 3)
      #expect(PictureDifference(one, large)?.share == 1)
      #expect(PictureDifference(one, Data("no picture".utf8)) == nil)
    }
  }
}
