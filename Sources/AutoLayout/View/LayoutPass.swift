/// The state of a layout pass: of the nested calls of ``UIView/layoutIfNeeded()`` in one tree.
/// (Rule 8.14.)
final class LayoutPass {
  var depth = 0
  /// The number of times that layout entered a view again while that view was being laid out.
  var repetitions = 0
  /// Whether a layout loop was reported. All calls then return, and the views that still wait are
  /// left to the next pass.
  var isGivenUp = false
  /// Whether this is the last round before layout stops. The names of the views that ask for
  /// another round are then recorded in ``asking``.
  var isLastRound = false
  var asking: [String] = []
  /// Controllers whose views entered the window; they appear once these views are laid out.
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
