import Cards
import Plumb
import PlumbTesting
import Testing

@Test func `the card fits`() {
  expectLayout(
    of: { ProfileCard(name: "Ada Lovelace", bio: "Wrote the first program.") },
    in: .matrix(
      devices: [.iPhoneSE, .iPhone17, .iPadPro11],
      textSizes: [.large, .accessibility3],
      texts: [.asIs, .double, .pseudo]
    )
  ) { card in
    expect(card.avatar).isBefore(card.nameLabel, by: 12)
    expect(card.followButton).isInside(card, by: 16...)
  }
}
