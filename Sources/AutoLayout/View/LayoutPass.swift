/// The calls of ``UIView/layoutIfNeeded()`` in one tree that run inside of each other. (Rule 8.14.)
final class LayoutPass {
  var depth = 0
  /// How often views that are in the middle of their layout were gone into again.
  var repetitions = 0
  /// A loop was reported: all calls return, and what still waits is left to the next one from outside.
  var isGivenUp = false
  /// Whether this is the last round before layout stops: then who asks for another one is written down.
  var isLastRound = false
  var asking: [String] = []
  /// Controllers whose views came into the window, and that have appeared once these are laid out.
  var appearing: [UIViewController] = []

  func end() {
    depth -= 1
    if depth > 0 { return }
    isGivenUp = false
    isLastRound = false
    asking = []
    while !appearing.isEmpty { appearing.removeFirst().endAppearing() }
  }
}
