import Cards
import Plumb
import PlumbTesting
import Testing

@Suite struct ProfileCardTests {
  private func card() -> ProfileCard {
    ProfileCard(
      name: "Ada Lovelace",
      bio: "Wrote the first program, for a machine that was never built."
    )
  }

  @Test func `the card fits every screen, text size and language`() {
    expectLayout(
      of: { card() },
      in: .matrix(
        devices: [.iPhoneSE, .iPhone17, .iPadPro11],
        textSizes: [.large, .accessibility3],
        texts: [.asIs, .double, .pseudo]
      )
    ) { card in
      expect(card.avatar).isBefore(card.nameLabel, by: 12)
      expect(card.nameLabel).isAbove(card.bioLabel, by: 4)
      expect(card.bioLabel).isEquallyWide(as: card.nameLabel)
      expect(card.followButton).isInside(card, by: 16...)
    }
  }

  @Test func `the card looks as it did`() {
    let card = card()
    card.frame = CGRect(x: 0, y: 0, width: 343, height: 160)
    expectSnapshot(of: card)
  }

  @Test func `the name is beside the avatar`() {
    let card = card()
    card.frame = CGRect(x: 0, y: 0, width: 343, height: 160)
    card.layoutIfNeeded()
    #expect(
      card.layoutDiagram.hasPrefix("ProfileCard (0, 0, 343, 160)\n  avatar (16, 16, 48, 48)\n")
    )
  }
}
