/// The colour of the status bar's contents. It has no effect here.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, by the appearance.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes. It has no effect here.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
