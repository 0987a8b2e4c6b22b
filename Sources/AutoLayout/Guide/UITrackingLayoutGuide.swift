/// A guide that follows something on the screen, and switches constraints by the edges of its view that this is near. The guide of
/// the keyboard does so if it follows undocked keyboards; a docked one is near the bottom alone.
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let constraints: [NSLayoutConstraint]
    let edge: NSDirectionalRectEdge
    /// Whether they are active near the edge, or away from it.
    let isNear: Bool
  }

  private var tracked: [Tracked] = []
  /// The edges that it is near at present; nil while it does not track.
  private var edges: NSDirectionalRectEdge?

  /// The constraints are active while the guide is near an edge of its view, and only then. They replace what was said for it.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: true)
  }

  /// The constraints are active while the guide is not near an edge of its view, and only then.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: false)
  }

  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }

  open func constraintsActive(
    whenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }

  /// Deactivates what is tracked, and forgets it.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
    tracked = []
  }

  private func track(
    _ constraints: [NSLayoutConstraint],
    _ edge: NSDirectionalRectEdge,
    isNear: Bool
  ) {
    if let index = tracked.firstIndex(where: { $0.edge == edge && $0.isNear == isNear }) {
      NSLayoutConstraint.deactivate(tracked[index].constraints)
      tracked.remove(at: index)
    }
    if constraints.isEmpty { return }
    tracked.append(Tracked(constraints: constraints, edge: edge, isNear: isNear))
    activate()
  }

  /// What it follows is near these edges now; nil if that is not to be tracked.
  func isNear(_ edges: NSDirectionalRectEdge?) {
    if edges == self.edges { return }
    self.edges = edges
    activate()
  }

  private func activate() {
    var (on, off): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    for entry in tracked {
      if isOn(entry) { on += entry.constraints } else { off += entry.constraints }
    }
    NSLayoutConstraint.deactivate(off.filter(\.isActive))
    NSLayoutConstraint.activate(on.filter { !$0.isActive })
  }

  private func isOn(_ entry: Tracked) -> Bool {
    guard let edges else { return false }
    return entry.isNear ? edges.isSuperset(of: entry.edge) : edges.isDisjoint(with: entry.edge)
  }
}

/// Sides of a rectangle in terms of the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
