/// A guide that follows an object on the screen, and activates constraints depending on the edges
/// of the owning view that the object is near. The keyboard's guide does so if it follows undocked
/// keyboards; a docked keyboard is near the bottom only.
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let constraints: [NSLayoutConstraint]
    let edge: NSDirectionalRectEdge
    /// Whether the constraints are active near the edge; otherwise they are active away from it.
    let isNear: Bool
  }

  private var tracked: [Tracked] = []
  /// The edges that the object is near; nil while nothing is tracked.
  private var edges: NSDirectionalRectEdge?

  /// Sets the constraints that are active only while the object is near an edge of the view. They
  /// replace those set before for this edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: true)
  }

  /// Sets the constraints that are active only while the object is away from an edge of the view.
  /// They replace those set before for this edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: false)
  }

  /// Returns the constraints set for the state near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }

  /// Returns the constraints set for the state away from an edge.
  open func constraintsActive(
    whenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }

  /// Deactivates and removes all tracked constraints.
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

  /// Updates the edges that the object is near, and activates the constraints for them; nil stops
  /// the tracking.
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

/// Edges of a rectangle in terms of the layout direction.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
