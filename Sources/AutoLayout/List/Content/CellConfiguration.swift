/// The content and the background of a cell, header or footer that configurations describe, with
/// the views that show them.
final class CellConfiguration {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  private var view: (any UIView & UIContentView)?
  private var backdrop: BackgroundView?

  /// Shows a content in the content view of the cell: in the view that shows the present one if it
  /// supports the content, else in a new one.
  func show(_ content: (any UIContentConfiguration)?, in contentView: UIView) {
    self.content = content
    guard let content else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(content) {
      view.configuration = content
      return
    }
    view?.removeFromSuperview()
    let made = content.makeContentView()
    made.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      made.topAnchor.constraint(equalTo: contentView.topAnchor),
      made.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    view = made
  }

  /// Shows a background behind the content view of the cell.
  func show(_ background: UIBackgroundConfiguration?, behind cell: UIView) {
    self.background = background
    guard let background else {
      backdrop?.removeFromSuperview()
      backdrop = nil
      return
    }
    let view = backdrop ?? BackgroundView(frame: cell.bounds)
    if backdrop == nil {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.insertSubview(view, at: 0)
      backdrop = view
    }
    view.show(background)
  }

  /// Updates the content and the background for a state.
  func update(_ cell: UIView, _ contentView: UIView, _ state: any UIConfigurationState) {
    if updatesContent, let content { show(content.updated(for: state), in: contentView) }
    if updatesBackground, let background { show(background.updated(for: state), behind: cell) }
  }
}
