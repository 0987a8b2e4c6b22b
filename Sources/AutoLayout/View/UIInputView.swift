public import Foundation

/// A view that is shown in place of the keyboard or above it, which are not here.
open class UIInputView: UIView {
  /// The background of the view.
  nonisolated public enum Style: Int, Sendable {
    /// Its own.
    case `default` = 0
    /// That of the keyboard.
    case keyboard = 1
  }

  /// The background of the view.
  open private(set) var inputViewStyle = Style.default
  /// Whether the view's constraints determine its height. Stored without an effect here.
  open var allowsSelfSizing = false

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view with a frame in points and a background.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
