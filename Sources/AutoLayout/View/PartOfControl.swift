/// The state of a view inside of a control that sets the view's frame.
///
/// The frame gives way to constraints of the app: its mask has the lowest priority. The control sets
/// it again only when it wants another one, or the two would take turns.
final class PartOfControl {
  /// The frame that the control set last.
  var wantedFrame: CGRect?
}
