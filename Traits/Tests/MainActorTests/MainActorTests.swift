import CardsByDefault
import IsolatedCards
import IsolatedCards5
import MessageUI
import SafariServices
import SnapKit
import Testing
import UIKit
import WebKit

/// Apps whose classes belong to the main actor, with the trait `MainActor`.
@MainActor
@Suite struct MainActorTests {
  @Test func `an isolated view is laid out`() {
    let (root, card) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Card("Title"))
    root.addSubview(card)
    card.snp.makeConstraints { $0.leading.top.trailing.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(card.title.frame.origin == CGPoint(x: 8, y: 8))
    #expect(card.title.frame.width == 304)
    #expect(card.button.frame.width == 100)
    card.width?.update(offset: 60)
    root.layoutIfNeeded()
    #expect(card.button.frame.width == 60)
    #expect(card.frame.height == card.button.frame.maxY + 8)
  }

  @Test func `an isolated method is called by its selector`() {
    let card = Card("Title")
    card.button.sendActions(for: .touchUpInside)
    #expect(card.taps == 1)
  }

  @Test func `an isolated method waits for another actor`() async {
    let card = Card("")
    await card.load { "loaded" }
    #expect(card.title.text == "loaded")
  }

  @Test func `an isolated type makes isolated views`() {
    let before = Card.made
    #expect(CardMaker(texts: ["a", "b"]).cards().map(\.title.text) == ["a", "b"])
    #expect(Card.made == before + 2)
  }

  @Test func `a table asks an isolated data source`() {
    let (table, names) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Names(["a"])
    )
    table.dataSource = names
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a"])
  }

  @Test func `a controller in Swift 5 mode is laid out`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.scroll.contentSize == CGSize(width: 320, height: 110))
    #expect(screen.stack.arrangedSubviews.map(\.frame.minY) == [0, 30, 70])
    #expect(LabelledConstraint.usual == 751)
  }

  @Test func `a view of a module that is isolated by default hears a gesture`() {
    let (root, panel) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Panel())
    panel.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(panel)
    root.layoutIfNeeded()
    UITouch.tap(panel)
    root.layoutIfNeeded()
    #expect(panel.label.text == "tapped" && panel.label.frame.midX == 50)
    #expect(panel.texts.last == "tapped")
  }

  @Test func `a controller that is isolated by default uses the further modules`() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.windowSafeAreaInsets.top = 20
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    #expect(page.web.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(page.web.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
    page.showBrowser(try #require(URL(string: "https://example.org")))
    (page.presentedViewController as? SFSafariViewController)?.finish()
    page.showMail()
    (page.presentedViewController as? MFMailComposeViewController)?.finish(.cancelled)
    #expect(page.texts == ["browser ended", "mail true"] && page.presentedViewController == nil)
    await page.readTitle()
    await page.askUser()
    #expect(page.texts[2...].prefix(3) == ["no title", "true", "false, true"])
  }

  @Test func `values belong to no actor`() async {
    let sum = await Task.detached {
      margin(of: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4), .required)
    }.value
    #expect(sum == 7)
  }

  @Test func `a tree may be released on another thread`() async {
    // `@unchecked Sendable`, since only one task at a time has the box.
    final class Box: @unchecked Sendable {
      var card: Card?
    }
    weak var gone: Card?
    let box = Box()
    box.card = Card("Title")
    gone = box.card
    box.card?.layoutIfNeeded()
    await Task.detached { box.card = nil }.value
    #expect(gone == nil)
  }

  @Test func `what describes a view needs no actor`() async {
    let view = UIView()
    let text = await Task.detached { view.description }.value
    #expect(text.contains("frame = (0 0; 0 0)"))
  }
}
