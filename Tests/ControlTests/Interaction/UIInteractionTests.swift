import AutoLayout
import Expectations
import Testing

@Suite struct UIInteractionTests {
  private final class Menu: NSObject, UIContextMenuInteractionDelegate, UIPointerInteractionDelegate
  {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      location.x < 50 ? UIContextMenuConfiguration(identifier: nil, previewProvider: nil) : nil
    }
  }

  private final class Log: NSObject, UIInteraction {
    weak var view: UIView?
    var moves: [String] = []

    func willMove(to view: UIView?) { moves.append("will \(view == nil ? "leave" : "enter")") }
    func didMove(to view: UIView?) {
      moves.append("did \(view == nil ? "leave" : "enter")")
      self.view = view
    }
  }

  @Test func `motion effects are kept with their view`() {
    let view = UIView()
    let group = UIMotionEffectGroup()
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    tilt.minimumRelativeValue = -10
    group.motionEffects = [tilt]
    view.addMotionEffect(group)
    view.addMotionEffect(tilt)
    view.removeMotionEffect(group)
    expectEqual(view.motionEffects.map { $0 === tilt }, [true])
    expectTrue(tilt.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func `an interaction leaves its former view`() {
    let (first, second, log) = (UIView(), UIView(), Log())
    first.addInteraction(log)
    expectTrue(first.interactions.count == 1 && log.view === first)
    second.addInteraction(log)
    expectTrue(first.interactions.isEmpty && second.interactions.count == 1)
    second.interactions = []
    expectTrue(log.view == nil)
    expectEqual(
      log.moves,
      [
        "will enter", "did enter", "will leave", "did leave", "will enter", "did enter",
        "will leave", "did leave",
      ]
    )
  }

  @Test func `a test asks the delegate for the menu of a view`() {
    let (view, menu) = (UIView(), Menu())
    let interaction = UIContextMenuInteraction(delegate: menu)
    view.addInteraction(interaction)
    expectTrue(interaction.view === view)
    let delegate = interaction.delegate
    expectTrue(
      delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil
    )
    let far = CGPoint(x: 60, y: 0)
    expectTrue(
      delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: far) == nil
    )
  }

  @Test func `a pointer has the default region and no style`() {
    let (view, menu) = (UIView(), Menu())
    let interaction = UIPointerInteraction(delegate: menu)
    view.addInteraction(interaction)
    let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    let request = UIPointerRegionRequest(location: .zero)
    expectTrue(
      menu.pointerInteraction(interaction, regionFor: request, defaultRegion: region) === region
    )
    expectTrue(menu.pointerInteraction(interaction, styleFor: region) == nil)
  }

  @Test func `a preview is shown where its view is`() {
    let (superview, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    superview.addSubview(view)
    let preview = UITargetedPreview(view: view)
    expectEqual(preview.size, CGSize(width: 30, height: 40))
    expectTrue(preview.target.container === superview)
    expectEqual(preview.target.center, CGPoint(x: 25, y: 40))
  }

  @Test func `interactions of dragging know their view and their delegate`() {
    final class Board: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [] }
    }
    let (board, view) = (Board(), UIView())
    let (drag, drop) = (UIDragInteraction(delegate: board), UIDropInteraction(delegate: board))
    view.addInteraction(drag)
    view.addInteraction(drop)
    expectTrue(drag.view === view && drop.view === view)
    expectTrue(drag.delegate === board && drop.delegate === board)
  }

  @Test func `a test asks for the elements of a menu that are made later`() {
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { $0([UIAction(title: "Share") { _ in }]) }
    ])
    var titles: [String] = []
    (menu.children[0] as? UIDeferredMenuElement)?.elementProvider { titles = $0.map(\.title) }
    expectEqual(titles, ["Share"])
  }
}
